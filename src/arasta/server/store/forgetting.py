"""Forgetting: tables that were abandoned, and people who ask for it. What others played stays, without the name."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, and_, delete, or_, select, update

from arasta.bots.registry import USUAL_LEVEL
from arasta.server.errors import Refused
from arasta.server.store.addresses import recipient_of
from arasta.server.store.rows import Commit
from arasta.server.store.schema import CHAT, ENTRY, GAME, MAIL, METADATA, RECIPIENT, SEAT, SNAPSHOT
from arasta.server.store.store import Store
from arasta.server.tables.registry import Tables
from arasta.server.tables.seats import Chair, hash_of, new_token
from arasta.server.tables.table import OPEN, OVER, PLAYING, Entry, Table

ATTEMPTS = 8  # at a table at which somebody plays at the same time
DAY = 86_400.0


@dataclass(frozen=True)
class OwnSeat:
    """A seat of somebody."""

    game: str
    seat: int
    token_hash: str


# Tables


def abandoned(store: Store, before: float) -> list[str]:
    """Tables whose game is not over, and at which nothing has happened since then."""
    found = select(GAME.c.id).where(GAME.c.status != OVER, GAME.c.changed < before)
    return store.reading(lambda connection: list(connection.execute(found).scalars()))


def columns_of_games() -> list[Column[Any]]:
    """Where the id of a game stands, the last first: in every table of the database that belongs to one."""
    tables = reversed(METADATA.sorted_tables)
    found = [column for table in tables for column in table.columns if column.references(GAME.c.id)]
    return [*found, GAME.c.id]


async def delete_tables(store: Store, games: Sequence[str]) -> None:
    """Delete tables with all that belongs to them; addresses that nobody needs then go with the next tidying."""

    def work(connection: Connection) -> None:
        for column in columns_of_games():
            connection.execute(delete(column.table).where(column.in_(games)))
        connection.execute(update(GAME).where(GAME.c.next_table.in_(games)).values(next_table=""))

    await store.writer.do(work)


# People


def seats_of(
    store: Store, tokens: Sequence[str], addresses: Sequence[str], seat: tuple[str, int] | None
) -> list[OwnSeat]:
    """The seats of somebody: by the tokens of their links, by addresses for mail, or by a table and a seat."""
    recipients = [recipient_of(address) for address in addresses]
    hashes = select(MAIL.c.token_hash).where(MAIL.c.recipient.in_(recipients))
    which: list[ColumnElement[bool]] = [SEAT.c.token_hash.in_(map(hash_of, tokens)), SEAT.c.token_hash.in_(hashes)]
    if seat is not None:
        table = select(GAME.c.id).where(or_(GAME.c.id == seat[0], GAME.c.code == seat[0].upper())).scalar_subquery()
        which.append(and_(SEAT.c.game == table, SEAT.c.seat == seat[1]))
    found = select(SEAT.c.game, SEAT.c.seat, SEAT.c.token_hash).where(or_(*which), SEAT.c.token_hash != "")
    return store.reading(lambda connection: [OwnSeat(*row) for row in connection.execute(found)])


async def data_of(store: Store, tables: Tables, seats: Sequence[OwnSeat]) -> dict[str, Any]:
    """All that is kept of somebody, for them: ready for JSON."""
    return {"seats": [await seat_data(store, tables, own) for own in seats]}


async def seat_data(store: Store, tables: Tables, own: OwnSeat) -> dict[str, Any]:
    """What is kept of somebody in one seat; the record where the game is over."""

    def work(connection: Connection) -> dict[str, Any]:
        seat = connection.execute(select(SEAT).where(SEAT.c.game == own.game, SEAT.c.seat == own.seat)).mappings().one()
        address = connection.execute(select(MAIL.c.address).where(MAIL.c.token_hash == own.token_hash)).scalar()
        mine = (ENTRY.c.game == own.game, ENTRY.c.seat == own.seat)
        entries = select(ENTRY.c.n, ENTRY.c.kind, ENTRY.c.body, ENTRY.c.made).where(*mine).order_by(ENTRY.c.n)
        lines = select(CHAT.c.text, CHAT.c.made).where(CHAT.c.game == own.game, CHAT.c.seat == own.seat)
        return {
            "table": own.game,
            "seat": own.seat + 1,
            **{word: value for word, value in seat.items() if word not in ("game", "seat", "token_hash")},
            "address": address or None,
            "choices": [dict(row) for row in connection.execute(entries).mappings()],
            "said": [dict(row) for row in connection.execute(lines.order_by(CHAT.c.number)).mappings()],
        }

    found = await store.read(work)
    table = await tables.table(own.game)
    return found | {"record": table.the_game.record() if table.status == OVER else None}


async def forget_person(store: Store, tables: Tables, seats: Sequence[OwnSeat], addresses: Sequence[str]) -> None:
    """Take somebody out of all their seats. That they want no mail is kept, by the hash of the address."""
    for own in seats:
        await forget_seat(store, tables, own)
    recipients = [recipient_of(address) for address in addresses]

    def work(connection: Connection) -> None:
        connection.execute(delete(MAIL).where(MAIL.c.recipient.in_(recipients)))
        connection.execute(delete(RECIPIENT).where(RECIPIENT.c.id.in_(recipients), ~RECIPIENT.c.stopped))

    await store.writer.do(work)


async def forget_seat(store: Store, tables: Tables, own: OwnSeat) -> None:
    """An entry without the name, which every process that has the table open reads before it writes again. Older
    snapshots have the name, and are not needed.
    """
    for _ in range(ATTEMPTS):
        tables.held.pop(own.game, None)
        old = await tables.table(own.game)
        chair = nobody(old, own.seat)
        new = without_name(old.seated(chair))
        entry = Entry(new.n, None, "seat", {}, new.step, new.final, tables.now())
        snapshot = None if new.game is None else new.game.snapshot()
        commit = Commit(entry, new, None, chair, snapshot, tables.now())
        if await store.writer.do(lambda connection: forgotten(store, connection, commit, own)):  # noqa: B023
            return
    raise Refused("busy")


def forgotten(store: Store, connection: Connection, commit: Commit, own: OwnSeat) -> bool:
    """Whether it is written: the entry, and nothing left of what the person said and where they wanted mail."""
    if not store.append_row(connection, commit):
        return False
    connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.game == own.game, SNAPSHOT.c.n < commit.entry.n))
    connection.execute(delete(CHAT).where(CHAT.c.game == own.game, CHAT.c.seat == own.seat))
    connection.execute(delete(MAIL).where(MAIL.c.token_hash == own.token_hash))
    return True


def nobody(table: Table, seat: int) -> Chair:
    """A seat whose person is forgotten: free before the game; then a bot plays on; in the end it is nobody's, but was
    somebody's. The word for the dice stays, for the rolls and draws of all others follow from it.
    """
    if table.status == OPEN and table.game is None:
        return Chair(seat)
    chair = replace(table.chairs[seat], name="", token_hash=hash_of(new_token()))
    return replace(chair, bot=chair.bot or USUAL_LEVEL) if table.status == PLAYING else chair


def without_name(table: Table) -> Table:
    """The table whose game knows the names that stand at its seats now."""
    if table.game is None:
        return table
    game = table.game.copy()
    game.names = table.names
    return replace(table, game=game)
