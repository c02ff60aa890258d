"""What a module may add to the board in a terminal: the `BOARD` in its `board.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from arasta.istanbul.modules import BASE, parts
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line

Street = dict[tuple[str, int], int]  # by the row on whose right side or below which a closed one is: its column


class Column(NamedTuple):
    """A column of the table of players."""

    word: str  # of the texts that are its titles
    after: str  # the column that it follows
    cell: Callable[[View, Sheet], Line]  # of a player
    is_amount: bool = False  # numbers stand to the right
    wide: str = ""  # how it is set in a wide table; empty: not there


def nothing(view: View, sheet: Sheet) -> list[str]:
    """It adds nothing."""
    return []


@dataclass(frozen=True)
class BoardPart:
    """Whatever is not given is nothing."""

    # By key of a place's view, in this order: what its box shows, in so many columns, None if something else is to be
    # shown; and what it asks, in very few
    shows: Mapping[str, Callable[[View, int, Sheet], Line | None]] = field(default_factory=dict)
    asks: Mapping[str, Callable[[View, Sheet], Line]] = field(default_factory=dict)
    price_texts: Mapping[int, str] = field(default_factory=dict)  # by place: of a price that is not in lira
    brackets: Mapping[str, str] = field(default_factory=dict)  # by key of a place's view: pieces that stand in brackets
    columns: Sequence[Column] = ()
    tiles: Callable[[View, Sheet], Line] = lambda player, sheet: []  # of a player
    below_player: Callable[[View, Sheet, str], list[str]] = lambda player, sheet, before: []
    hands: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # by key of a view: a text, and the kind of card
    beside: Callable[[View, Sheet], list[str]] = nothing  # what lies beside the board
    beside_small: Callable[[View, Sheet], list[str]] = nothing  # what only a board in few lines must say there
    legend_pieces: Sequence[str] = ()
    legend_signs: Sequence[str] = ()
    names_cells: Callable[[View], bool] = lambda view: False  # whether cells of the grid need their names
    asks_for_cells: Callable[[View], bool] = lambda view: False  # whether cells are chosen just now
    closed_street: Callable[[View], Street] = lambda view: {}


@cache
def boards() -> dict[str, BoardPart]:
    """By module its part, the base's first."""
    return {module: part.BOARD for module, part in parts("board", __package__).items()}


def boards_in(view: View) -> list[BoardPart]:
    """The parts of the modules that are in a game."""
    return [board for module, board in boards().items() if module == BASE or module in view["expansions"]]
