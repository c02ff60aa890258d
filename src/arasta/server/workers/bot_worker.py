"""What runs in the process of a bot. It imports no more than bots need, so that a new process is ready soon."""

import secrets
from functools import lru_cache

from arasta.bots.bot import Bot
from arasta.bots.position import Position
from arasta.bots.registry import USUAL_LEVEL, make
from arasta.play.api import rules_of
from arasta.play.game.game import Game

SEED_BITS = 63
KEPT_BOTS = 8  # in a process: a net is loaded once
TRIED = "dice"  # the smaller game


def begin() -> None:
    """A process begins. Whoever imports this has loaded what bots need, so that no bot's time goes into that."""


@lru_cache(KEPT_BOTS)
def bot_of(name: str, game: str) -> Bot:
    """A bot of this process."""
    return make(name, game, secrets.randbits(SEED_BITS))


def think(name: str, position: Position) -> str:
    """What a bot chooses."""
    return bot_of(name, position.rules.name).choose(position)


def try_to_think() -> None:
    """The first choice of a game that nobody plays: whether a bot can think here at all."""
    rules = rules_of(TRIED)
    think(USUAL_LEVEL, Position.of(Game(rules, rules.settings(players=2), 0), 0))
