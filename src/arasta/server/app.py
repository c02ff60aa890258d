"""The application: `create_app(settings)` makes one, and nothing is global."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from arasta.play.language import DEFAULT, languages
from arasta.server import socket
from arasta.server.pages import Pages
from arasta.server.preloading import needs_of
from arasta.server.refusals import Refused, no_such
from arasta.server.routes import advice, games, mail, moves, operating, reference, telling
from arasta.server.routes.calling import Json
from arasta.server.running import Server
from arasta.server.settings import Settings
from arasta.server.shell import Shell

STATIC = Path(str(files("arasta"))) / "web/static"
NOT_FOUND = 404

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
    for part in (games, moves, advice, mail, telling, reference, operating):
        app.include_router(part.router)
    # Of Starlette, not of FastAPI: what that puts between would be in the way of every message.
    app.router.routes.append(WebSocketRoute("/api/games/{game}/socket", talk))
    app.add_exception_handler(Refused, refuse)
    app.add_exception_handler(RequestValidationError, refuse_malformed)
    app.add_exception_handler(HTTPException, refuse_unknown)
    if STATIC.is_dir():
        app.mount("/", Pages(STATIC, partial(needs_of, server.tables)), name="web")
    app.add_middleware(shell_of(server))
    return app


def shell_of(server: Server) -> Callable[..., Any]:
    """The shell of a server, as middleware is given."""
    return lambda app: Shell(app, server)


async def talk(websocket: WebSocket) -> None:
    """A socket at a table."""
    await socket.serve(websocket.app.state.server, websocket, websocket.path_params["game"])


def language(request: Request) -> str:
    """The language of texts that the caller asks for."""
    lang = request.query_params.get("lang", DEFAULT)
    return lang if lang in languages() else DEFAULT


async def refuse(request: Request, error: Exception) -> Response:
    """What the server refuses, in words."""
    assert isinstance(error, Refused)
    request.app.state.server.metrics.refused.labels(error.why).inc()
    return Json(error.body(language(request)), status_code=error.status)


async def refuse_malformed(request: Request, error: Exception) -> Response:
    """What is not understood at all."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    problem = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    return await refuse(request, Refused("malformed", problem=problem))


async def refuse_unknown(request: Request, error: Exception) -> Response:
    """An address that is not there, or not for this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == NOT_FOUND:
        return await refuse(request, no_such("page", request.url.path[:100]))
    body = Refused("malformed", problem=error.detail).body(language(request))
    return Json(body, status_code=error.status_code, headers=error.headers)
