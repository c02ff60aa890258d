"""The application: `create_app(settings)` makes one, and nothing is global."""

import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from html import escape
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.routing import WebSocketRoute

from arasta.play.text.language import best_language, languages, say
from arasta.play.text.tags import asked_for
from arasta.server.errors import Refused, no_such
from arasta.server.http.dependencies import Json
from arasta.server.http.middleware import Shell
from arasta.server.http.preloads import needs_of
from arasta.server.http.routes import (
    advice,
    games,
    history,
    mail,
    moves,
    operations,
    own_games,
    qr_codes,
    reference,
    transfers,
)
from arasta.server.http.static import Pages
from arasta.server.live import socket
from arasta.server.parts import Server
from arasta.server.settings import Settings

STATIC = Path(str(files("arasta"))) / "web/static"
NOT_FOUND = 404
MISSING = Template(files("arasta.server.http").joinpath("missing.html").read_text("utf-8"))

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    """A server as an ASGI application. Its store is opened with it and closed when it stops."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server.start()
        yield
        await server.stop()

    app = FastAPI(title="Arasta", version=version("arasta"), lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.server = server
    playing = (games, own_games, moves, transfers, advice, mail, history)
    for part in (*playing, reference, qr_codes, operations):
        app.include_router(part.router)
    # Of Starlette, not of FastAPI: what that puts between would be in the way of every message.
    app.router.routes.append(WebSocketRoute("/api/games/{game}/socket", talk))
    app.add_exception_handler(Refused, refuse)
    app.add_exception_handler(RequestValidationError, refuse_malformed)
    app.add_exception_handler(HTTPException, refuse_unknown)
    files: list[str] = [f"/texts/{lang}/web.ftl" for lang in languages()]
    if STATIC.is_dir():
        pages = Pages(STATIC, partial(needs_of, server.tables))
        app.mount("/", pages, name="web")
        files += pages.fixed
    app.add_middleware(shell_of(server, files))
    return app


def shell_of(server: Server, files: Collection[str]) -> Callable[..., Any]:
    """The shell of a server, as middleware is given."""
    return lambda app: Shell(app, server, files)


async def talk(websocket: WebSocket) -> None:
    """A socket at a table."""
    await socket.serve(websocket.app.state.server, websocket, websocket.path_params["game"])


def language(request: Request) -> str:
    """The language of texts that the caller asks for."""
    return best_language(
        [*request.query_params.getlist("lang"), *asked_for(request.headers.get("accept-language", ""))]
    )


async def refuse(request: Request, error: Exception) -> Response:
    """What the server refuses, in words."""
    assert isinstance(error, Refused)
    request.app.state.server.metrics.refused.labels(error.why).inc()
    return Json(error.body(language(request)), status_code=error.status, headers=error.headers)


async def refuse_malformed(request: Request, error: Exception) -> Response:
    """What is not understood at all."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    problem = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    return await refuse(request, Refused("malformed", problem=problem))


def is_visit(request: Request) -> bool:
    """Whether somebody has opened an address in a browser; pages and programs ask for something else."""
    return request.headers.get("accept", "").startswith("text/html")


def missing(request: Request, refused: Refused) -> Response:
    """A page that says what is not here, with a way home."""
    lang = language(request)
    words = {
        "why": refused.text(lang),
        "heading": say("no-such-page-heading", lang),
        "home": say("no-such-page-home", lang),
    }
    words |= {"root": request.scope.get("root_path", ""), "lang": lang}
    page = MISSING.substitute({word: escape(text) for word, text in words.items()})
    return HTMLResponse(page, NOT_FOUND)


async def refuse_unknown(request: Request, error: Exception) -> Response:
    """An address that is not there, or not for this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == NOT_FOUND:
        refused = no_such("page", request.url.path[:100])
        return missing(request, refused) if is_visit(request) else await refuse(request, refused)
    body = Refused("malformed", problem=error.detail).body(language(request))
    return Json(body, status_code=error.status_code, headers=error.headers)
