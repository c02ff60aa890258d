"""What runs in the process of a bot. It imports no more than bots need, so that a new process is ready soon."""

import secrets
from functools import lru_cache

from arasta.bots.checked_bot import CheckedBot
from arasta.bots.limits import NO_LIMITS, Limits, TooLarge
from arasta.bots.position import Position
from arasta.bots.registry import USUAL_LEVEL
from arasta.play.api import rules_of
from arasta.play.game.game import Game

SEED_BITS = 63
KEPT_BOTS = 8  # in a process: a net is loaded once
TRIED = "dice"  # the smaller game


ALLOWED: list[Limits] = [NO_LIMITS]  # of this process


def begin(megabytes: int) -> None:
    """A process begins, in which a bot may take so much memory; its time is the server's to limit. Whoever imports this
    has loaded what bots need, so that no bot's time goes into that.
    """
    ALLOWED[:] = [Limits(0, megabytes)]


@lru_cache(KEPT_BOTS)
def bot_of(name: str, game: str) -> CheckedBot:
    """A bot of this process."""
    return CheckedBot(name, game, secrets.randbits(SEED_BITS), *ALLOWED)


def think(name: str, position: Position) -> str:
    """What a bot chooses, by name. One that has taken too much memory is made anew for its next choice."""
    try:
        return str(bot_of(name, position.rules.name).choose(position))
    except TooLarge:
        bot_of.cache_clear()
        raise


def try_to_think() -> None:
    """The first choice of a game that nobody plays: whether a bot can think here at all."""
    rules = rules_of(TRIED)
    think(USUAL_LEVEL, Position.of(Game(rules, rules.settings(players=2), 0), 0))
