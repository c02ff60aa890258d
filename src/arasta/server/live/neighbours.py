"""Who is connected to other processes of the server. They tell each other by NOTIFY and keep nothing of it: what a
process told is forgotten when it is no longer heard.

A notice is the process, a table and the seats of people who are connected there; or a question mark, which asks the
others for theirs; or the process alone, which says that it lives.
"""

import secrets
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from arasta.server.live.broadcast import Rooms
from arasta.server.ops.periodic import Sweep
from arasta.server.store.store import HERE, Store

ALIVE_SECONDS = 1.0
FORGOTTEN_SECONDS = 4.0  # so long after its last notice a process counts as gone
ASKS = "?"


class Neighbours:
    """The other processes, as far as they were heard."""

    def __init__(self, store: Store, rooms: Rooms, begin: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self.store = store
        self.rooms = rooms
        self.begin = begin  # work that is not waited for
        self.process = secrets.token_hex(6)
        self.heard_of: dict[str, float] = {}  # by process when it was last heard
        self.sweep = Sweep("neighbours", ALIVE_SECONDS, self.live)
        rooms.shared = True
        rooms.came_or_went = self.tell
        rooms.opened = lambda game: self.send(game, ASKS)

    def tell(self, game: str, seats: Iterable[int]) -> None:
        """Tell the others who is connected to this process."""
        self.send(game, ",".join(map(str, sorted(seats))) or "-")

    def send(self, *words: str) -> None:
        """A notice of this process."""
        self.begin(self.store.notify(HERE, " ".join((self.process, *words))))

    async def live(self) -> None:
        """Say that this process lives, and forget those that do not."""
        await self.store.notify(HERE, self.process)
        now = self.rooms.tables.now()
        for process in [process for process, last in self.heard_of.items() if now - last > FORGOTTEN_SECONDS]:
            del self.heard_of[process]
            self.rooms.forget_process(process)

    def hear(self, notice: str) -> None:
        """A notice of some process; one's own are told too."""
        process, *words = notice.split(" ")
        if process == self.process:
            return
        self.heard_of[process] = self.rooms.tables.now()
        if len(words) != 2:
            return
        game, said = words
        if said == ASKS:
            seats = self.rooms.connected(game)
            if seats:
                self.tell(game, seats)
        else:
            self.rooms.hear_elsewhere(game, process, {int(seat) for seat in said.split(",") if seat != "-"})
