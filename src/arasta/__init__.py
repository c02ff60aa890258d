"""Arasta plays Istanbul: exact rules, fast, for players and for people who write players.

import arasta
game = arasta.new("istanbul", players=4, seed=7)
game.legal            # what the seat to act may choose
game.play("move 9")   # choose it
game.view(seat=0)     # what a seat sees

What is offered here is loaded when it is first asked for: the rules alone need only NumPy and Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arasta.analysis.analysis import analyse
    from arasta.analysis.hints import hint
    from arasta.core.machine import CHANCE, NOBODY
    from arasta.core.setting_kinds import SettingError
    from arasta.play.api import batch, load, new
    from arasta.play.batch.batch import Batch
    from arasta.play.errors import CannotUndo, IllegalAction, NoSuchSeat, NotVerified, RecordError, SnapshotError
    from arasta.play.game.choice import Choice
    from arasta.play.game.game import Game
    from arasta.play.games import GAMES
    from arasta.play.records.fair_dice import FairDice
    from arasta.play.records.verify import verify

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "Batch",
    "CannotUndo",
    "Choice",
    "FairDice",
    "Game",
    "IllegalAction",
    "NoSuchSeat",
    "NotVerified",
    "RecordError",
    "SettingError",
    "SnapshotError",
    "analyse",
    "batch",
    "hint",
    "load",
    "new",
    "verify",
]

_HOMES = {
    "CHANCE": "arasta.core.machine",
    "NOBODY": "arasta.core.machine",
    "Batch": "arasta.play.batch.batch",
    "batch": "arasta.play.api",
    "SettingError": "arasta.core.setting_kinds",
    "CannotUndo": "arasta.play.errors",
    "IllegalAction": "arasta.play.errors",
    "NoSuchSeat": "arasta.play.errors",
    "NotVerified": "arasta.play.errors",
    "RecordError": "arasta.play.errors",
    "SnapshotError": "arasta.play.errors",
    "Choice": "arasta.play.game.choice",
    "FairDice": "arasta.play.records.fair_dice",
    "Game": "arasta.play.game.game",
    "GAMES": "arasta.play.games",
    "analyse": "arasta.analysis.analysis",
    "hint": "arasta.analysis.hints",
    "load": "arasta.play.api",
    "new": "arasta.play.api",
    "verify": "arasta.play.records.verify",
}


def __dir__() -> list[str]:
    return sorted(__all__)


if not TYPE_CHECKING:  # to a type checker it would be a promise to have whatever is asked for

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'arasta' has no attribute {name!r}; it has {', '.join(__all__)}.")
        return getattr(import_module(_HOMES[name]), name)
