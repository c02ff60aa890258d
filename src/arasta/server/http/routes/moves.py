"""Playing over HTTP: the same verbs as over a socket."""

from collections.abc import Callable
from typing import TypeVar

from fastapi import APIRouter

from arasta.core.refusal import Refusal
from arasta.play.game import Game
from arasta.play.holdings import sides
from arasta.play.preview import Preview
from arasta.play.so_far import SoFar, so_far
from arasta.server.asking import Asked, check_asked
from arasta.server.bodies import BotBody, EndBody, PlayBody, PreviewBody, SayBody, SeatBody, UndoBody
from arasta.server.messages import SeatNumber
from arasta.server.refusals import Refused
from arasta.server.replies import At, PreviewAnswer, SetAnswer
from arasta.server.routes.calling import PROBLEMS, GameId, Here, Json, Tokens, one_seat
from arasta.server.seating import bot_seated, changed
from arasta.server.table import CHOICE

Seen = TypeVar("Seen", Preview, SoFar)

router = APIRouter(prefix="/api/games/{game}", responses=PROBLEMS, tags=["playing"])


async def asked_by(here: Here, game: str, tokens: list[str], n: int | None = None, request: str | None = None) -> Asked:
    """Who asks."""
    return Asked(one_seat(await here.tables.table(game), tokens), n, request)


@router.post("/play", response_model=At)
async def play(here: Here, game: GameId, tokens: Tokens, body: PlayBody) -> Json:
    """An action by name, or a whole set."""
    asked = await asked_by(here, game, tokens, body.n, body.id)
    return Json({"n": await here.tables.play(game, asked, body.do)})


@router.post("/undo", response_model=At)
async def undo(here: Here, game: GameId, tokens: Tokens, body: UndoBody) -> Json:
    """Back to before a step."""
    asked = await asked_by(here, game, tokens, body.n, body.id)
    return Json({"n": await here.tables.undo(game, asked, body.to)})


@router.post("/end", response_model=At)
async def end(here: Here, game: GameId, tokens: Tokens, body: EndBody) -> Json:
    """End the turn: what was chosen is final."""
    asked = await asked_by(here, game, tokens, body.n, body.id)
    return Json({"n": await here.tables.end(game, asked)})


@router.post("/say", response_model=At)
async def say(here: Here, game: GameId, tokens: Tokens, body: SayBody) -> Json:
    """A line of chat."""
    asked = await asked_by(here, game, tokens, None, body.id)
    return Json({"n": await here.say(game, asked, body.text)})


@router.post("/seat", response_model=At)
async def change_seat(here: Here, game: GameId, tokens: Tokens, body: SeatBody) -> Json:
    """Leave your seat to a bot, take it back, or say whether you end turns by saying so."""
    return Json({"n": await changed(here.tables, game, await asked_by(here, game, tokens), body)})


@router.post("/seats/{seat}/bot", response_model=At)
async def seat_a_bot(here: Here, game: GameId, seat: SeatNumber, tokens: Tokens, body: BotBody) -> Json:
    """A bot for a free seat."""
    asked = await asked_by(here, game, tokens)
    return Json({"n": await bot_seated(here.tables, game, asked, seat, body.bot)})


@router.post("/preview", response_model=PreviewAnswer)
async def preview(here: Here, game: GameId, tokens: Tokens, body: PreviewBody) -> Json:
    """What a choice or a whole set would cost and bring."""
    seen = await thought_of(here, game, tokens, lambda it, seat: it.preview(one_or_set(body.do), seat))
    return Json({**sides(seen.changes), "path": list(seen.path), "open": seen.open, "then": seen.then})


@router.post("/preview/set", response_model=SetAnswer)
async def preview_so_far(here: Here, game: GameId, tokens: Tokens, body: PreviewBody) -> Json:
    """What things of a set cost and bring together, complete or not, and what may still be chosen with them."""
    seen = await thought_of(here, game, tokens, lambda it, seat: so_far(it, body.do, seat))
    return Json({**sides(seen.changes), "open": seen.open, "then": seen.then, "more": seen.more})


async def thought_of(here: Here, game: str, tokens: list[str], think: Callable[[Game, int], Seen]) -> Seen:
    """What the seat that is asked would see of a choice that is only thought of."""
    table = await here.tables.table(game)
    asked = await asked_by(here, game, tokens)
    check_asked(table, asked, CHOICE)
    try:
        return think(table.the_game, asked.player)
    except Refusal as refused:
        raise Refused("illegal", refused) from None


def one_or_set(do: list[str]) -> str | list[str]:
    """One thing alone is a choice, several are a set."""
    return list(do) if len(do) > 1 else do[0]
