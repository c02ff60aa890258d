"""Bots at tables. They think in processes of their own, know what their seat may know, and answer by the one door.

A bot that breaks or takes too long is asked once more, in a new process; after that the simplest bot chooses.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import cast

from arasta.bots.position import Position
from arasta.server.asking import Asked
from arasta.server.metrics import Metrics
from arasta.server.processes import processes
from arasta.server.refusals import Refused
from arasta.server.settings import Settings
from arasta.server.sweeping import Sweep
from arasta.server.table import CHOICE, Entry, Table
from arasta.server.tables import Tables
from arasta.server.thinking import SEED_BITS, think

ATTEMPTS = 2
SIMPLEST = "random"
SWEEP_SECONDS = 15.0
LATEST_SECONDS = 120.0  # longer than any bot may take, pace and all

log = logging.getLogger(__name__)


Thinking = Callable[[str, Position], str]  # what runs in a process: from a bot and a position to a choice


class Bots:
    """Asks the bot of a seat whenever a table waits for one."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics, thinking: Thinking = think) -> None:
        self.tables = tables
        self.thinking = thinking
        self.metrics = metrics
        self.seconds = settings.bot_seconds
        self.pool = processes(settings.workers)
        self.asked: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self.sweep = Sweep("bots", SWEEP_SECONDS, self.ask_overdue)
        self.grace = 0.0  # at the start nobody else is about to ask
        tables.listeners.append(self.entered)

    def start(self) -> None:
        """Begin to look after tables that wait for a bot already."""
        self.sweep.start()

    async def stop(self) -> None:
        """Let go of all that bots are thinking about; whoever starts next asks them again."""
        await self.sweep.stop()
        tasks = [task for _, task in self.asked.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self.pool.join)

    def entered(self, table: Table, entry: Entry, since: int) -> None:
        """Ask the next bot, if it is a bot's turn; what another one still thinks about falls away."""
        game, waits = table.agreed.id, table.waits
        old = self.asked.get(game)
        if old is not None and old[0] >= table.n:
            return
        if old is not None:
            old[1].cancel()
        self.asked.pop(game, None)
        if waits is not None and waits.what == CHOICE and table.chairs[waits.seat].bot:
            task = asyncio.create_task(self.move(table, waits.seat))
            self.asked[game] = (table.n, task)
            task.add_done_callback(lambda done: self.done(game, done))

    def done(self, game: str, task: "asyncio.Task[None]") -> None:
        """A bot has moved, or need not."""
        if game in self.asked and self.asked[game][1] is task:
            del self.asked[game]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bot_move_failed", exc_info=error)

    async def move(self, table: Table, seat: int) -> None:
        """Think, wait until people could follow, and choose. If the table has gone on, the choice is refused."""
        begun = time.monotonic()
        name = await self.choice(table, table.chairs[seat].bot)
        await asyncio.sleep(max(0.0, begun + table.agreed.pace - time.monotonic()))
        try:
            await self.tables.play(table.agreed.id, Asked(seat, table.n, is_bot=True), [name])
        except Refused as refused:
            log.info("bot_refused", extra={"why": refused.why, "game": table.agreed.id})

    async def choice(self, table: Table, bot: str) -> str:
        """What a bot chooses."""
        position = Position.of(table.the_game, secrets.randbits(SEED_BITS))
        for _ in range(ATTEMPTS):
            begun = time.monotonic()
            try:
                thought = self.pool.schedule(self.thinking, args=[bot, position], timeout=self.seconds)
                name = await asyncio.wrap_future(cast("Future[str]", thought))
                if name in position.legal:
                    self.metrics.bot_seconds.labels(bot).observe(time.monotonic() - begun)
                    return name
                log.warning("bot_illegal", extra={"bot": bot})
            except Exception as error:  # whatever a bot, or the death of its process, may raise
                log.warning("bot_failed", extra={"bot": bot, "problem": repr(error)})
            self.metrics.bot_failures.labels(bot).inc()
        return think(SIMPLEST, position)

    async def ask_overdue(self) -> None:
        """Ask bots that nobody asked: the process that should have has gone."""
        before, self.grace = time.time() - self.grace, LATEST_SECONDS
        for game in await self.tables.store.overdue(before):
            await self.look_at(game)

    async def look_at(self, game: str) -> None:
        """Ask the bot of a table, if it waits for one; a table that cannot be opened keeps no other waiting."""
        try:
            table = await self.tables.table(game)
        except Refused as refused:
            log.warning("table_not_opened", extra={"why": refused.why})
            return
        self.entered(table, Entry(table.n, None, "seat", {}, table.step, table.final), table.step)
