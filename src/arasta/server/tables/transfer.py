"""Moving a seat to another device: a ticket that is taken once, for a new token. The old token opens nothing then."""

import base64
import hashlib
import hmac
import secrets
from dataclasses import replace

from arasta.server.errors import wrong
from arasta.server.store.addresses import Addresses
from arasta.server.store.transfers import Transfers
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Change, Tables
from arasta.server.tables.seats import hash_of, seat_of
from arasta.server.tables.table import Table

TICKET_BYTES = 24
TICKET_SECONDS = 600.0  # long enough to find the phone


async def offer(tables: Tables, transfers: Transfers, game: str, seat: int) -> str:
    """A ticket for a seat; an earlier one of the same seat is void."""
    ticket, now = secrets.token_urlsafe(TICKET_BYTES), tables.now()
    await transfers.keep(game, seat, hash_of(ticket), now + TICKET_SECONDS, now)
    return ticket


async def take(
    tables: Tables, transfers: Transfers, addresses: Addresses, game: str, ticket: str, request: str
) -> tuple[int, str]:
    """The seat of a ticket and its new token. Whose answer was lost gets the same one again."""
    token = token_from(ticket, request)
    table = await tables.table(game)
    taken = seat_of(table.chairs, token)
    if taken is not None:
        return taken, token
    seat = await transfers.take(game, hash_of(ticket), tables.now())
    if seat is None:
        raise wrong("wrong-ticket", minutes=round(TICKET_SECONDS / 60))
    old = table.chairs[seat].token_hash

    def change(table: Table) -> Change:
        chair = replace(table.chairs[seat], token_hash=hash_of(token))
        return Change(table.seated(chair), "seat", {}, chair)

    await tables.enter(game, Caller(seat), change)
    await addresses.move(old, hash_of(token))
    return seat, token


def token_from(ticket: str, request: str) -> str:
    """The token that a request gets for a ticket: nobody who lacks the ticket can tell it, and a repeated request gets
    the same.
    """
    made = hmac.digest(ticket.encode(), request.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()
