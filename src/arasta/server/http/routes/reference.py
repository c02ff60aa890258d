"""What a client must know to offer the games: settings, bots, texts, reference pages, messages."""

from functools import cache
from typing import Any, get_args

from fastapi import APIRouter, Request, Response

from arasta.bots.registry import USUAL_LEVEL, names
from arasta.core.refusal import Refusal
from arasta.play.api import rules_of
from arasta.play.games import GAMES
from arasta.play.text.book import book
from arasta.play.text.catalogue import things
from arasta.play.text.descriptions import Expansions, expansions_of
from arasta.play.text.figures import FIGURES
from arasta.play.text.language import forms, has_text, languages, say, source_of
from arasta.play.text.reference import topics
from arasta.server.errors import Refused, no_such
from arasta.server.http.dependencies import PROBLEMS, Here, Json, Lang
from arasta.server.http.static import File
from arasta.server.live.broadcast import as_json
from arasta.server.protocol import socket_in
from arasta.server.protocol.requests import LONGEST_ADDRESS
from arasta.server.protocol.socket_in import LONGEST_SAID, MOST_SEATS, Reaction
from arasta.server.tables.creation import usual_help
from arasta.server.tables.table import Help

router = APIRouter(responses=PROBLEMS, tags=["reference"])


@router.get("/api/schema", response_model=dict[str, Any])
async def describe_the_games(here: Here, lang: Lang) -> Json:
    """All that may be agreed before a game, each with its texts; the bots; and whether tables may be listed."""
    games = [
        {"game": game, "name": name_of(game, lang), **with_texts(rules.schema.describe(), lang)}
        for game, rules in GAMES.items()
    ]
    bots = [{"bot": bot} for bot in names()]
    usual = {"usual_bot": USUAL_LEVEL, "usual_help": [usual_help(people) for people in range(MOST_SEATS + 1)]}
    words = {"help": get_args(Help), "reactions": get_args(Reaction), "open_tables": here.settings.open_tables}
    return Json({"games": games, "figures": FIGURES, "bots": bots, **words, **usual})


@router.get("/api/schema/messages", response_model=dict[str, Any])
async def describe_the_messages() -> Json:
    """All messages of a socket as JSON Schema."""
    return Json(socket_in.schema())


@router.get("/api/languages", response_model=dict[str, list[str]])
async def list_the_languages() -> Json:
    """The languages there are texts in."""
    return Json({"languages": languages()})


@router.get("/api/reference/{game}", response_model=dict[str, Any])
async def look_up(game: str, lang: Lang) -> Json:
    """The reference pages of a game: places, cards, tiles."""
    if game not in GAMES:
        raise no_such("page", game[:40])
    pages = [
        {"topic": topic, "title": say(f"rules-{game}-{topic}", lang), "lines": lines(lang)}
        for topic, lines in topics(game).items()
    ]
    return Json({"game": game, "pages": pages})


@router.get("/api/book/{game}", response_model=dict[str, Any])
async def read_the_rules(game: str, lang: Lang, request: Request, expansions: str | None = None) -> Response:
    """The book of rules of a game: chapters of sentences and of things. With `expansions` what is in it comes first."""
    if game not in GAMES:
        raise no_such("page", game[:40])
    return book_file(game, lang, expansions_in(game, expansions)).answer(request.headers)


@router.get("/api/things/{game}", response_model=dict[str, Any])
async def name_the_things(game: str, lang: Lang, request: Request, expansions: str | None = None) -> Response:
    """What the things of a game are called and do, and numbers of its tables: for clients that draw them.

    With `expansions`, words with commas between, as they are where these are in the game, and no others.
    """
    if game not in GAMES:
        raise no_such("page", game[:40])
    return things_file(game, lang, expansions_in(game, expansions)).answer(request.headers)


@router.get("/texts/{lang}.ftl", responses={200: {"content": {"text/plain": {}}}}, response_model=None)
async def read_the_texts(lang: str, request: Request) -> Response:
    """All texts of a language, as Fluent has them."""
    return texts_of(lang, "", request)


@router.get("/texts/{lang}/web.ftl", responses={200: {"content": {"text/plain": {}}}}, response_model=None)
async def read_the_texts_of_the_table(lang: str, request: Request) -> Response:
    """Those that the table in the browser says by itself; all others come to it in answers."""
    return texts_of(lang, "web-", request)


def texts_of(lang: str, prefix: str, request: Request) -> Response:
    """Texts as they are sent."""
    if lang not in languages():
        raise no_such("language", lang[:10])
    return texts_file(lang, prefix).answer(request.headers)


def expansions_in(game: str, given: str | None) -> Expansions:
    """The expansions that somebody names; None for whoever names none, or asks about a game that has none."""
    if given is None:
        return None
    try:
        return expansions_of(rules_of(game).settings(expansions=given.split(",") if given else []))
    except Refusal as refused:
        raise Refused("wrong", refused) from None


@cache
def book_file(game: str, lang: str, expansions: Expansions) -> File:
    """The book of a game, as it is sent."""
    return File.of(as_json({"game": game, "chapters": book(game, lang, expansions)}).encode(), "application/json")


@cache
def things_file(game: str, lang: str, expansions: Expansions) -> File:
    """The things of a game, as they are sent."""
    longest = {"said": LONGEST_SAID, "address": LONGEST_ADDRESS}
    return File.of(as_json({**things(game, lang, expansions), "longest": longest}).encode(), "application/json")


@cache
def texts_file(lang: str, prefix: str) -> File:
    """The texts of a language whose keys begin so, as they are sent."""
    return File.of(source_of(lang, prefix).encode(), "text/plain; charset=utf-8")


def name_of(game: str, lang: str) -> str:
    """What a game is called."""
    return say(f"game-{game}", lang)


def with_texts(described: Any, lang: str) -> Any:
    """A description with its texts set in: where it names a text, the name and the sentence about it."""
    if isinstance(described, list):
        return [with_texts(part, lang) for part in described]
    if not isinstance(described, dict):
        return described
    told = {word: with_texts(part, lang) for word, part in described.items()}
    key = described.get("text")
    if isinstance(key, str) and has_text(key, lang):
        told |= {"text": say(key, lang), "about": forms(key, lang).get("about", "")}
    return told
