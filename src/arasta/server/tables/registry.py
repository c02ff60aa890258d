"""The one door to all tables: opening them, and entering what happens at them.

Order matters: the table is locked, the choice is tried on a copy, the entry is stored, and only then is the copy the
table and anybody told. Who loses a race against another process sees that process's entries and is refused.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from arasta.core.refusal import Refusal
from arasta.play.errors import CannotUndo
from arasta.server.errors import Refused, no_such
from arasta.server.store.rows import Commit
from arasta.server.store.store import Store
from arasta.server.tables.permissions import Caller, check_play, check_undo, check_waited_for
from arasta.server.tables.restore import is_due, table_of
from arasta.server.tables.seats import Chair
from arasta.server.tables.table import END, Entry, Table

Answer = TypeVar("Answer")
ATTEMPTS = 8  # at something that another process may forestall
REPLAYED = frozenset({"play", "undo", "end"})  # entries that can be applied to a table at hand


class Change(NamedTuple):
    """What a change makes: the new table, the body of its entry, and the seat that is another now."""

    table: Table
    kind: str
    body: dict[str, Any]
    chair: Chair | None = None
    next_table: Table | None = None  # the rematch, which is made with the entry


class Held:
    """A table in memory, and who may change it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.used = 0  # by so many who want to change it: it must not leave the memory now


EntryListener = Callable[[Table, Entry, int], None]  # the table after an entry, and the first step to be told


