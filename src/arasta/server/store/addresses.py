"""Where people want to be told of their turn. Addresses are kept by token, apart from the seats."""

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, exists, insert, literal, select, update

from arasta.server.store.schema import GAME, MAIL, SEAT
from arasta.server.store.store import MOST_LISTED, Store
from arasta.server.table import OVER, PLAYING

STOP_BYTES = 24
FOR = GAME.c.id + literal(" ") + GAME.c.turn  # what a mail is about: told once


@dataclass(frozen=True)
class Due:
    """Somebody to be told of their turn."""

    token_hash: str
    address: str
    lang: str
    stop: str
    game: str
    code: str
    kind: str
    seat: int
    about: str
    changed: float  # when the table began to wait, or later


class Addresses:
    """The addresses in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def leave(self, token_hash: str, address: str | None, lang: str) -> None:
        """Keep an address in place of the one before; None takes it away."""

        def work(connection: Connection) -> None:
            connection.execute(delete(MAIL).where(MAIL.c.token_hash == token_hash))
            if address is not None:
                row = {"token_hash": token_hash, "address": address, "lang": lang}
                never = {"stop": secrets.token_urlsafe(STOP_BYTES), "told_for": "", "told": 0.0, "seen": 0.0}
                connection.execute(insert(MAIL), row | never)

        await self.store.writer.do(work)

    async def of(self, token_hash: str) -> str | None:
        """The address of a seat, for that seat."""
        found = select(MAIL.c.address).where(MAIL.c.token_hash == token_hash)
        return await self.store.read(lambda connection: connection.execute(found).scalar())

    async def stop(self, key: str) -> None:
        """Take an address away everywhere."""
        address = select(MAIL.c.address).where(MAIL.c.stop == key).scalar_subquery()
        await self.store.writer.do(lambda connection: connection.execute(delete(MAIL).where(MAIL.c.address == address)))

    async def due(self, waited_since: float, told_before: float) -> list[Due]:
        """Those whom a table has waited for since then, and who do not know yet."""
        found = (
            select(
                MAIL.c.token_hash,
                MAIL.c.address,
                MAIL.c.lang,
                MAIL.c.stop,
                GAME.c.id.label("game"),
                GAME.c.code,
                GAME.c.kind,
                SEAT.c.seat,
                FOR.label("about"),
                GAME.c.changed,
            )
            .join(SEAT, SEAT.c.token_hash == MAIL.c.token_hash)
            .join(GAME, and_(GAME.c.id == SEAT.c.game, GAME.c.waits == SEAT.c.seat))
            .where(GAME.c.status == PLAYING, SEAT.c.bot == "", GAME.c.changed <= waited_since)
            .where(MAIL.c.told_for != FOR, MAIL.c.told <= told_before)
            .order_by(GAME.c.changed)
            .limit(MOST_LISTED)
        )
        return await self.store.read(lambda connection: [Due(**row) for row in connection.execute(found).mappings()])

    async def saw(self, token_hash: str, now: float) -> None:
        """Somebody is connected and needs no mail; other processes learn it here."""
        seen = update(MAIL).where(MAIL.c.token_hash == token_hash).values(seen=now)
        await self.store.writer.do(lambda connection: connection.execute(seen))

    async def claim(self, due: Due, now: float, seen_before: float, told_before: float) -> bool:
        """Whether this process is the one to tell them: nobody else has, and the address has had its rest."""
        other = MAIL.alias()
        rested = ~exists().where(other.c.address == due.address, other.c.told > told_before)
        claimed = (
            update(MAIL)
            .where(MAIL.c.token_hash == due.token_hash, MAIL.c.told_for != due.about)
            .where(MAIL.c.seen <= seen_before, rested)
            .values(told=now, told_for=due.about)
            .returning(MAIL.c.token_hash)
        )
        return await self.store.writer.do(lambda connection: connection.execute(claimed).first() is not None)

    async def unclaim(self, due: Due) -> None:
        """It could not be told: later once more."""
        again = update(MAIL).where(MAIL.c.token_hash == due.token_hash).values(told_for="")
        await self.store.writer.do(lambda connection: connection.execute(again))

    async def forget(self, before: float) -> None:
        """Take away the addresses of people whose games were all over before then."""
        in_use = (
            exists()
            .where(SEAT.c.token_hash == MAIL.c.token_hash, GAME.c.id == SEAT.c.game)
            .where((GAME.c.status != OVER) | (GAME.c.changed > before))
        )
        await self.store.writer.do(lambda connection: connection.execute(delete(MAIL).where(~in_use)))
