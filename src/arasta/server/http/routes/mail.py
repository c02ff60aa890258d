"""Where a seat wants to be told of its turn; and what whoever reads that address says to it."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from arasta.server.errors import no_such, wrong
from arasta.server.http.dependencies import PROBLEMS, GameId, Here, Json, Lang, Tokens, check_rate, one_seat
from arasta.server.protocol.requests import MailBody
from arasta.server.protocol.responses import MailAnswer, MailState
from arasta.server.tables.seats import hash_of

router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["mail"])
NOTHING_TO_SAY = 204
Key = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$", description="It is in each mail.")]


@router.get("/games/{game}/mail", response_model=MailAnswer)
async def look_up_the_address(here: Here, game: GameId, tokens: Tokens) -> Json:
    """The address that this seat has left, whether it was confirmed, and whether the server sends mail."""
    one_seat(await here.tables.table(game), tokens)
    left, possible = await here.addresses.of(hash_of(tokens[0])), here.postman is not None
    if left is None:
        return Json(MailAnswer(address=None, confirmed=False, possible=possible))
    return Json(MailAnswer(address=left.address, confirmed=left.confirmed, possible=possible))


@router.post("/games/{game}/mail", response_model=MailAnswer)
async def leave_an_address(
    here: Here, request: Request, game: GameId, tokens: Tokens, lang: Lang, body: MailBody
) -> Json:
    """Be told of your turn by mail, when you are not there and have confirmed the address; null: no more."""
    one_seat(await here.tables.table(game), tokens)
    if body.address is not None:
        if here.postman is None:
            raise wrong("wrong-no-mail")
        check_rate(here.new_addresses, request)
    await here.addresses.leave(hash_of(tokens[0]), body.address, lang)
    return await look_up_the_address(here, game, tokens)


@router.get("/mail/{key}", response_model=MailState)
async def look_up_the_recipient(here: Here, key: Key) -> Json:
    """What the recipient of a mail has said to it; looking changes nothing, for mail programs look ahead."""
    state = await here.addresses.state(key)
    if state is None:
        raise no_such("page", key[:20])
    return Json({"state": state})


@router.post("/mail/{key}/confirm", status_code=NOTHING_TO_SAY, response_class=Response)
async def confirm(here: Here, key: Key) -> Response:
    """The address is mine, and I want to be told there."""
    await here.addresses.confirm(key)
    return Response(status_code=NOTHING_TO_SAY)


@router.post("/mail/{key}", status_code=NOTHING_TO_SAY, response_class=Response)
async def unsubscribe(here: Here, key: Key) -> Response:
    """No more mail to the address of this key, wherever it is left. Whether there was one is not told."""
    await here.addresses.stop(key)
    return Response(status_code=NOTHING_TO_SAY)
