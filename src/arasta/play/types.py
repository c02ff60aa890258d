"""For type checkers: the settings of each game, as `arasta.new` and `arasta.batch` take them, and the view of a game.

`tests/test_types.py` compares the settings with the schemas, which alone decide what is right.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # What a game's view is: `Game[IstanbulView]`, `Game[DiceView]`; a bare `Game` is either.
    ViewType = TypeVar("ViewType", default=Any)
else:  # a default of a type variable is for type checkers only, and newer than the oldest Python here
    from typing import TypeVar

    ViewType = TypeVar("ViewType")

GameName = Literal["istanbul", "dice"]
Chance = Literal["auto", "manual", "fair"]
BatchChance = Literal["auto", "explicit"]


class IstanbulSettings(TypedDict, total=False):
    """The settings of the board game."""

    players: int
    expansions: str | Iterable[str]
    layout: str | Iterable[int]
    variants: str | Iterable[str]
    letters_deck: Literal["all", "new"]


class DiceSettings(TypedDict, total=False):
    """The settings of the dice game."""

    players: int
