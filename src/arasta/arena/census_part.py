"""A game's own part of its census, so that taking and telling it is written once and knows no game."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from arasta.core.action import Action
from arasta.play.games import part_of

NOT_HERE = "not in the games played"
Counts = dict[str, int]


@dataclass
class ChoiceCounts:
    """What was counted in random games."""

    choices: np.ndarray  # by decision, what it is counted under, and option
    played: int = 0  # games
    decisions: int = 0
    at_end: Counter[str] = field(default_factory=Counter)  # what lay on the tables when the games were over

    def plus(self, other: "ChoiceCounts") -> "ChoiceCounts":
        """Both together."""
        return ChoiceCounts(
            self.choices + other.choices,
            self.played + other.played,
            self.decisions + other.decisions,
            self.at_end + other.at_end,
        )


class CensusPart(Protocol):
    """A file with these functions. `played` are the settings of the games played."""

    def mixes(self, chosen: dict[str, Any]) -> list[Any]:
        """The settings of the games to play: whatever is not chosen is varied."""

    def header(self, played: Sequence[Any]) -> dict[str, list[Any]]:
        """What was played, by the words that tell it."""

    def counted_under(self, states: np.ndarray, effects: np.ndarray, arguments: np.ndarray) -> np.ndarray:
        """The number under which the choice at each decision is counted: its argument, or what tells more."""

    def at_end(self, states: np.ndarray) -> Counts:
        """What `things` has to count on the table, as nobody chooses it."""

    def things(self, taken: ChoiceCounts, actions: Counts, played: Sequence[Any]) -> dict[str, Counts]:
        """By kind, how often everything on the table was used; `actions` is how often each action was chosen."""

    def why_never(self, action: Action, played: Sequence[Any]) -> str | None:
        """Why it is right that an action never came up in these games; None if there is no such reason."""

    def why_unused(self, kind: str, name: str) -> str | None:
        """Why it is right that a thing was never used; None if there is no such reason."""


def census_part(game: str) -> CensusPart:
    """The part of a game."""
    part: CensusPart = part_of(game, "arena", "census")
    return part
