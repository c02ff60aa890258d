"""Advice over HTTP: hints and win chances where the table has agreed on them, and games looked back at."""

from dataclasses import asdict

from fastapi import APIRouter, Request

from arasta.analysis.review import review
from arasta.analysis.tallies import tally
from arasta.server.errors import Refused, wrong
from arasta.server.http.dependencies import PROBLEMS, GameId, Here, Json, Lang, Tokens, check_rate, one_seat, read
from arasta.server.http.routes.history import over, seat_or_spectator
from arasta.server.protocol.requests import HintBody
from arasta.server.protocol.responses import Hints, Odds, ReviewAnswer, TallyAnswer
from arasta.server.tables.permissions import Caller, check_over, check_waited_for
from arasta.server.tables.table import CHANCES, CHOICE, NO_HELP

router = APIRouter(prefix="/api/games/{game}", responses=PROBLEMS, tags=["advice"])


@router.post("/hint", response_model=Hints)
async def give_a_hint(here: Here, request: Request, game: GameId, tokens: Tokens, lang: Lang, body: HintBody) -> Json:
    """The best choices of your seat, by what it may know, where the table has hints."""
    table = await here.tables.table(game)
    seat = one_seat(table, tokens)
    if table.agreed.help == NO_HELP:
        raise wrong("wrong-no-hints")
    check_waited_for(table, Caller(seat), CHOICE)
    if body.n != table.n:
        raise Refused("stale")
    check_rate(here.advice, request)
    hints = await here.advisers.hints(table, seat, lang, request.state.address)
    return Json({"n": table.n, "hints": [asdict(hint) for hint in hints]})


@router.get("/odds", response_model=Odds)
async def tell_the_odds(here: Here, request: Request, game: GameId, tokens: Tokens) -> Json:
    """How likely each seat is to win, by what you may know, where the table shows that."""
    table = await here.tables.table(game)
    seat = seat_or_spectator(table, tokens)
    if table.agreed.help != CHANCES:
        raise wrong("wrong-no-chances")
    if table.game is None:
        raise Refused("not_begun")
    check_rate(here.advice, request)
    return Json({"n": table.n, "odds": list(await here.advisers.chances(table, seat, request.state.address))})


@router.get("/tally", response_model=TallyAnswer)
async def tell_the_figures(here: Here, request: Request, game: GameId) -> Json:
    """How the figures of a game that is over grew turn by turn, and what its dice showed."""
    own = over(await here.tables.table(game))
    return Json((await read(here, request, tally, own)).to_json())


@router.post("/review", response_model=ReviewAnswer)
async def look_back(here: Here, request: Request, game: GameId, lang: Lang) -> Json:
    """A game that is over, looked back at. That takes a while: ask again until `review` is there."""
    table = await here.tables.table(game)
    check_over(table)
    check_rate(here.advice, request)
    looking = await here.advisers.look_back(table, request.state.address)
    told = None
    if looking.found is not None:
        told = await read(here, request, review, looking.found, table.the_game, lang)
    return Json({"done": looking.done, "of": looking.of, "review": told})
