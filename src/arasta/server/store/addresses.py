"""Where people want to be told of their turn. Addresses are kept by token, apart from the seats.

What belongs to whoever reads an address, wherever it was left, is kept by recipient: whether they have confirmed it,
whether they want no mail, and when they got the last one. It lasts when the address is taken away, so by its hash.
"""

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, exists, insert, literal, select, update

from arasta.server.store.schema import GAME, MAIL, RECIPIENT, SEAT
from arasta.server.store.store import MOST_LISTED, Store
from arasta.server.tables.table import OVER, PLAYING

KEY_BYTES = 24
FOR = GAME.c.id + literal(" ") + GAME.c.turn  # what a mail is about: told once
NOWHERE = {"address": "", "recipient": ""}


@dataclass(frozen=True)
class SeatAddress:
    """The address that a seat has left, and whether whoever reads it has confirmed it."""

    address: str
    confirmed: bool


@dataclass(frozen=True)
class ConfirmationMail:
    """Somebody to be asked whether the address is theirs."""

    recipient: str
    address: str
    lang: str
    key: str


@dataclass(frozen=True)
class TurnMail:
    """Somebody to be told of their turn."""

    token_hash: str
    recipient: str
    address: str
    lang: str
    key: str
    game: str
    code: str
    kind: str
    seat: int
    about: str
    changed: float  # when the table began to wait, or later


def recipient_of(address: str) -> str:
    """Whoever reads an address; capitals make no other one."""
    return hashlib.sha256(address.lower().encode()).hexdigest()


