"""The application: `create_app(settings)` makes one, and nothing is global."""

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from arasta.play.text.language import languages
from arasta.server.errors import Refused
from arasta.server.http.middleware import Middleware
from arasta.server.http.preloads import needs_of
from arasta.server.http.refusals import refuse, refuse_malformed, refuse_unknown
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
    app.add_middleware(middleware_of(server, files))
    return app


def middleware_of(server: Server, files: Collection[str]) -> Callable[..., Any]:
    """The middleware of a server, as an application takes it."""
    return lambda app: Middleware(app, server, files)


async def talk(websocket: WebSocket) -> None:
    """A socket at a table."""
    await socket.serve(websocket.app.state.server, websocket, websocket.path_params["game"])
