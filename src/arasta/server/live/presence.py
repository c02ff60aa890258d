"""Whether the people of a table are here, on their way back, or away, and for how long.

A socket that answers beats is missed when it does not answer any more; another one when it is closed. A program that
asks over HTTP counts as here for a while after each request. When people were last here is kept in the database,
so that it is known after a restart; but what may be done about it counts from when this server could have seen them.
"""

import math
from collections.abc import Iterable
from typing import Literal, NamedTuple

from arasta.server.tables.seats import Chair

COMING_BACK_SECONDS = 20.0  # after a lost connection, in which most people are back by themselves
POLL_SECONDS = 30.0  # for which a request over HTTP counts; the longest wait for one is shorter

Word = Literal["here", "coming_back", "away"]
HERE: Word = "here"
COMING_BACK: Word = "coming_back"
AWAY: Word = "away"


class Presence(NamedTuple):
    """Of one seat: null where there is no person."""

    word: Word | None = None
    away: float | None = None  # seconds
    replace_in: float | None = None  # seconds until the others may let a bot play


NOBODY = Presence()


class Attendance:
    """Who was here when, at one table. Times are seconds since 1970."""

    def __init__(self, seen: dict[int, float], watched: float) -> None:
        self.seen = seen  # by seat when the person was last here
        self.watched = watched  # since when this process sees who is here
        self.polled: dict[int, float] = {}  # by seat the last request over HTTP
        self.elsewhere: dict[str, frozenset[int]] = {}  # by process the seats that are connected there

    def others(self, now: float) -> set[int]:
        """Those who are here without a socket to this process."""
        polled = {seat for seat, asked in self.polled.items() if now - asked < POLL_SECONDS}
        return polled.union(*self.elsewhere.values())

    def away(self, seat: int, now: float) -> float:
        """For how long somebody who is not here has been away; nobody knows of who was never seen before."""
        return max(0.0, now - self.seen.get(seat, self.watched))

    def away_watched(self, seat: int, now: float) -> float:
        """The same, as far as this process has seen it."""
        return min(self.away(seat, now), now - self.watched)

    def presence(self, chair: Chair, here: Iterable[int], patience: float | None, now: float) -> Presence:
        """Of a seat. `patience` is how long the others wait; null before the game, when nobody waits for anybody."""
        if not chair.token_hash:
            return NOBODY
        if chair.seat in here:
            return Presence(HERE)
        away = self.away(chair.seat, now)
        may_be_replaced = patience is not None and not chair.bot and not chair.left
        wait = max(0.0, patience - self.away_watched(chair.seat, now)) if patience is not None else 0.0
        word = COMING_BACK if away < COMING_BACK_SECONDS else AWAY
        return Presence(word, round(away, 1), math.ceil(wait) if may_be_replaced else None)
