"""Bots at tables. They think in processes of their own, know what their seat may know, and answer by the one door.

Nobody silently gets a weaker bot than they chose. While no process can be had, the table waits, and is told so; the bot
is asked again until it answers. Only a bot that breaks, cheats or is too slow each time it is asked keeps nobody
waiting for ever: the simplest bot chooses for it, and the log of the table says so.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from arasta.bots import registry
from arasta.bots.position import Position
from arasta.server.errors import Refused
from arasta.server.ops.metrics import Metrics
from arasta.server.ops.periodic import Sweep
from arasta.server.settings import Settings
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Tables
from arasta.server.tables.table import CHOICE, Entry, Table
from arasta.server.workers.bot_worker import SEED_BITS, begin, think, try_to_think
from arasta.server.workers.pool import Pool, Unavailable, waits

ATTEMPTS = 3
WARM_UP_SECONDS = 900.0  # the first time on a machine rules are compiled
SIMPLEST = "random"
SWEEP_SECONDS = 15.0
BEHIND_QUICK = 10  # bots that search leave the processor to those that choose at once, and to the server
BROKEN_SECONDS = 300.0  # until a table that could not be opened is tried again
HEARD_SECONDS = 0.2  # until a bot that waits for its pace notices another one
MOST_OWNERS = 20_000  # tables of which is known who made them
LATEST_SECONDS = 120.0  # longer than any bot may take, pace and all

log = logging.getLogger(__name__)


Thinking = Callable[[str, Position], str]  # what runs in a process: from a bot and a position to a choice


class BotChoice(NamedTuple):
    """What a bot chooses, or another for it."""

    name: str
    substitute: str = ""  # the bot that has chosen instead, if one has


class BadChoice(Exception):
    """A bot has chosen what is not legal."""


class Bots:
    """Asks the bot of a seat whenever a table waits for one."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics, thinking: Thinking = think) -> None:
        self.tables = tables
        self.thinking = thinking
        self.metrics = metrics
        self.seconds = settings.bot_seconds
        with_memory = (settings.workers, try_to_think, begin, settings.bot_megabytes)
        self.quick = Pool("bots", *with_memory)  # apart from those that search: nobody waits for a bot of another table
        self.searching = Pool("searching", *with_memory, nice=BEHIND_QUICK)
        self.asked: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self.owners: OrderedDict[str, str] = OrderedDict()  # by table the address that its bots are charged to
        self.broken: dict[str, float] = {}  # tables that could not be opened, and when they are tried again
        self.paces: OrderedDict[str, float] = OrderedDict()  # by table the pace that its people have chosen since
        self.hurried: set[str] = set()  # tables whose bots choose at once until a person is asked
        self.failing: Counter[str] = Counter()  # by bot how often it has failed since it last answered
        self.tell_stuck: Callable[[str, int | None], None] = lambda game, seat: None  # the table that waits for a bot
        self.sweep = Sweep("bots", SWEEP_SECONDS, self.ask_overdue)
        self.grace = 0.0  # at the start nobody else is about to ask
        tables.listeners.append(self.entered)

    def charge_to(self, game: str, address: str) -> None:
        """What the bots of a table think is charged to whoever has made it, or after a restart to who comes first."""
        self.owners.setdefault(game, address)
        if len(self.owners) > MOST_OWNERS:
            self.owners.popitem(last=False)

    def pace(self, game: str, seconds: float, once: bool) -> None:
        """How long the bots of a table take from now on, or until a person is asked; whoever thinks hears it too."""
        if once:
            self.hurried.add(game)
            return
        self.paces[game] = seconds
        if len(self.paces) > MOST_OWNERS:
            self.paces.popitem(last=False)

    def pace_of(self, table: Table) -> float:
        """How long a bot takes at least."""
        return 0.0 if table.agreed.id in self.hurried else self.paces.get(table.agreed.id, table.agreed.pace)

    def warm_up(self) -> "asyncio.Task[Any]":
        """A process begins, before a table waits for it."""
        task = asyncio.ensure_future(self.quick.do(try_to_think, seconds=WARM_UP_SECONDS, account=self.quick.name))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

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
        for pool in (self.quick, self.searching):
            await pool.stop()

    def entered(self, table: Table, entry: Entry, since: int) -> None:
        """Ask the next bot, if it is a bot's turn; what another one still thinks about falls away."""
        game, waits = table.agreed.id, table.waits
        old = self.asked.get(game)
        if old is not None and old[0] >= table.n:
            return
        if old is not None:
            old[1].cancel()
        self.asked.pop(game, None)
        if waits is None or not table.chairs[waits.seat].bot:
            self.hurried.discard(game)
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
        begun, game = time.monotonic(), table.agreed.id
        try:
            choice = await self.choice(table, seat)
        finally:
            self.tell_stuck(game, None)
        while (left := begun + self.pace_of(table) - time.monotonic()) > 0:
            await asyncio.sleep(min(left, HEARD_SECONDS))
        try:
            await self.tables.play(game, Caller(seat, table.n, is_bot=True), [choice.name], choice.substitute)
        except Refused as refused:
            log.info("bot_refused", extra={"why": refused.why})

    async def choice(self, table: Table, seat: int) -> BotChoice:
        """What a bot chooses. It is asked until it answers, or has failed too often."""
        position = Position.of(table.the_game, secrets.randbits(SEED_BITS))
        attempts = 0
        for wait in waits():
            await asyncio.sleep(wait)
            try:
                return BotChoice(await self.thought(table, seat, position))
            except Unavailable:
                self.tell_stuck(table.agreed.id, seat)
            except Exception as error:  # whatever a bot, or the death of its process, may raise
                self.failed(table.chairs[seat].bot, error)
                attempts += 1
            if attempts == ATTEMPTS:
                break
        return BotChoice(think(SIMPLEST, position), SIMPLEST)

    async def thought(self, table: Table, seat: int, position: Position) -> str:
        """What a bot answers, if it is legal. Where people play it goes before tables of bots alone."""
        begun, bot = time.monotonic(), table.chairs[seat].bot
        account, has_people = self.owners.get(table.agreed.id, ""), any(chair.is_person for chair in table.chairs)
        values = (self.thinking, bot, position)
        pool = self.quick if registry.is_quick(bot) else self.searching
        name = await pool.do(*values, seconds=self.seconds, account=account, is_urgent=has_people)
        if name not in position.legal:
            raise BadChoice(f"{name!r} is none of {position.legal}")
        self.metrics.bot_seconds.labels(bot).observe(time.monotonic() - begun)
        if self.failing.pop(bot, 0):
            log.warning("bot_well_again", extra={"bot": bot})
        return str(name)

    def failed(self, bot: str, error: Exception) -> None:
        """A bot has not answered. The log has the first time, until it does again; the metrics count them all."""
        if not self.failing[bot]:
            log.warning("bot_failed", extra={"bot": bot, "problem": str(error)})
        self.failing[bot] += 1
        self.metrics.bot_failures.labels(bot).inc()

    async def ask_overdue(self) -> None:
        """Ask bots that nobody asked: the process that should have has gone."""
        now = time.time()
        before, self.grace = now - self.grace, LATEST_SECONDS
        self.broken = {game: until for game, until in self.broken.items() if until > now}
        for game in await self.tables.store.overdue(before, self.broken):
            await self.look_at(game)

    async def look_at(self, game: str) -> None:
        """Ask the bot of a table, if it waits for one; a table that cannot be opened keeps no other waiting."""
        try:
            table = await self.tables.table(game)
        except Exception as error:  # whatever is wrong with one table
            log.warning("table_not_opened", extra={"problem": repr(error)})
            self.broken[game] = time.time() + BROKEN_SECONDS
            return
        self.entered(table, Entry(table.n, None, "seat", {}, table.step, table.final), table.step)
