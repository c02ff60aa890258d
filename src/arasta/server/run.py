"""Running a server until it is told to stop; then everybody is told first."""

import asyncio
import socket
import sys
import time
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from arasta.server.app import create_app
from arasta.server.http.connections import Configuration, allow_many_files
from arasta.server.ops.gc_tuning import look_seldom, rubbish_sweep
from arasta.server.settings import Settings

STOPPING_SECONDS = 3  # for requests that are being answered; with all that follows it is less than ten
FAREWELL_SECONDS = 2.0
SHORTLY = 0.02

# The thread that writes needs Python for moments only, several in a transaction, and each time it would wait for
# whatever else goes on until the next switch: five milliseconds usually.
SWITCH_SECONDS = 0.0005


class Serving(uvicorn.Server):
    """Uvicorn, which closes its sockets when it stops: before that, people are told that they may come back."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app
        self.ready: Callable[[int], None] = lambda port: None  # told the port, when the server answers
        self.rubbish = rubbish_sweep()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        sys.setswitchinterval(SWITCH_SECONDS)
        look_seldom()
        self.rubbish.start()
        self.app.state.server.connections.sweep.start()
        if self.started:
            self.ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, give it time to arrive, then stop."""
        rooms = self.app.state.server.rooms
        rooms.close()
        await self.rubbish.stop()
        await self.app.state.server.connections.sweep.stop()
        latest = time.monotonic() + FAREWELL_SECONDS
        while rooms.connections and time.monotonic() < latest:
            await asyncio.sleep(SHORTLY)
        await super().shutdown(sockets)


def loop_of(platform: str, shared: bool) -> str:
    """The loop that the server runs on, as uvicorn names it: the best that there is. On Windows the best cannot listen
    to PostgreSQL.
    """
    return "asyncio:SelectorEventLoop" if platform == "win32" and shared else "auto"


def serving(settings: Settings, host: str, port: int) -> Serving:
    """A server on this address, to be run."""
    app = create_app(settings)
    allow_many_files()
    config = Configuration(
        app.state.server.connections,
        app,
        host=host,
        port=port,
        loop=loop_of(sys.platform, app.state.server.store.shared),
        log_config=None,
        access_log=False,
        log_level="warning",  # below that it writes addresses, and who knows what is in them
        server_header=False,
        proxy_headers=False,  # uvicorn would believe whoever comes from this machine; our own proxies are counted
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # it would more than double the memory of a socket
        ws_ping_interval=None,  # whoever is silent for too long is found by the protocol's own pings
        timeout_graceful_shutdown=STOPPING_SECONDS,
    )
    return Serving(config, app)
