"""What may be given to `arasta.new` and `arasta.batch`, for type checkers: the settings of each game by its name.

`tests/test_types.py` compares them with the schemas, which alone decide what is right.
"""

from collections.abc import Iterable
from typing import Literal, TypedDict

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
