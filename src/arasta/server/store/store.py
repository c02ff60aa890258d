"""Keeping tables: one log a game, of which nothing is ever changed, and snapshots to open it by."""

import asyncio
import itertools
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
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

from arasta.core.refusal import Refusal
from arasta.server.errors import Refused
from arasta.server.store.database import illness_of, is_missing, is_postgresql, opened
from arasta.server.store.rows import ChatLine, Commit, Loaded, agreed_of, game_row, moving_parts, times_of
from arasta.server.store.schema import CHAT, ENTRY, GAME, SEAT, SNAPSHOT
from arasta.server.store.writer import Writer
from arasta.server.tables.seats import Chair
from arasta.server.tables.table import OPEN, PLAYING, Entry, Table, substitutes_in

Answer = TypeVar("Answer")
READERS = 2
MOST_LISTED = 100
MOST_LINES = 100  # of a table's chat that are told
ENTRIES, SAID, HERE = "arasta_entries", "arasta_said", "arasta_here"  # channels
ATTEMPTS = 5
# Made once: to write such a statement takes longer than to carry it out.
IS_UNDO, IS_SUBSTITUTED = ENTRY.c.kind == "undo", ENTRY.c.body["substitute"].as_string().is_not(None)
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
        self.numbers = itertools.cycle(range(1, 1000))
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
        """Refuse, with the reason, if the database is gone or does not take what is written."""
        if is_missing(self.url):
            raise Refused("busy", Refusal("database-unwell", problem="gone"))
        try:
            await self.read(lambda connection: connection.execute(select(GAME.c.id).limit(1)).first())
            await self.writer.do(self.write_something)
        except Refused as refused:
            raise Refused("busy", Refusal("database-unwell", problem=illness_of(refused.__cause__))) from refused

    def write_something(self, connection: Connection) -> None:
        """That is committed as games are, and changes nothing."""
        if self.shared:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        else:  # a row that stays the same is not written; this number is nobody's
            connection.exec_driver_sql(f"PRAGMA user_version = {next(self.numbers)}")

    # Writing

    async def create(self, table: Table, made: float) -> None:
        """A new table."""
        await self.writer.do(lambda connection: self.create_rows(connection, table, made))

    def create_rows(self, connection: Connection, table: Table, made: float) -> None:
        """A table that has begun comes with its first entry."""
        connection.execute(insert(GAME), game_row(table, made))
        rows = [
            {"game": table.agreed.id, "seen": made if chair.token_hash else None, **asdict(chair)}
            for chair in table.chairs
        ]
        connection.execute(insert(SEAT), rows)
        if table.game is not None:
            entry = Entry(table.n, None, "begin", {}, table.step, table.final)
            self.append_row(connection, Commit(entry, table, None, None, table.game.snapshot(), made))

    async def append(self, commit: Commit) -> bool:
        """Append an entry if nobody else has appended one of this number; whether it was appended."""
        return await self.writer.do(lambda connection: self.append_row(connection, commit))

    def append_row(self, connection: Connection, commit: Commit) -> bool:
        """The entry and all that goes with it, in one transaction; the key decides between two who race."""
        game, entry, table = commit.table.agreed.id, commit.entry, commit.table
        row = {"game": game, **entry._asdict(), "request": commit.request, "made": commit.made}
        if connection.execute(self.enter, row).first() is None:
            return False
        connection.execute(MOVE_ON, moving_parts(table) | {"changed": commit.made, "game": game})
        if commit.chair is not None:
            where = (SEAT.c.game == game, SEAT.c.seat == commit.chair.seat)
            by_themselves = entry.kind != "time" and entry.seat in (None, commit.chair.seat)  # None sits down
            seen = {"seen": commit.made} if by_themselves else {}
            connection.execute(update(SEAT).where(*where).values(asdict(commit.chair) | seen))
        if commit.snapshot is not None:
            connection.execute(insert(SNAPSHOT), {"game": game, "n": entry.n, "state": commit.snapshot})
        if commit.next_table is not None:
            self.create_rows(connection, commit.next_table, commit.made)
        return True

    async def notify(self, channel: str, notice: str) -> None:
        """Tell the other processes something that is not kept; if that fails, it is told again soon."""
        with suppress(Refused):
            await self.writer.do(
                lambda connection: connection.execute(select(func.pg_notify(channel, notice))).scalar()
            )

    async def saw(self, game: str, seats: Mapping[int, float]) -> None:
        """By seat when people of a table were last connected."""

        def work(connection: Connection) -> None:
            for seat, seen in seats.items():
                connection.execute(update(SEAT).where(SEAT.c.game == game, SEAT.c.seat == seat).values(seen=seen))

        await self.writer.do(work)

    async def say(self, game: str, spoken: ChatLine, request: str) -> tuple[ChatLine, bool]:
        """A line of chat with its number, and whether it is new; a repeated request finds the first one."""

        def work(connection: Connection) -> tuple[ChatLine, bool]:
            for _ in range(ATTEMPTS):
                old = connection.execute(lines_of(game, CHAT.c.seat == spoken.seat, CHAT.c.request == request)).first()
                if old is not None:
                    return ChatLine(*old), False
                last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.game == game)).scalar()
                line = spoken._replace(number=(last or 0) + 1)
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
            entries = entries_of(connection, game, ENTRY.c.n >= n)
            substitutes = substitutes_in(entries_of(connection, game, ENTRY.c.n <= n, IS_SUBSTITUTED | IS_UNDO))
            return Loaded(
                agreed=agreed_of(row),
                chairs=chairs,
                head=row["head"],
                next_table=row["next_table"],
                stopped=row["stopped"],
                snapshot=state,
                snapshot_n=n,
                entries=entries,
                times=times_of(row),
                words_due=row["words_due"],
                substitutes=substitutes,
            )

        return await self.read(work)

    async def seen(self, game: str) -> dict[int, float]:
        """By seat when people of a table were last connected, as far as that is known."""
        found = select(SEAT.c.seat, SEAT.c.seen).where(SEAT.c.game == game, SEAT.c.seen.is_not(None))
        return await self.read(lambda connection: {row.seat: row.seen for row in connection.execute(found)})

    async def entries_after(self, game: str, n: int) -> list[Entry]:
        """The entries after one, in their order."""
        return await self.read(lambda connection: entries_of(connection, game, ENTRY.c.n > n))

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

    async def public_games(self, status: str | None, since: float) -> list[tuple[dict[str, Any], tuple[Chair, ...]]]:
        """The tables that everybody may see, that are not over, and at which something happened since then; the newest
        first.
        """

        def work(connection: Connection) -> list[tuple[dict[str, Any], tuple[Chair, ...]]]:
            wanted = [status] if status else [OPEN, PLAYING]
            listed = (GAME.c.public, GAME.c.status.in_(wanted), GAME.c.changed > since)
            found = select(GAME).where(*listed).order_by(GAME.c.changed.desc())
            rows = [dict(row) for row in connection.execute(found.limit(MOST_LISTED)).mappings()]
            chairs = chairs_of(connection, [row["id"] for row in rows])
            return [(row, chairs[row["id"]]) for row in rows]

        return await self.read(work)

    async def overdue(self, before: float, without: Collection[str] = ()) -> list[str]:
        """Tables that have waited for a bot since before then."""
        where = (GAME.c.bot_due, GAME.c.changed < before, GAME.c.id.not_in(without))
        found = select(GAME.c.id).where(*where).limit(MOST_LISTED)
        return await self.read(lambda connection: list(connection.execute(found).scalars()))

    async def out_of_time(self, now: float, without: Collection[str] = ()) -> list[str]:
        """Tables at which a bot is to take over for somebody whose time is up."""
        where = (GAME.c.clock_due <= now, GAME.c.id.not_in(without))
        found = select(GAME.c.id).where(*where).order_by(GAME.c.clock_due).limit(MOST_LISTED)
        return await self.read(lambda connection: list(connection.execute(found).scalars()))

    async def without_words(self, now: float) -> list[str]:
        """Tables whose games begin without the words that are missing."""
        found = select(GAME.c.id).where(GAME.c.words_due <= now).order_by(GAME.c.words_due).limit(MOST_LISTED)
        return await self.read(lambda connection: list(connection.execute(found).scalars()))

    async def lines(self, game: str, after: int = 0) -> list[ChatLine]:
        """The last lines of a table's chat."""
        found = lines_of(game, CHAT.c.number > after).order_by(CHAT.c.number.desc()).limit(MOST_LINES)
        return await self.read(lambda connection: [ChatLine(*row) for row in connection.execute(found)][::-1])


def entries_of(connection: Connection, game: str, *which: ColumnElement[bool]) -> list[Entry]:
    """Entries of a table, in their order."""
    columns = [ENTRY.c[word] for word in Entry._fields]
    found = select(*columns).where(ENTRY.c.game == game, *which).order_by(ENTRY.c.n)
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
    return select(*(CHAT.c[word] for word in ChatLine._fields)).where(CHAT.c.game == game, *where)
