"""The games of somebody: all tables of a browser, running and over."""

from typing import Any

from fastapi import APIRouter

from arasta.play.games import GAMES
from arasta.server.errors import Refused
from arasta.server.http.dependencies import PROBLEMS, Here, Json
from arasta.server.parts import Server
from arasta.server.protocol.requests import OwnGamesBody
from arasta.server.protocol.responses import OwnGamesAnswer
from arasta.server.store.own_games import OwnGame
from arasta.server.store.rows import standings_of
from arasta.server.tables.seats import Chair, hash_of
from arasta.server.tables.table import OVER

MOST_OPENED = 5  # games from before standings were kept, which have to be opened to know how they ended
AS_KEPT = ("id", "code", "status", "made", "changed", "turn", "public", "by_hand", "standings")

router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])


@router.post("/mine", response_model=OwnGamesAnswer)
async def list_own_games(here: Here, wanted: OwnGamesBody) -> Json:
    """The tables that these tokens open, and those that are named, the newest first. Tokens come in the body: they are
    too many for a header.
    """
    hashes = [hash_of(token) for token in wanted.tokens]
    found = await here.own_games.find(hashes, wanted.games)
    await fill_in(here, found)
    return Json({"games": [summary_of(game, frozenset(hashes)) for game in found]})


async def fill_in(here: Server, found: list[OwnGame]) -> None:
    """How games of long ago have ended, a few at a time. One that was ended by agreement has no standings."""
    ended = [game.row for game in found if game.row["status"] == OVER and not game.row["stopped"]]
    unknown = [row for row in ended if row["standings"] is None]
    for row in unknown[:MOST_OPENED]:
        try:
            table = await here.tables.table(row["id"])
        except Refused:  # of rules that are no longer the same
            continue
        row["standings"] = standings_of(table)
        await here.own_games.keep_standings(table)


def summary_of(game: OwnGame, hashes: frozenset[str]) -> dict[str, Any]:
    """A table in the list. Whoever asks holds the seats `mine`."""
    row, schema = game.row, GAMES[game.row["kind"]].schema
    return {
        "game": row["kind"],
        **{word: row[word] for word in AS_KEPT},
        "settings": schema.plain(schema.kept(row["settings"])),
        "waits": waits_of(game),
        "mine": [chair.seat for chair in game.chairs if chair.token_hash in hashes],
        "people": [player_part(chair) for chair in game.chairs],
    }


def waits_of(game: OwnGame) -> int | None:
    """The seat of the person whom the table waits for; nobody while a bot thinks."""
    waits = game.row["waits"]
    return waits if waits is not None and game.chairs[waits].is_person else None


def player_part(chair: Chair) -> dict[str, Any]:
    """Who sits there. The bot of a person who has left the seat to one is not what the table is against."""
    bot = None if chair.token_hash else chair.bot or None
    return {"seat": chair.seat, "name": chair.name, "free": chair.is_free, "bot": bot, "character": chair.character}