class Addresses:
    """The addresses in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def leave(self, token_hash: str, address: str | None, lang: str) -> None:
        """Keep an address in place of the one before; None takes it away. What was told stays known."""

        def work(connection: Connection) -> None:
            own = MAIL.c.token_hash == token_hash
            if address is None:
                connection.execute(update(MAIL).where(own).values(NOWHERE))
                return
            recipient = recipient_of(address)
            self.want(connection, recipient)
            row = {"address": address, "recipient": recipient, "lang": lang}
            if connection.execute(update(MAIL).where(own).values(row).returning(MAIL.c.token_hash)).first() is None:
                connection.execute(insert(MAIL), row | {"token_hash": token_hash, "told_for": "", "seen": 0.0})

        await self.store.writer.do(work)

    def want(self, connection: Connection, recipient: str) -> None:
        """Whoever reads the address is to be asked, if they have said nothing yet."""
        wanted = update(RECIPIENT).where(RECIPIENT.c.id == recipient).values(wanted=True).returning(RECIPIENT.c.id)
        if connection.execute(wanted).first() is None:
            row = {"id": recipient, "key": secrets.token_urlsafe(KEY_BYTES), "asked": 0.0, "told": 0.0}
            connection.execute(insert(RECIPIENT), row | {"wanted": True, "confirmed": False, "stopped": False})

    async def move(self, old: str, new: str) -> None:
        """The address of a seat goes with it to another token."""
        moved = update(MAIL).where(MAIL.c.token_hash == old).values(token_hash=new)
        await self.store.writer.do(lambda connection: connection.execute(moved))

    async def of(self, token_hash: str) -> SeatAddress | None:
        """The address of a seat, for that seat. That somebody has stopped mail to it is not told here."""
        found = (
            select(MAIL.c.address, RECIPIENT.c.confirmed)
            .join(RECIPIENT, RECIPIENT.c.id == MAIL.c.recipient)
            .where(MAIL.c.token_hash == token_hash)
        )
        row = await self.store.read(lambda connection: connection.execute(found).first())
        return None if row is None else SeatAddress(*row)

    # What whoever reads an address says; the key is in each mail

    async def state(self, key: str) -> str | None:
        """Whether they have confirmed, stopped, or were only asked; None where nobody has this key."""
        found = select(RECIPIENT.c.confirmed, RECIPIENT.c.stopped).where(RECIPIENT.c.key == key)
        row = await self.store.read(lambda connection: connection.execute(found).first())
        if row is None:
            return None
        return "confirmed" if row.confirmed else "stopped" if row.stopped else "asked"

    async def confirm(self, key: str) -> None:
        """They want mail, though they may have stopped it before."""
        yes = update(RECIPIENT).where(RECIPIENT.c.key == key).values(confirmed=True, stopped=False, wanted=False)
        await self.store.writer.do(lambda connection: connection.execute(yes))

    async def stop(self, key: str) -> None:
        """They want none: the address is taken away everywhere, and gets none wherever it is left again."""

        def work(connection: Connection) -> None:
            no = update(RECIPIENT).where(RECIPIENT.c.key == key).values(confirmed=False, stopped=True, wanted=False)
            recipient = connection.execute(no.returning(RECIPIENT.c.id)).scalar()
            connection.execute(delete(MAIL).where(MAIL.c.recipient == recipient))

        await self.store.writer.do(work)

    # Asking

    async def unasked(self, asked_before: float) -> list[ConfirmationMail]:
        """Those who are to be asked whether the address is theirs."""
        found = (
            select(RECIPIENT.c.id.label("recipient"), MAIL.c.address, MAIL.c.lang, RECIPIENT.c.key)
            .join(MAIL, MAIL.c.recipient == RECIPIENT.c.id)
            .where(RECIPIENT.c.wanted, ~RECIPIENT.c.confirmed, ~RECIPIENT.c.stopped, RECIPIENT.c.asked <= asked_before)
            .limit(MOST_LISTED)
        )
        return await self.store.read(
            lambda connection: [ConfirmationMail(**row) for row in connection.execute(found).mappings()]
        )

    async def claim_asking(self, asked: ConfirmationMail, now: float, asked_before: float) -> bool:
        """Whether this process is the one to ask them."""
        claimed = (
            update(RECIPIENT)
            .where(RECIPIENT.c.id == asked.recipient, RECIPIENT.c.wanted, RECIPIENT.c.asked <= asked_before)
            .values(asked=now, wanted=False)
            .returning(RECIPIENT.c.id)
        )
        return await self.store.writer.do(lambda connection: connection.execute(claimed).first() is not None)

    async def unclaim_asking(self, asked: ConfirmationMail) -> None:
        """They could not be asked: later once more."""
        again = update(RECIPIENT).where(RECIPIENT.c.id == asked.recipient).values(asked=0.0, wanted=True)
        await self.store.writer.do(lambda connection: connection.execute(again))

    # Telling

    async def due(self, waited_since: float, told_before: float) -> list[TurnMail]:
        """Those whom a table has waited for since then, and who do not know yet."""
        found = (
            select(
                MAIL.c.token_hash,
                MAIL.c.recipient,
                MAIL.c.address,
                MAIL.c.lang,
                RECIPIENT.c.key,
                GAME.c.id.label("game"),
                GAME.c.code,
                GAME.c.kind,
                SEAT.c.seat,
                FOR.label("about"),
                GAME.c.changed,
            )
            .join(RECIPIENT, and_(RECIPIENT.c.id == MAIL.c.recipient, RECIPIENT.c.confirmed))
            .join(SEAT, SEAT.c.token_hash == MAIL.c.token_hash)
            .join(GAME, and_(GAME.c.id == SEAT.c.game, GAME.c.waits == SEAT.c.seat))
            .where(GAME.c.status == PLAYING, SEAT.c.bot == "", GAME.c.changed <= waited_since)
            .where(MAIL.c.told_for != FOR, RECIPIENT.c.told <= told_before)
            .order_by(GAME.c.changed)
            .limit(MOST_LISTED)
        )
        return await self.store.read(
            lambda connection: [TurnMail(**row) for row in connection.execute(found).mappings()]
        )

    async def saw(self, token_hash: str, now: float) -> None:
        """Somebody is connected and needs no mail; other processes learn it here."""
        seen = update(MAIL).where(MAIL.c.token_hash == token_hash).values(seen=now)
        await self.store.writer.do(lambda connection: connection.execute(seen))

    async def claim(self, due: TurnMail, now: float, seen_before: float, told_before: float) -> bool:
        """Whether this process is the one to tell them: nobody else has, and the recipient has had their rest."""
        own = (MAIL.c.token_hash == due.token_hash, MAIL.c.told_for != due.about, MAIL.c.seen <= seen_before)
        claimed = (
            update(RECIPIENT)
            .where(RECIPIENT.c.id == due.recipient, RECIPIENT.c.told <= told_before, exists().where(*own))
            .values(told=now)
            .returning(RECIPIENT.c.id)
        )

        def work(connection: Connection) -> bool:
            if connection.execute(claimed).first() is None:
                return False
            connection.execute(update(MAIL).where(MAIL.c.token_hash == due.token_hash).values(told_for=due.about))
            return True

        return await self.store.writer.do(work)

    async def unclaim(self, due: TurnMail) -> None:
        """It could not be told: later once more."""
        again = update(MAIL).where(MAIL.c.token_hash == due.token_hash).values(told_for="")
        await self.store.writer.do(lambda connection: connection.execute(again))

    async def forget(self, before: float) -> None:
        """Take away the addresses of people whose games were all over before then; that they want no mail is kept."""
        in_use = (
            exists()
            .where(SEAT.c.token_hash == MAIL.c.token_hash, GAME.c.id == SEAT.c.game)
            .where((GAME.c.status != OVER) | (GAME.c.changed > before))
        )
        is_left = exists().where(MAIL.c.recipient == RECIPIENT.c.id)
        is_rested = (RECIPIENT.c.told <= before, RECIPIENT.c.asked <= before)

        def work(connection: Connection) -> None:
            connection.execute(delete(MAIL).where(~in_use))
            connection.execute(delete(RECIPIENT).where(~RECIPIENT.c.stopped, ~is_left, *is_rested))

        await self.store.writer.do(work)
