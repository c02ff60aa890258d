"""Going on with a seat on another device."""

from fastapi import APIRouter

from arasta.server.http.dependencies import PROBLEMS, GameId, Here, Json, Tokens, one_seat
from arasta.server.protocol.requests import TicketBody
from arasta.server.protocol.responses import Joined, Ticket
from arasta.server.tables.transfer import TICKET_SECONDS, offer, take

router = APIRouter(prefix="/api/games/{game}/transfer", responses=PROBLEMS, tags=["playing"])


@router.post("", status_code=201, response_model=Ticket)
async def offer_a_seat(here: Here, game: GameId, tokens: Tokens) -> Json:
    """A ticket for your seat: whoever takes it, once and soon, has the seat instead of you."""
    seat = one_seat(await here.tables.table(game), tokens)
    ticket = await offer(here.tables, here.transfers, game, seat)
    return Json(Ticket(ticket=ticket, seconds=TICKET_SECONDS), status_code=201)


@router.post("/take", status_code=201, response_model=Joined)
async def take_a_seat(here: Here, game: GameId, wanted: TicketBody) -> Json:
    """The seat of a ticket, with a new token; the old one opens nothing any more."""
    seat, token = await take(here.tables, here.transfers, here.addresses, game, wanted.ticket, wanted.id)
    return Json(Joined(game=game, seat=seat, token=token), status_code=201)
