"""Clocks: how long people may take, for a turn or for a game. Without one, which is usual, a table waits for days."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

PER_TURN, PER_GAME = "turn", "game"


class Times(NamedTuple):
    """What each seat had left, in seconds, when it was last looked at."""

    left: tuple[float, ...]
    since: float  # seconds since 1970


@dataclass(frozen=True)
class Clock:
    """What a table agreed about time."""

    per: str  # turn: whoever the table begins to wait for has all of it; game: it is all that a seat has
    seconds: float
    bot: str = ""  # that plays on when time is up; empty: the table waits, and shows it

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None) -> "Clock | None":
        """As it was kept."""
        return None if kept is None else cls(**kept)

    def wound(self, seats: int, now: float) -> Times:
        """At the beginning."""
        return Times((self.seconds,) * seats, now)

    def after(self, times: Times, waited: int | None, runs: bool, waits: int | None, now: float) -> Times:
        """When the table has waited for one seat until now, whose clock ran if a person plays there, and waits for
        another from now on, or for the same.
        """
        left = list(times.left)
        if waited is not None and runs:
            left[waited] = max(0.0, left[waited] - max(0.0, now - times.since))
        if waited is not None and waits != waited and self.per == PER_TURN:
            left[waited] = self.seconds
        return Times(tuple(left), now)
