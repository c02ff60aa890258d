"""Where a seat wants to be told of its turn."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from arasta.server.bodies import MailBody
from arasta.server.chairs import hash_of
from arasta.server.refusals import wrong
from arasta.server.replies import Mailed
from arasta.server.routes.calling import PROBLEMS, GameId, Here, Json, Lang, Tokens, one_seat

router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["mail"])
NOTHING_TO_SAY = 204


@router.get("/games/{game}/mail", response_model=Mailed)
async def look_up_the_address(here: Here, game: GameId, tokens: Tokens) -> Json:
    """The address that this seat has left, and whether the server sends mail."""
    one_seat(await here.tables.table(game), tokens)
    address = await here.addresses.of(hash_of(tokens[0]))
    return Json(Mailed(address=address, possible=here.postman is not None))


@router.post("/games/{game}/mail", response_model=Mailed)
async def leave_an_address(here: Here, game: GameId, tokens: Tokens, lang: Lang, body: MailBody) -> Json:
    """Be told of your turn by mail, when you are not there; null: no more."""
    one_seat(await here.tables.table(game), tokens)
    if body.address is not None and here.postman is None:
        raise wrong("wrong-no-mail")
    await here.addresses.leave(hash_of(tokens[0]), body.address, lang)
    return Json(Mailed(address=body.address, possible=here.postman is not None))


@router.post("/mail/{stop}", status_code=NOTHING_TO_SAY, response_class=Response)
async def unsubscribe(here: Here, stop: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]) -> Response:
    """No more mail to the address of this key. Whether there was one is not told."""
    await here.addresses.stop(stop)
    return Response(status_code=NOTHING_TO_SAY)
