"""What runs in the process of a bot. It imports no more than bots need, so that a new process is ready soon."""

import secrets
from functools import lru_cache

from arasta.bots.bot import Bot
from arasta.bots.position import Position
from arasta.bots.registry import make

SEED_BITS = 63
KEPT_BOTS = 8  # in a process: a net is loaded once


@lru_cache(KEPT_BOTS)
def bot_of(name: str, game: str) -> Bot:
    """A bot of this process."""
    return make(name, game, secrets.randbits(SEED_BITS))


def think(name: str, position: Position) -> str:
    """What a bot chooses."""
    return bot_of(name, position.rules.name).choose(position)
