"""Arasta plays Istanbul: exact rules, fast, for players and for people who write players.

import arasta
game = arasta.new("istanbul", players=4, seed=7)
game.legal            # what the seat to act may choose
game.play("move 9")   # choose it
game.view(seat=0)     # what a seat sees
"""

from typing import Any

from arasta.play.errors import CannotUndo, IllegalAction, RecordError
from arasta.play.game import Choice, Game
from arasta.play.record import read
from arasta.rules.istanbul import Istanbul
from arasta.rules.names import CHANCE
from arasta.rules.options import OptionError
from arasta.rules.protocol import Rules

__all__ = ["CHANCE", "CannotUndo", "Choice", "Game", "IllegalAction", "OptionError", "RecordError", "load", "new"]

GAMES: dict[str, Rules] = {"istanbul": Istanbul()}


def new(game: str = "istanbul", *, seed: int | None = None, chance: str = "auto", **options: Any) -> Game:
    """A new game. Options of `istanbul`: `players`, `layout`, `variants`.

    With a seed chance resolves itself, always in the same way; without one it takes a seed of its own. With
    `chance="manual"` the caller plays the chance actions: the rolls and draws of a real table.
    """
    if game not in GAMES:
        raise OptionError(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    rules = GAMES[game]
    return Game(rules, rules.choose(**options), seed, chance)


def load(text: str, *, seed: int | None = None, chance: str = "auto") -> Game:
    """The game of a record, replayed and checked step by step. A bad record raises RecordError and names the line."""
    return read(text, GAMES, seed, chance)