class Tables:
    """All tables of a store. Those used lately are kept in memory, so many at most."""

    def __init__(self, store: Store, live: int, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now  # seconds since 1970
        self.live = live
        self.held: OrderedDict[str, Held] = OrderedDict()
        self.listeners: list[EntryListener] = []
        self.is_watched: Callable[[str], bool] = lambda game: False  # whether somebody here must be told of a table
        self.took: Callable[[float], None] = lambda seconds: None  # told how long an entry took
        self.tasks: set[asyncio.Task[Any]] = set()

    async def table(self, game: str) -> Table:
        """A table as it stands."""
        return (await self.opened(game)).table

    async def opened(self, game: str) -> Held:
        """A table, from memory or from the store."""
        if game not in self.held:
            loaded = await self.loaded(game)
            self.held.setdefault(game, Held(loaded))
        self.held.move_to_end(game)
        held = self.held[game]
        self.forget()
        return held

    def forget(self) -> None:
        """Those that were not used for longest leave the memory; nothing is lost, for all is stored."""
        for game in list(islice(self.held, max(len(self.held) - self.live, 0))):
            if not self.held[game].used:
                del self.held[game]

    async def create(self, table: Table) -> None:
        """Keep a new table."""
        table = table.timed(table, self.now())
        await self.store.create(table, self.now())
        self.created(table)

    def created(self, table: Table) -> None:
        """A new table that is stored is kept in memory, and whoever is due there is asked."""
        self.held[table.agreed.id] = Held(table)
        self.forget()
        self.tell(table, Entry(table.n, None, "begin", {}, table.step, table.final), table.step)

    async def play(self, game: str, caller: Caller, do: Sequence[str], substitute: str = "") -> int:
        """A choice of a seat, or a set; or what chance has brought, where it is entered by hand. `substitute` is the
        bot that has chosen for the bot of the seat.
        """

        def change(table: Table) -> Change:
            check_play(table, caller)
            try:
                new = table.played(list(do) if len(do) > 1 else do[0], caller.player, substitute)
            except Refusal as refused:
                raise Refused("illegal", refused) from None
            steps = {"steps": new.steps_since(table.step)}
            return Change(new, "play", steps | {"substitute": substitute} if substitute else steps)

        return await self.enter(game, caller, change)

    async def undo(self, game: str, caller: Caller, to: int) -> int:
        """Back to before a step."""

        def change(table: Table) -> Change:
            check_undo(table, caller)
            try:
                return Change(table.undone(to, caller.player), "undo", {"to": to})
            except CannotUndo as refused:
                raise Refused("cannot_undo", refused) from None

        return await self.enter(game, caller, change)

    async def end(self, game: str, caller: Caller) -> int:
        """A person ends the turn."""

        def change(table: Table) -> Change:
            check_waited_for(table, caller, END)
            return Change(table.ended(), "end", {})

        return await self.enter(game, caller, change)

    async def enter(self, game: str, caller: Caller, change: Callable[[Table], Change]) -> int:
        """Carry out a change and return the number of its entry. Once begun it is carried through, even if whoever
        caller has gone.
        """
        begun = time.monotonic()
        n = await self.carried_through(self.entered(game, caller, change))
        self.took(time.monotonic() - begun)
        return n

    async def carried_through(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Whatever becomes of the one who waits for it."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, Answer]) -> "asyncio.Task[Answer]":
        """Some work that is carried through, even when the server stops."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def entered(self, game: str, caller: Caller, change: Callable[[Table], Change]) -> int:
        """The change, on the newest table there is."""
        held = await self.opened(game)
        async with in_use(held):
            for _ in range(ATTEMPTS):
                if caller.n is not None and caller.n > held.table.n:
                    await self.catch_up(held)
                if caller.n is not None and caller.n != held.table.n:
                    return await self.first_answer(held.table, caller, Refused("stale"))
                try:
                    made = change(held.table)
                except Refused as refused:
                    return await self.first_answer(held.table, caller, refused)
                if await self.stored(held, caller, made):
                    return held.table.n
                if not await self.catch_up(held):  # nobody was faster: the request was stored before
                    return await self.first_answer(held.table, caller, Refused("busy"))
            raise Refused("busy")

    async def stored(self, held: Held, caller: Caller, made: Change) -> bool:
        """Whether the change is stored; if so, it is the table now and all are told."""
        old, now = held.table, self.now()
        new = made.table.timed(old, now)
        entry = Entry(new.n, caller.seat, made.kind, made.body, new.step, new.final, now)
        snapshot = new.game.snapshot() if new.game is not None and is_due(old, new, made.kind) else None
        following = None if made.next_table is None else made.next_table.timed(made.next_table, now)
        if not await self.store.append(Commit(entry, new, caller.request, made.chair, snapshot, now, following)):
            return False
        held.table = new
        if following is not None:
            self.created(following)
        self.tell(new, entry, min(old.step, new.step))
        return True

    async def first_answer(self, table: Table, caller: Caller, otherwise: Refused) -> int:
        """What a repeated request was answered; one that is new is refused."""
        first = None
        if caller.request is not None:
            first = await self.store.entry_of(table.agreed.id, caller.seat, caller.request)
        if first is not None:
            return first
        otherwise.n = table.n
        raise otherwise

    async def hear(self, game: str, n: int) -> None:
        """Another process has appended an entry, or this one."""
        held = self.held.get(game)
        if held is not None and held.table.n < n:
            async with in_use(held):
                await self.catch_up(held)
        elif held is None and self.is_watched(game):
            table = await self.table(game)
            since = await self.store.lowest_step(game, n - 1)
            self.tell(table, (await self.store.entries_after(game, n - 1))[0], since or 0)

    async def catch_up(self, held: Held) -> bool:
        """Do what other processes have done, and tell of it; whether they have done anything."""
        old, game = held.table, held.table.agreed.id
        entries = await self.store.entries_after(game, old.n)
        if not entries:
            return False
        if all(entry.kind in REPLAYED for entry in entries):
            for entry in entries:
                held.table = held.table.with_entry(entry)
        else:
            held.table = await self.loaded(game)
        since = min(old.step, *(entry.step for entry in entries))
        self.tell(held.table, entries[-1], since)
        return True

    async def loaded(self, game: str) -> Table:
        """A table from the store."""
        loaded = await self.store.load(game)
        if loaded is None:
            raise no_such("table", game)
        try:
            return table_of(loaded)
        except Refusal as refused:  # of rules that are no longer the same
            raise Refused("no_such", refused) from None

    def tell(self, table: Table, entry: Entry, since: int) -> None:
        """Everybody who listens, now that it is stored."""
        for listener in self.listeners:
            listener(table, entry, since)


@asynccontextmanager
async def in_use(held: Held) -> AsyncIterator[None]:
    """One who changes a table has it alone."""
    held.used += 1
    try:
        async with held.lock:
            yield
    finally:
        held.used -= 1
