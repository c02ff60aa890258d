"""The tables of somebody: those that their tokens open, and those that they name."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, or_, select, update

from arasta.server.store.rows import standings_of
from arasta.server.store.schema import GAME, SEAT
from arasta.server.store.store import Store, chairs_of
from arasta.server.tables.seats import Chair
from arasta.server.tables.table import Table

MOST_FOUND = 1000


class OwnGame(NamedTuple):
    """A table as it is listed: its row, and who sits there."""

    row: dict[str, Any]
    chairs: tuple[Chair, ...]


class OwnGames:
    """The tables of people in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token_hashes: Sequence[str], games: Sequence[str]) -> list[OwnGame]:
        """Tables by the hashes of tokens and by ids, the newest first. A rematch is found by the token of the game
        before it, though its holder was not there when it began.
        """

        def work(connection: Connection) -> list[OwnGame]:
            opened = select(SEAT.c.game).where(SEAT.c.token_hash.in_(token_hashes))
            wanted = or_(GAME.c.id.in_(opened), GAME.c.id.in_(games))
            found = select(GAME).where(wanted).order_by(GAME.c.changed.desc()).limit(MOST_FOUND)
            rows = [dict(row) for row in connection.execute(found).mappings()]
            chairs = chairs_of(connection, [row["id"] for row in rows])
            return [OwnGame(row, chairs[row["id"]]) for row in rows]

        return await self.store.read(work)

    async def keep_standings(self, table: Table) -> None:
        """Of a game that was over before standings were kept."""
        standings = standings_of(table)
        kept = update(GAME).where(GAME.c.id == table.agreed.id).values(standings=standings)
        await self.store.writer.do(lambda connection: connection.execute(kept))
