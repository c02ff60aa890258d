"""Tables over HTTP: listing, making, finding, looking."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from arasta.play.games import GAMES
from arasta.server.errors import no_such, wrong
from arasta.server.http.dependencies import PROBLEMS, GameId, Here, Json, Lang, Tokens, check_rate, seats_of, some_seats
from arasta.server.live.payloads import chair_part
from arasta.server.live.presence import NOBODY
from arasta.server.parts import Server
from arasta.server.protocol.requests import Fork, Join, NewGame, NewTable, Upload, VoteBody
from arasta.server.protocol.responses import Created, FoundTable, Joined, PublicGames, Rematch, SeatToken
from arasta.server.protocol.socket_out import Welcome
from arasta.server.tables.creation import fork, new_table, upload
from arasta.server.tables.membership import join
from arasta.server.tables.table import Table
from arasta.server.tables.votes import rematch

router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])
LONGEST_WAIT = 25.0
LISTED_SECONDS = 86_400.0  # a table at which nothing happens for so long is listed no more
VOTE = VoteBody()
AS_KEPT = ("id", "code", "status", "made", "changed", "by_hand")


@router.get("/games", response_model=PublicGames)
async def list_public_games(here: Here, status: Literal["open", "playing"] | None = None) -> Json:
    """Tables that everybody may see, and that are not over."""
    if not here.settings.open_tables:
        return Json({"games": []})
    games = []
    for row, chairs in await here.store.public_games(status, here.tables.now() - LISTED_SECONDS):
        schema = GAMES[row["kind"]].schema
        game = {
            "game": row["kind"],
            **{word: row[word] for word in ("id", "code", "status", "made", "changed", "by_hand")},
        }
        game["settings"] = schema.plain(schema.kept(row["settings"]))
        game["people"] = [chair_part(chair, NOBODY) for chair in chairs]
        games.append(game)
    return Json({"games": games})


@router.post("/games", status_code=201, response_model=Created)
async def make_a_game(here: Here, request: Request, wanted: NewGame) -> Json:
    """A new table. Every `person` in `seats` is yours, and you get its token: keep it."""
    check_new(here, request, wanted)
    table, tokens = await new_table(here.tables, wanted, here.settings.pace)
    return made(here, request, table, tokens)


@router.post("/records", status_code=201, response_model=Created)
async def upload_a_record(here: Here, request: Request, wanted: Upload) -> Json:
    """A table that goes on from a record, with new dice; if the game is over, it can be looked at."""
    check_new(here, request, wanted)
    table, tokens = await upload(here.tables, wanted, here.settings.pace)
    return made(here, request, table, tokens)


@router.post("/games/{game}/fork", status_code=201, response_model=Created)
async def fork_a_game(here: Here, request: Request, game: GameId, wanted: Fork, tokens: Tokens) -> Json:
    """A table that goes on from a step of a game that is over, or in which no seat is free and you hold all."""
    check_new(here, request, wanted)
    table = await here.tables.table(game)
    seats_of(table, tokens)
    new, secrets = await fork(here.tables, table, wanted, tokens, here.settings.pace)
    return made(here, request, new, secrets)


@router.get("/codes/{code}", response_model=FoundTable)
async def find_by_code(here: Here, code: str) -> Json:
    """The table with a short code."""
    found = await here.store.game_of_code(code) if code.isascii() and code.isalnum() else None
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
    here.rooms.polled(table, seats_of(table, tokens), await here.rooms.seen(game))
    if have is not None and wait and have >= table.n:
        await here.rooms.newer(game, have, wait)
    said, seen = await here.store.lines(game), await here.rooms.seen(game)
    table, since = await here.since(game, have)
    seats = seats_of(table, tokens)
    here.rooms.polled(table, seats, seen)
    return Json(here.rooms.welcome(table, since, seats or (None,), lang, said, seen))


@router.post("/games/{game}/join", status_code=201, response_model=Joined)
async def join_a_game(here: Here, game: GameId, wanted: Join) -> Json:
    """Sit down. Which of the free seats is drawn."""
    seat, token = await join(here.tables, game, wanted)
    return Json({"game": game, "seat": seat, "token": token}, status_code=201)


@router.post("/games/{game}/rematch", status_code=201, response_model=Rematch, responses={202: {"model": Rematch}})
async def play_again(here: Here, game: GameId, tokens: Tokens, body: VoteBody = VOTE) -> Json:
    """Agree to a next game with the same people and settings. It begins when all who stay have agreed: 201, and until
    then 202. Your token opens your seat there too.
    """
    seats = some_seats(await here.tables.table(game), tokens)
    following, n = await rematch(here.tables, game, seats, body.agree)
    return Json({"game": following or None, "n": n}, status_code=201 if following else 202)


def check_new(here: Server, request: Request, wanted: NewTable) -> None:
    """Refuse too many tables, and one that is to be listed where whoever runs the server lists none."""
    check_rate(here.new_tables, request)
    if wanted.public and not here.settings.open_tables:
        raise wrong("wrong-open-tables")


def made(here: Server, request: Request, table: Table, tokens: dict[int, str]) -> Json:
    """A new table, for whoever made it."""
    here.bots.charge_to(table.agreed.id, request.state.address)
    seats = [SeatToken(seat=seat, token=token) for seat, token in tokens.items()]
    return Json(Created(game=table.agreed.id, code=table.agreed.code, seats=seats), status_code=201)
