"""Reading a game over HTTP: its log, any of its moments, its record."""

import asyncio
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from arasta.core.refusal import Refusal
from arasta.play.game.game import Game
from arasta.play.records.chance_log import outcomes_of
from arasta.play.story.sentences import TurnStory
from arasta.server.errors import Refused
from arasta.server.http.dependencies import PROBLEMS, GameId, Here, Json, Lang, Tokens, read, seats_of
from arasta.server.live.payloads import Part, log_line
from arasta.server.protocol.responses import Log, OutcomesAnswer, ViewAt
from arasta.server.protocol.socket_in import Number
from arasta.server.tables.permissions import check_over
from arasta.server.tables.seats import hold_all
from arasta.server.tables.table import Table

router = APIRouter(prefix="/api/games/{game}", responses=PROBLEMS, tags=["reading"])


@router.get("/log", response_model=Log)
async def read_the_log(
    here: Here,
    request: Request,
    game: GameId,
    tokens: Tokens,
    lang: Lang,
    since: Annotated[int, Query(ge=0, le=2**31 - 1, description="The first step to be told.")] = 0,
) -> Json:
    """What happened, in sentences, as the seat of the token may read it."""
    table = await here.tables.table(game)
    seat, own = seat_or_spectator(table, tokens), with_own_game(table)
    lines, story = await read(here, request, log_of, own, since, seat, lang)
    return Json({"since": since, "log": lines, "story": story})


@router.get("/views/{step}", response_model=ViewAt)
async def look_at_a_moment(here: Here, game: GameId, step: Number, tokens: Tokens, lang: Lang) -> Json:
    """The view before a step, and what was done then; for replays."""
    table = await here.tables.table(game)
    seat, own = seat_or_spectator(table, tokens), with_own_game(table)
    if step > own.step:
        raise Refused("no_such", Refusal("no-such-step", step=str(step), last=own.step))
    return Json(await asyncio.to_thread(moment_of, own, step, seat, lang))


@router.get("/outcomes", response_model=OutcomesAnswer)
async def read_what_fell(here: Here, request: Request, game: GameId) -> Json:
    """What fell in a game that is over, and what could have fallen, with its weights."""
    return Json(await read(here, request, outcomes_of, over(await here.tables.table(game))))


@router.get("/record", responses={200: {"content": {"text/plain": {}}}}, response_model=None)
async def download_the_record(here: Here, request: Request, game: GameId, tokens: Tokens) -> Response:
    """The record of a game that is over: before, it would tell what is hidden. Of a real table at any time, for whoever
    enters it.
    """
    table = await here.tables.table(game)
    if not (table.agreed.by_hand and hold_all(table.chairs, tokens)):
        check_over(table)
    record = await read(here, request, copied(table).record)
    return PlainTextResponse(record, headers={"Content-Disposition": f'attachment; filename="{game}.txt"'})


def seat_or_spectator(table: Table, tokens: list[str]) -> int | None:
    """Whose eyes to look with."""
    seats = seats_of(table, tokens)
    return seats[0] if seats else None


def copied(table: Table) -> Game:
    """A game of its own, for a thread to work with: moments of long ago are worked out anew."""
    if table.game is None:
        raise Refused("not_begun")
    return table.game.copy()


def with_own_game(table: Table) -> Table:
    """The table with such a game."""
    return replace(table, game=copied(table))


def over(table: Table) -> Game:
    """The same of a game that is over."""
    check_over(table)
    return copied(table)


def log_of(table: Table, since: int, seat: int | None, lang: str) -> tuple[list[Part], list[TurnStory]]:
    """The log from a step on, and the story of its turns."""
    game = table.the_game
    lines = [log_line(event, entry, table, lang) for event, entry in game.log_entries(since, seat, lang)]
    return lines, game.story(seat, lang, since)


def moment_of(table: Table, step: int, seat: int | None, lang: str) -> Part:
    """One moment, and the step that was made then, if one was."""
    game = table.the_game
    told = [game.chronicle.log_entry(step, seat, lang)] if step < game.step else []
    return {
        "step": step,
        "view": game.view(seat, at=step),
        "events": [event for event, _ in told],
        "log": [log_line(event, lines, table, lang) for event, lines in told],
    }
