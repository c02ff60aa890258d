"""Tables over HTTP: listing, making, finding, looking."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from arasta.play.games import GAMES
from arasta.server.answers import Welcome
from arasta.server.asking import Asked
from arasta.server.bodies import Fork, Join, NewGame, Upload
from arasta.server.creating import forked, new_table, rematch, uploaded
from arasta.server.refusals import no_such
from arasta.server.replies import Found, Joined, Made, PublicGames, SeatToken
from arasta.server.routes.calling import PROBLEMS, GameId, Here, Json, Lang, Tokens, check_rate, one_seat, seats_of
from arasta.server.seating import joined
from arasta.server.sight import chair_part
from arasta.server.table import Table

router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])
LONGEST_WAIT = 25.0


@router.get("/games", response_model=PublicGames)
async def list_public_games(here: Here, status: Literal["open", "playing"] | None = None) -> Json:
    """Tables that everybody may see, and that are not over."""
    games = []
    for row, chairs in await here.store.public_games(status):
        schema = GAMES[row["kind"]].schema
        game = {"game": row["kind"], **{word: row[word] for word in ("id", "code", "status", "made", "changed")}}
        game["settings"] = schema.plain(schema.settings(**schema.read(row["settings"])))
        game["people"] = [chair_part(chair, False) for chair in chairs]
        games.append(game)
    return Json({"games": games})


@router.post("/games", status_code=201, response_model=Made)
async def make_a_game(here: Here, request: Request, wanted: NewGame) -> Json:
    """A new table. Every `person` in `seats` is yours, and you get its token: keep it."""
    check_rate(here.new_tables, request)
    table, tokens = await new_table(here.tables, wanted, here.settings.pace)
    return made(table, tokens)


@router.post("/records", status_code=201, response_model=Made)
async def upload_a_record(here: Here, request: Request, wanted: Upload) -> Json:
    """A table that goes on from a record, with new dice; if the game is over, it can be looked at."""
    check_rate(here.new_tables, request)
    table, tokens = await uploaded(here.tables, wanted, here.settings.pace)
    return made(table, tokens)


@router.post("/games/{game}/fork", status_code=201, response_model=Made)
async def fork_a_game(here: Here, request: Request, game: GameId, wanted: Fork, tokens: Tokens) -> Json:
    """A table that goes on from a step of a game that is over, or in which you hold the seat of every person."""
    check_rate(here.new_tables, request)
    table = await here.tables.table(game)
    seats_of(table, tokens)
    new, secrets = await forked(here.tables, table, wanted, tokens, here.settings.pace)
    return made(new, secrets)


@router.get("/codes/{code}", response_model=Found)
async def find_by_code(here: Here, code: str) -> Json:
    """The table with a short code."""
    found = await here.store.game_of_code(code)
    if found is None:
        raise no_such("code", code[:20])
    return Json({"game": found})


@router.get("/games/{game}", response_model=Welcome)
async def look_at_a_game(
    here: Here,
    game: GameId,
    tokens: Tokens,
    lang: Lang,
    have: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The newest entry that you know.")] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for a newer one.")] = 0,
) -> Json:
    """All that the seats of the tokens may know, or a spectator; at once, or when there is something new."""
    table = await here.tables.table(game)
    seats_of(table, tokens)
    if have is not None and wait and have >= table.n:
        await here.rooms.newer(game, have, wait)
    said = await here.store.lines(game)
    table, since = await here.since(game, have)
    return Json(here.rooms.welcome(table, since, seats_of(table, tokens) or (None,), lang, said))


@router.post("/games/{game}/join", status_code=201, response_model=Joined)
async def join_a_game(here: Here, game: GameId, wanted: Join) -> Json:
    """Sit down. Which of the free seats is drawn."""
    seat, token = await joined(here.tables, game, wanted)
    return Json({"game": game, "seat": seat, "token": token}, status_code=201)


@router.post("/games/{game}/rematch", status_code=201, response_model=Found)
async def play_again(here: Here, game: GameId, tokens: Tokens) -> Json:
    """The next game with the same people and settings. Your token opens your seat there too."""
    seat = one_seat(await here.tables.table(game), tokens[:1])
    return Json({"game": await rematch(here.tables, game, Asked(seat))}, status_code=201)


def made(table: Table, tokens: dict[int, str]) -> Json:
    """A new table, for whoever made it."""
    seats = [SeatToken(seat=seat, token=token) for seat, token in tokens.items()]
    return Json(Made(game=table.agreed.id, code=table.agreed.code, seats=seats), status_code=201)
