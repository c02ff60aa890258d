"""Beats: a short message every second to those who answer it. So both sides notice within seconds that the other one
is gone: a network that goes away closes no socket. Pages answer in the background too, where their own timers stand
still.
"""

from collections.abc import Callable
from itertools import cycle

from arasta.server.live.connection import Connection
from arasta.server.ops.periodic import Sweep

BEAT_SECONDS = 1.0
SLOTS = 20  # of a second: sent all at once, beats would keep choices waiting
MOST_UNANSWERED = 3  # then somebody is missed; counted in beats, for a server that was busy has sent none
BEAT = '{"t":"beat"}'


class Beats:
    """All connections that answer beats. `missed` is called with one that no longer does."""

    def __init__(self, missed: Callable[[Connection], None]) -> None:
        self.missed = missed
        self.slots: list[set[Connection]] = [set() for _ in range(SLOTS)]
        self.turns = cycle(self.slots)
        self.sweep = Sweep("beats", BEAT_SECONDS / SLOTS, self.beat)

    def add(self, connection: Connection) -> None:
        """One more."""
        min(self.slots, key=len).add(connection)

    def discard(self, connection: Connection) -> None:
        """One less."""
        for slot in self.slots:
            slot.discard(connection)

    async def beat(self) -> None:
        """The next of the slots."""
        for connection in list(next(self.turns)):
            if connection.unanswered >= MOST_UNANSWERED and not connection.is_missed:
                connection.is_missed = True
                self.missed(connection)
            connection.unanswered += 1
            connection.send(BEAT)
