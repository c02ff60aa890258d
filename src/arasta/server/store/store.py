"""Keeping tables: one log a game, of which nothing is ever changed, and snapshots to open it by."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, fields
from typing import Any, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Executable,
    Select,
    String,
    bindparam,
    cast,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from arasta.server.chairs import Chair
from arasta.server.refusals import Refused
from arasta.server.store.database import is_missing, is_postgresql, opened
from arasta.server.store.rows import Change, Line, Loaded, agreed_of, game_row, moving_parts, times_of
from arasta.server.store.schema import CHAT, ENTRY, GAME, SEAT, SNAPSHOT
from arasta.server.store.writer import Writer
from arasta.server.table import OPEN, PLAYING, Entry, Table

Answer = TypeVar("Answer")
READERS = 2
MOST_LISTED = 100
MOST_LINES = 100  # of a table's chat that are told
ENTRIES, SAID = "arasta_entries", "arasta_said"  # channels
ATTEMPTS = 5
# Made once: to write such a statement takes longer than to carry it out.
MOVE_ON = update(GAME).where(GAME.c.id == bindparam("game"))


class Store:
    """A database of tables. Reading happens in threads, writing in the writer's."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = opened(url)
        self.shared = is_postgresql(self.engine)
        # What is read together belongs together, though others write in between. SQLite has it so anyway.
        self.reads = self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        self.enter = self.appending(ENTRY.c.game, ENTRY.c.n, ENTRIES)
        self.add_line = self.appending(CHAT.c.game, CHAT.c.number, SAID)
        self.writer = Writer(self.engine)
        self.readers = ThreadPoolExecutor(READERS, "arasta-reader")

    def close(self) -> None:
        """All that was asked for is written; then nothing more is."""
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Ask the database in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.reading, work)

    def reading(self, work: Callable[[Connection], Answer]) -> Answer:
        """Ask the database here."""
        try:
            with self.reads.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise Refused("busy") from error

    async def check(self) -> None:
        """Refuse if the database is gone, or does not take what is written."""
        if is_missing(self.url):
            raise Refused("busy")
        await self.read(lambda connection: connection.execute(select(GAME.c.id).limit(1)).first())
        await self.writer.do(lambda connection: connection.execute(text("SELECT 1")).scalar())

    # Writing

    async def create(self, table: Table, snapshot: bytes | None, made: float) -> None:
        """A new table; one that has begun comes with its first entry."""

        def work(connection: Connection) -> None:
            connection.execute(insert(GAME), game_row(table, made))
            connection.execute(insert(SEAT), [{"game": table.agreed.id, **asdict(chair)} for chair in table.chairs])
            if table.game is not None:
                entry = Entry(table.n, None, "begin", {}, table.step, table.final)
                self.append_row(connection, Change(entry, table, None, None, snapshot, made))

        await self.writer.do(work)

    async def append(self, change: Change) -> bool:
        """Append an entry if nobody else has appended one of this number; whether it was appended."""
        return await self.writer.do(lambda connection: self.append_row(connection, change))

    def append_row(self, connection: Connection, change: Change) -> bool:
        """The entry and all that goes with it, in one transaction; the key decides between two who race."""
        game, entry, table = change.table.agreed.id, change.entry, change.table
        row = {"game": game, **entry._asdict(), "request": change.request, "made": change.made}
        if connection.execute(self.enter, row).first() is None:
            return False
        connection.execute(MOVE_ON, moving_parts(table) | {"changed": change.made, "game": game})
        if change.chair is not None:
            where = (SEAT.c.game == game, SEAT.c.seat == change.chair.seat)
            connection.execute(update(SEAT).where(*where).values(asdict(change.chair)))
        if change.snapshot is not None:
            connection.execute(insert(SNAPSHOT), {"game": game, "n": entry.n, "state": change.snapshot})
        return True

    async def say(self, game: str, seat: int, name: str, said: str, request: str, made: float) -> tuple[Line, bool]:
        """A line of chat, and whether it is new; a repeated request finds the first one."""

        def work(connection: Connection) -> tuple[Line, bool]:
            for _ in range(ATTEMPTS):
                old = connection.execute(lines_of(game, CHAT.c.seat == seat, CHAT.c.request == request)).first()
                if old is not None:
                    return Line(*old), False
                last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.game == game)).scalar()
                line = Line((last or 0) + 1, seat, name, said, made)
                row = {"game": game, "request": request, **line._asdict()}
                if connection.execute(self.add_line, row).first() is not None:
                    return line, True
            raise Refused("busy")

        return await self.writer.do(work)

    def appending(self, game: Column[Any], number: Column[Any], channel: str) -> Executable:
        """A statement that appends a row under the next number of a game, unless another process was faster. Who wins
        gets the number, and the other processes are told when the transaction is committed.
        """
        notice = [func.pg_notify(channel, game + " " + cast(number, String))] if self.shared else []
        insert = postgresql.insert if self.shared else sqlite.insert
        return insert(game.table).on_conflict_do_nothing().returning(number, *notice)

    # Reading

    async def load(self, game: str) -> Loaded | None:
        """A table by its id."""

        def work(connection: Connection) -> Loaded | None:
            row = connection.execute(select(GAME).where(GAME.c.id == game)).mappings().first()
            if row is None:
                return None
            newest = connection.execute(
                select(SNAPSHOT.c.n, SNAPSHOT.c.state)
                .where(SNAPSHOT.c.game == game)
                .order_by(SNAPSHOT.c.n.desc())
                .limit(1)
            ).first()
            n, state = (0, None) if newest is None else newest
            chairs = chairs_of(connection, [game])[game]
            entries = entries_of(connection, game, n - 1)
            head, next_table = row["head"], row["next_table"]
            return Loaded(agreed_of(row), chairs, head, next_table, state, n, entries, times_of(row))

        return await self.read(work)

    async def entries_after(self, game: str, n: int) -> list[Entry]:
        """The entries after one, in their order."""
        return await self.read(lambda connection: entries_of(connection, game, n))

    async def entry_of(self, game: str, seat: int | None, request: str) -> int | None:
        """The entry that a request led to."""
        where = (ENTRY.c.game == game, ENTRY.c.seat == seat, ENTRY.c.request == request)
        return await self.read(lambda connection: connection.execute(select(ENTRY.c.n).where(*where)).scalar())

    async def lowest_step(self, game: str, n: int) -> int | None:
        """The lowest step that the game stood at from entry `n` on: what was told since then begins there."""
        where = (ENTRY.c.game == game, ENTRY.c.n >= n)
        return await self.read(
            lambda connection: connection.execute(select(func.min(ENTRY.c.step)).where(*where)).scalar()
        )

    async def game_of_code(self, code: str) -> str | None:
        """The table of a short code."""
        return await self.read(
            lambda connection: connection.execute(select(GAME.c.id).where(GAME.c.code == code.upper())).scalar()
        )

    async def public_games(self, status: str | None) -> list[tuple[dict[str, Any], tuple[Chair, ...]]]:
        """The tables that everybody may see and that are not over, the newest first."""

        def work(connection: Connection) -> list[tuple[dict[str, Any], tuple[Chair, ...]]]:
            wanted = [status] if status else [OPEN, PLAYING]
            found = select(GAME).where(GAME.c.public, GAME.c.status.in_(wanted)).order_by(GAME.c.changed.desc())
            rows = [dict(row) for row in connection.execute(found.limit(MOST_LISTED)).mappings()]
            chairs = chairs_of(connection, [row["id"] for row in rows])
            return [(row, chairs[row["id"]]) for row in rows]

        return await self.read(work)

    async def overdue(self, before: float) -> list[str]:
        """Tables that have waited for a bot since before then."""
        found = select(GAME.c.id).where(GAME.c.bot_due, GAME.c.changed < before).limit(MOST_LISTED)
        return await self.read(lambda connection: list(connection.execute(found).scalars()))

    async def out_of_time(self, now: float) -> list[str]:
        """Tables at which a bot is to take over for somebody whose time is up."""
        found = select(GAME.c.id).where(GAME.c.clock_due <= now).order_by(GAME.c.clock_due).limit(MOST_LISTED)
        return await self.read(lambda connection: list(connection.execute(found).scalars()))

    async def lines(self, game: str, after: int = 0) -> list[Line]:
        """The last lines of a table's chat."""
        found = lines_of(game, CHAT.c.number > after).order_by(CHAT.c.number.desc()).limit(MOST_LINES)
        return await self.read(lambda connection: [Line(*row) for row in connection.execute(found)][::-1])


def entries_of(connection: Connection, game: str, after: int) -> list[Entry]:
    """The entries after one, in their order."""
    columns = [ENTRY.c[word] for word in Entry._fields]
    found = select(*columns).where(ENTRY.c.game == game, ENTRY.c.n > after).order_by(ENTRY.c.n)
    return [Entry(*row) for row in connection.execute(found)]


def chairs_of(connection: Connection, games: Sequence[str]) -> dict[str, tuple[Chair, ...]]:
    """By table who sits where."""
    found = select(SEAT).where(SEAT.c.game.in_(games)).order_by(SEAT.c.game, SEAT.c.seat)
    chairs: dict[str, tuple[Chair, ...]] = dict.fromkeys(games, ())
    for row in connection.execute(found).mappings():
        chairs[row["game"]] += (Chair(**{part.name: row[part.name] for part in fields(Chair)}),)
    return chairs


def lines_of(game: str, *where: ColumnElement[bool]) -> Select[Any]:
    """Lines of a table's chat."""
    return select(*(CHAT.c[word] for word in Line._fields)).where(CHAT.c.game == game, *where)
