"""A game to record."""

from collections.abc import Callable
from typing import Any, NamedTuple

from arasta.play.types import GameName


class Golden(NamedTuple):
    """A game to record: its folder and file, what it shows, its seed, its settings, and what its players think of the
    own side of the table, given state and seat.
    """

    game: GameName
    name: str
    remark: str
    seed: int
    settings: dict[str, Any]
    worth: Callable[[Any, int], float]
