"""Tickets by which seats are moved to another device. Only their hashes are kept, each until it is taken or expires."""

from sqlalchemy import Connection, delete, insert

from arasta.server.store.schema import TRANSFER
from arasta.server.store.store import Store


class Transfers:
    """The tickets in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, game: str, seat: int, ticket_hash: str, until: float, now: float) -> None:
        """A new ticket, in place of the one before of this seat; those of all tables that have expired go."""

        def work(connection: Connection) -> None:
            is_same = (TRANSFER.c.game == game) & (TRANSFER.c.seat == seat)
            connection.execute(delete(TRANSFER).where(is_same | (TRANSFER.c.until <= now)))
            row = {"game": game, "seat": seat, "ticket_hash": ticket_hash, "until": until}
            connection.execute(insert(TRANSFER), row)

        await self.store.writer.do(work)

    async def take(self, game: str, ticket_hash: str, now: float) -> int | None:
        """The seat of a ticket, which is used up with that; None if there is no such ticket, or it has expired."""
        taken = (
            delete(TRANSFER)
            .where(TRANSFER.c.game == game, TRANSFER.c.ticket_hash == ticket_hash, TRANSFER.c.until > now)
            .returning(TRANSFER.c.seat)
        )
        return await self.store.writer.do(lambda connection: connection.execute(taken).scalar())
