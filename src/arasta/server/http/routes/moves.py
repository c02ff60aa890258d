"""Playing over HTTP: the same verbs as over a socket."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request

from arasta.core.refusal import Refusal
from arasta.play.game.balance import balance_of
from arasta.play.game.game import Game
from arasta.play.game.options import unseen_options
from arasta.play.game.partial_sets import SoFar, so_far
from arasta.play.game.preview import Preview
from arasta.server.errors import Refused
from arasta.server.http.dependencies import PROBLEMS, GameId, Here, Json, Lang, Tokens, one_seat, read, some_seats
from arasta.server.protocol.requests import (
    BotBody,
    CorrectBody,
    EndBody,
    LeaveBody,
    PlayBody,
    PreviewBody,
    ReactBody,
    SayBody,
    SeatBody,
    UndoBody,
    VoteBody,
    WordBody,
)
from arasta.server.protocol.responses import EntryNumber, PossibleEntries, PreviewAnswer, ProspectsAnswer, SetAnswer
from arasta.server.protocol.socket_in import SeatNumber
from arasta.server.tables.correction import correct
from arasta.server.tables.dice_words import give_word
from arasta.server.tables.membership import change_seat, leave, seat_bot
from arasta.server.tables.permissions import Caller, check_undo, check_waited_for
from arasta.server.tables.table import CHOICE, Waits
from arasta.server.tables.votes import stop

Seen = TypeVar("Seen", Preview, SoFar)

router = APIRouter(prefix="/api/games/{game}", responses=PROBLEMS, tags=["playing"])


async def caller_of(
    here: Here, game: str, tokens: list[str], n: int | None = None, request: str | None = None
) -> Caller:
    """Who asks; it shows that they are here."""
    table = await here.tables.table(game)
    seat = one_seat(table, tokens)
    here.rooms.polled(table, [seat], await here.rooms.seen(game))
    return Caller(seat, n, request)


@router.post("/play", response_model=EntryNumber)
async def play(here: Here, game: GameId, tokens: Tokens, body: PlayBody) -> Json:
    """An action by name, or a whole set."""
    caller = await caller_of(here, game, tokens, body.n, body.id)
    return Json({"n": await here.tables.play(game, caller, body.do)})


@router.post("/undo", response_model=EntryNumber)
async def undo(here: Here, game: GameId, tokens: Tokens, body: UndoBody) -> Json:
    """Back to before a step."""
    caller = await caller_of(here, game, tokens, body.n, body.id)
    return Json({"n": await here.tables.undo(game, caller, body.to)})


@router.get("/entry", response_model=PossibleEntries)
async def tell_what_an_entry_could_be(
    here: Here, game: GameId, tokens: Tokens, lang: Lang, step: Annotated[int, Query(ge=0)]
) -> Json:
    """At a real table: all that could have been entered at a step."""
    table = await here.tables.table(game)
    caller = await caller_of(here, game, tokens)
    check_undo(table, caller)
    if not table.agreed.by_hand or step >= table.step:
        raise Refused("cannot_undo")
    before = table.the_game.copy()
    before.undo_to(step)
    options = [*before.options(None, lang), *unseen_options(before, lang)]
    return Json({"step": step, "options": options})


@router.post("/correct", response_model=EntryNumber)
async def correct_an_entry(here: Here, game: GameId, tokens: Tokens, body: CorrectBody) -> Json:
    """At a real table: one entry is corrected, and what was entered after it is checked. Where some of that does not
    fit any more, it is refused, unless `drop`.
    """
    caller = await caller_of(here, game, tokens, body.n)
    return Json({"n": await correct(here.tables, game, caller, body.step, body.do, body.drop)})


@router.post("/end", response_model=EntryNumber)
async def end(here: Here, game: GameId, tokens: Tokens, body: EndBody) -> Json:
    """End the turn: what was chosen is final."""
    caller = await caller_of(here, game, tokens, body.n, body.id)
    return Json({"n": await here.tables.end(game, caller)})


@router.post("/say", response_model=EntryNumber)
async def say(here: Here, game: GameId, tokens: Tokens, body: SayBody) -> Json:
    """A line of chat."""
    caller = await caller_of(here, game, tokens, None, body.id)
    return Json({"n": await here.say(game, caller, body.text)})


@router.post("/react", response_model=EntryNumber)
async def react(here: Here, game: GameId, tokens: Tokens, body: ReactBody) -> Json:
    """A reaction in the chat."""
    caller = await caller_of(here, game, tokens, None, body.id)
    return Json({"n": await here.say(game, caller, "", body.reaction)})


@router.post("/seat", response_model=EntryNumber)
async def update_seat(here: Here, game: GameId, tokens: Tokens, body: SeatBody) -> Json:
    """Leave your seat to a bot, take it back, or say whether you end turns by saying so."""
    return Json({"n": await change_seat(here.tables, game, await caller_of(here, game, tokens), body)})


@router.post("/word", response_model=EntryNumber)
async def give_a_word(here: Here, game: GameId, tokens: Tokens, body: WordBody) -> Json:
    """Your word for the dice, now that you have seen their commitment; with the last one the game begins."""
    return Json({"n": await give_word(here.tables, game, await caller_of(here, game, tokens), body.word)})


@router.post("/seats/{seat}/bot", response_model=EntryNumber)
async def seat_a_bot(here: Here, game: GameId, seat: SeatNumber, tokens: Tokens, body: BotBody) -> Json:
    """A bot for a free seat, or for somebody who is away."""
    caller, away = await caller_of(here, game, tokens), await here.rooms.away(game, seat)
    return Json({"n": await seat_bot(here.tables, game, caller, seat, body.bot, away)})


@router.post("/leave", response_model=EntryNumber)
async def leave_the_table(here: Here, game: GameId, tokens: Tokens, body: LeaveBody) -> Json:
    """Leave: a bot plays on for you; before the game begins, your seat is free again."""
    return Json({"n": await leave(here.tables, game, await caller_of(here, game, tokens), body.bot)})


@router.post("/stop", response_model=EntryNumber)
async def stop_the_game(here: Here, game: GameId, tokens: Tokens, body: VoteBody) -> Json:
    """Agree to end the game before its end, or no longer. It ends when all who stay have agreed."""
    seats = some_seats(await here.tables.table(game), tokens)
    return Json({"n": await stop(here.tables, game, seats, body.agree)})


@router.post("/preview", response_model=PreviewAnswer)
async def preview(here: Here, game: GameId, tokens: Tokens, body: PreviewBody) -> Json:
    """What a choice or a whole set would cost and bring."""
    seen = await thought_of(here, game, tokens, lambda it, seat: it.preview(one_or_set(body.do), seat))
    return Json({**balance_of(seen), "path": list(seen.path), "then": seen.then})


@router.post("/preview/set", response_model=SetAnswer)
async def preview_so_far(here: Here, game: GameId, tokens: Tokens, body: PreviewBody) -> Json:
    """What things of a set cost and bring together, complete or not, and what may still be chosen with them."""
    seen = await thought_of(here, game, tokens, lambda it, seat: so_far(it, body.do, seat))
    return Json({**balance_of(seen), "then": seen.then, "more": seen.more})


@router.get("/prospects", response_model=ProspectsAnswer)
async def look_ahead(here: Here, request: Request, game: GameId, tokens: Tokens) -> Json:
    """What chance may bring after each of your choices, in exact probabilities. Everybody could reckon that. Who has
    none to make is told nothing, for one may ask while the choice is being made.
    """
    table = await here.tables.table(game)
    caller = await caller_of(here, game, tokens)
    if table.waits != Waits(caller.player, CHOICE):
        return Json({"n": table.n, "ways": {}, "pointless": []})
    return Json({"n": table.n, **await read(here, request, table.the_game.prospects)})


async def thought_of(here: Here, game: str, tokens: list[str], think: Callable[[Game, int], Seen]) -> Seen:
    """What the seat that is asked would see of a choice that is only thought of."""
    table = await here.tables.table(game)
    caller = await caller_of(here, game, tokens)
    check_waited_for(table, caller, CHOICE)
    try:
        return think(table.the_game, caller.player)
    except Refusal as refused:
        raise Refused("illegal", refused) from None


def one_or_set(do: list[str]) -> str | list[str]:
    """One thing alone is a choice, several are a set."""
    return list(do) if len(do) > 1 else do[0]
