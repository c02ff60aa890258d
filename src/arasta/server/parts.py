"""All the parts of a running server, put together."""

import asyncio
import logging
import time
from dataclasses import dataclass, field
from threading import Thread
from typing import Any

from arasta.bots.widening import tell_for_others
from arasta.play.games import GAMES
from arasta.server.errors import Refused
from arasta.server.http.connections import Connections
from arasta.server.http.rate_limits import Buckets, message_buckets
from arasta.server.live.broadcast import Rooms
from arasta.server.live.neighbours import Neighbours
from arasta.server.mail.postman import postman_of
from arasta.server.ops.health import Health
from arasta.server.ops.metrics import Metrics
from arasta.server.settings import Settings
from arasta.server.store.addresses import Addresses
from arasta.server.store.notify import Listener
from arasta.server.store.own_games import OwnGames
from arasta.server.store.reviews import Reviews
from arasta.server.store.rows import ChatLine
from arasta.server.store.store import ENTRIES, HERE, SAID, Store
from arasta.server.store.transfers import Transfers
from arasta.server.tables.abandoned import Abandoned
from arasta.server.tables.dice_words import WordKeeper
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Tables
from arasta.server.tables.table import Entry, Table
from arasta.server.tables.timekeeper import Timekeeper
from arasta.server.workers.advice import Advisers
from arasta.server.workers.bots import Bots
from arasta.server.workers.pool import Pool
from arasta.server.workers.reader import Reader

STOP_SECONDS = 2.0  # for what was begun, and for the database to be closed

log = logging.getLogger(__name__)


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
        self.bots.tell_stuck = self.rooms.tell_stuck
        self.advisers = Advisers(self.settings, Reviews(self.store))
        self.reader = Reader()
        self.timekeeper = Timekeeper(self.tables)
        self.word_keeper = WordKeeper(self.tables)
        self.abandoned = Abandoned(self.tables, self.settings.forget_days)
        self.addresses = Addresses(self.store)
        self.own_games = OwnGames(self.store)
        self.transfers = Transfers(self.store)
        self.postman = postman_of(self.settings, self.addresses, self.rooms, self.metrics)
        self.connections = Connections(self.settings)
        self.warming: list[asyncio.Future[Any]] = []
        self.is_stuck = False  # whether it has stopped without waiting for its database any longer
        self.health = Health(self.store, self.pools, lambda: not all(task.done() for task in self.warming))
        self.requests = Buckets(self.settings.requests_per_minute)
        self.messages = message_buckets(self.settings.messages_per_second)
        self.new_tables = Buckets(self.settings.tables_per_minute)
        self.new_addresses = Buckets(self.settings.addresses_per_minute)
        self.advice = Buckets(self.settings.advice_per_minute)
        self.lines = Buckets(self.settings.lines_per_minute)
        self.measure()
        self.listener = Listener(self.store, self.heard, self.lost) if self.store.shared else None
        self.neighbours = Neighbours(self.store, self.rooms, self.tables.begin) if self.store.shared else None

    def measure(self) -> None:
        """Let the metrics see what happens inside."""
        self.tables.took = self.metrics.action_seconds.observe
        self.store.writer.committed = self.committed
        self.metrics.stand(
            {
                "arasta_live_tables": lambda: len(self.tables.held),
                "arasta_writes_waiting": self.store.writer.queue.qsize,
                "arasta_connections": lambda: len(self.connections.lines),
                "arasta_bots_asked": lambda: len(self.bots.asked),
                "arasta_pools_unwell": lambda: sum(bool(pool.problem) for pool in self.pools),
            }
        )

    @property
    def pools(self) -> list[Pool]:
        """The processes in which bots and advisers think."""
        return [self.bots.quick, self.bots.searching, self.advisers.quick, self.advisers.patient]

    def committed(self, jobs: int, seconds: float) -> None:
        """For the metrics: a transaction was committed."""
        self.metrics.written.inc(jobs)
        self.metrics.commit_seconds.observe(seconds)

    def start(self) -> None:
        """Listen to other processes, and ask bots that are due; what their nets do not know is in the log once."""
        for rules in GAMES.values():
            tell_for_others(rules)
        if self.listener is not None:
            self.listener.sweep.start()
        if self.neighbours is not None:
            self.neighbours.sweep.start()
        self.bots.start()
        self.timekeeper.sweep.start()
        self.word_keeper.sweep.start()
        self.abandoned.sweep.start()
        self.rooms.beats.sweep.start()
        if self.postman is not None:
            self.postman.start()
        if self.settings.warm_up:
            self.warming = [*map(self.advisers.warm_up, GAMES), self.bots.warm_up()]

    async def stop(self) -> None:
        """Everybody is told; what was begun is carried through; then the store is closed. A database that does not
        answer is not waited for any longer: what nobody was told of has not happened.
        """
        self.rooms.close()
        await self.timekeeper.sweep.stop()
        await self.word_keeper.sweep.stop()
        await self.abandoned.sweep.stop()
        await self.rooms.beats.sweep.stop()
        if self.neighbours is not None:
            await self.neighbours.sweep.stop()
        if self.postman is not None:
            await self.postman.stop()
        await self.bots.stop()
        await self.advisers.stop()
        self.reader.stop()
        if self.listener is not None:
            await self.listener.sweep.stop()
        if self.tables.tasks:
            await asyncio.wait(self.tables.tasks, timeout=STOP_SECONDS)
        closing = Thread(target=self.store.close, daemon=True)
        closing.start()
        await asyncio.to_thread(closing.join, STOP_SECONDS)
        self.is_stuck = closing.is_alive()
        if self.is_stuck:
            log.error("store_not_closed", extra={"problem": "the database does not answer"})

    async def heard(self, channel: str, notice: str) -> None:
        """Some process has stored something, or tells who is connected to it."""
        if channel == HERE:
            return None if self.neighbours is None else self.neighbours.hear(notice)
        game, _, told = notice.rpartition(" ")
        number = int(told)
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

    async def say(self, game: str, caller: Caller, text: str, reaction: str | None = None) -> int:
        """A line of chat, or a reaction without words; a repeated one is said once. The newest entry of the table."""
        table = await self.tables.table(game)
        seat = caller.player
        tidy = " ".join(text.split())
        if reaction is None and (not tidy or not tidy.isprintable()):
            raise Refused("malformed", problem="text")
        self.lines.take(f"{game} {seat}")
        spoken = ChatLine(0, seat, table.chairs[seat].name, tidy, time.time(), reaction)
        line, is_new = await self.store.say(table.agreed.id, spoken, caller.request or "")
        if is_new and self.listener is None:  # with a listener all processes hear of it, this one too
            self.rooms.tell_said(table.agreed.id, line)
        return table.n

    def counted(self, table: Table, entry: Entry, since: int) -> None:
        """For the metrics."""
        self.metrics.entries.labels(entry.kind).inc()
