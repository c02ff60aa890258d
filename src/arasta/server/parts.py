"""All the parts of a running server, put together."""

import asyncio
import time
from dataclasses import dataclass, field

from arasta.server.advisers import Advisers
from arasta.server.asking import Asked
from arasta.server.bots import Bots
from arasta.server.limits import Buckets
from arasta.server.metrics import Metrics
from arasta.server.postman import postman_of
from arasta.server.refusals import Refused
from arasta.server.rooms import Rooms
from arasta.server.settings import Settings
from arasta.server.store.addresses import Addresses
from arasta.server.store.notify import Listener
from arasta.server.store.reviews import Reviews
from arasta.server.store.store import ENTRIES, SAID, Store
from arasta.server.table import Entry, Table
from arasta.server.tables import Tables
from arasta.server.timekeeping import Timekeeper


@dataclass
class Server:
    """A server with its store open."""

    settings: Settings
    metrics: Metrics = field(default_factory=Metrics)

    def __post_init__(self) -> None:
        self.store = Store(self.settings.database_url)
        self.tables = Tables(self.store, self.settings.live_games)
        self.tables.listeners.append(self.counted)
        self.rooms = Rooms(self.tables)
        self.bots = Bots(self.tables, self.settings, self.metrics)
        self.advisers = Advisers(self.settings, Reviews(self.store))
        self.timekeeper = Timekeeper(self.tables)
        self.addresses = Addresses(self.store)
        self.postman = postman_of(self.settings, self.addresses, self.rooms, self.metrics)
        self.requests = Buckets(self.settings.requests_per_minute)
        self.new_tables = Buckets(self.settings.tables_per_minute)
        self.advice = Buckets(self.settings.advice_per_minute)
        self.measure()
        self.listener = Listener(self.store, self.heard, self.lost) if self.store.shared else None

    def measure(self) -> None:
        """Let the metrics see what happens inside."""
        self.tables.took = self.metrics.action_seconds.observe
        self.store.writer.committed = self.committed
        self.metrics.stand(
            {
                "arasta_live_tables": lambda: len(self.tables.held),
                "arasta_writes_waiting": self.store.writer.queue.qsize,
                "arasta_bots_asked": lambda: len(self.bots.asked),
            }
        )

    def committed(self, jobs: int, seconds: float) -> None:
        """For the metrics: a transaction was committed."""
        self.metrics.written.inc(jobs)
        self.metrics.commit_seconds.observe(seconds)

    def start(self) -> None:
        """Listen to other processes, and ask bots that are due."""
        if self.listener is not None:
            self.listener.sweep.start()
        self.bots.start()
        self.timekeeper.sweep.start()
        if self.postman is not None:
            self.postman.start()

    async def stop(self) -> None:
        """Everybody is told; what was begun is carried through; then the store is closed."""
        self.rooms.close()
        await self.timekeeper.sweep.stop()
        if self.postman is not None:
            await self.postman.stop()
        await self.bots.stop()
        await self.advisers.stop()
        if self.listener is not None:
            await self.listener.sweep.stop()
        await asyncio.gather(*self.tables.tasks, return_exceptions=True)
        await asyncio.to_thread(self.store.close)

    async def heard(self, channel: str, game: str, number: int) -> None:
        """Some process has stored something."""
        if channel == ENTRIES:
            await self.tables.hear(game, number)
        elif channel == SAID and game in self.rooms.rooms:
            for line in await self.store.lines(game, number - 1):
                if line.number == number:
                    self.rooms.tell_said(game, line)

    async def lost(self) -> None:
        """Other processes were not heard for a while: look at all tables in memory."""
        for game, held in list(self.tables.held.items()):
            await self.tables.hear(game, held.table.n + 1)

    async def since(self, game: str, have: int | None) -> tuple[Table, int | None]:
        """A table, and the first step to be told to somebody who has its entries up to one; None: from nowhere."""
        table = await self.tables.table(game)
        while have is not None and have <= table.n:
            lowest = await self.store.lowest_step(game, have)
            newest = await self.tables.table(game)
            if newest.n == table.n:  # nothing happened while the store was asked
                return newest, lowest
            table = newest
        return table, None

    async def say(self, game: str, asked: Asked, text: str) -> int:
        """A line of chat; a repeated one is said once. The newest entry of the table."""
        table = await self.tables.table(game)
        seat = asked.player
        tidy = " ".join(text.split())
        if not tidy or not tidy.isprintable():
            raise Refused("malformed", problem="text")
        name = table.chairs[seat].name
        line, is_new = await self.store.say(table.agreed.id, seat, name, tidy, asked.request or "", time.time())
        if is_new and self.listener is None:  # with a listener all processes hear of it, this one too
            self.rooms.tell_said(table.agreed.id, line)
        return table.n

    def counted(self, table: Table, entry: Entry, since: int) -> None:
        """For the metrics."""
        self.metrics.entries.labels(entry.kind).inc()
