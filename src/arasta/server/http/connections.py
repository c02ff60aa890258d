"""Connections, before anything is asked over them: how many an address may have, and how long each may take.

Uvicorn waits for ever for the rest of a request, and for a reader that does not read. Here a request has a time for its
headers and one for its body, whoever reads nothing has a time too, and an address has so many connections and no more.
Behind proxies of ours all connections are theirs, so there addresses are not counted: they have limits of their own.
"""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from arasta.server.http.headers import address_of
from arasta.server.ops.periodic import Sweep
from arasta.server.settings import Settings

SWEEP_SECONDS = 1.0
FAREWELL_SECONDS = 5.0  # until what was sent last has been read; then the connection is cut

log = logging.getLogger(__name__)


@dataclass(eq=False)
class WatchedConnection:
    """A connection, and until when something must have happened on it."""

    transport: asyncio.Transport
    address: str
    request_due: float | None = None  # the rest of a request
    reading_due: float | None = None  # somebody who reads what was sent
    is_asking: bool = True  # whether no request has come over it as a whole since the last answer

    def is_late(self, now: float) -> bool:
        """Whether it has taken too long."""
        return any(due is not None and due < now for due in (self.request_due, self.reading_due))


class Connections:
    """All connections of a server, by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = 0 if settings.proxies else settings.connections_per_address
        self.lines: dict[asyncio.BaseTransport, WatchedConnection] = {}
        self.by_address: dict[str, dict[WatchedConnection, None]] = {}  # the oldest first
        self.sweep = Sweep("connections", SWEEP_SECONDS, self.look)

    def __iter__(self) -> Iterator[WatchedConnection]:
        return iter(self.lines.values())

    def opened(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> WatchedConnection:
        """A new connection, or one that goes on in another protocol. If the address has too many, the oldest that has
        sent no whole request yet makes way for it; if there is none, it is closed itself.
        """
        if transport in self.lines:
            return self.lines[transport]
        line = WatchedConnection(transport, address_of(client, (), 0))
        others = self.by_address.setdefault(line.address, {})
        if self.most and len(others) >= self.most:
            victim = next((other for other in others if other.is_asking), line)
            log.info("connection_cut", extra={"problem": "too many"})
            self.closed(victim.transport)
            victim.transport.abort()
        if not transport.is_closing():
            self.lines[transport] = line
            self.by_address.setdefault(line.address, {})[line] = None
        return line

    def closed(self, transport: asyncio.BaseTransport) -> None:
        """A connection is no more."""
        line = self.lines.pop(transport, None)
        if line is not None:
            others = self.by_address[line.address]
            del others[line]
            if not others:
                del self.by_address[line.address]

    async def look(self) -> None:
        """Cut what is late; what is being closed has a while to be read."""
        now = asyncio.get_running_loop().time()
        for line in list(self):
            if line.is_late(now):
                log.info("connection_cut", extra={"problem": "too slow"})
                line.transport.abort()
            elif line.transport.is_closing() and line.reading_due is None:
                line.reading_due = now + FAREWELL_SECONDS


class Configuration(uvicorn.Config):
    """Uvicorn's, with the connections that its protocols share."""

    def __init__(self, connections: Connections, app: Any, host: str, port: int, **more: Any) -> None:
        super().__init__(app, host, port, **more, http=LimitedHttp, ws=LimitedSocket)
        self.connections = connections


class LimitedHttp(HttpToolsProtocol):
    """Uvicorn's HTTP, in time."""

    config: Configuration

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes, who is to ask for something soon."""
        super().connection_made(transport)
        self.line = self.config.connections.opened(transport, self.client)
        self.await_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.config.connections.closed(self.transport)
        super().connection_lost(exc)

    def await_headers(self) -> None:
        """The headers are to come soon."""
        self.line.request_due = self.loop.time() + self.config.connections.settings.headers_seconds

    def data_received(self, data: bytes) -> None:
        """Something comes, if only a line feed: uvicorn stops to count the time of a connection that is idle."""
        if self.line.request_due is None and (self.cycle is None or self.cycle.response_complete):
            self.await_headers()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The body is to come now."""
        self.line.request_due = self.loop.time() + self.config.connections.settings.body_seconds
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A whole request."""
        self.line.request_due, self.line.is_asking = None, False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered; from now on the connection is idle, or somebody reads too slowly."""
        self.line.is_asking = True
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Somebody does not read what is sent."""
        self.line.reading_due = self.loop.time() + self.config.connections.settings.reading_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        """They have read."""
        self.line.reading_due = None
        super().resume_writing()


class LimitedSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, in time. Whoever is silent is found by the protocol of the table."""

    config: Configuration

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection of HTTP goes on as a socket."""
        super().connection_made(transport)
        self.line = self.config.connections.opened(self.transport, self.client)
        self.line.request_due, self.line.is_asking = None, False

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.config.connections.closed(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Somebody does not read what is sent."""
        self.line.reading_due = self.loop.time() + self.config.connections.settings.reading_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        """They have read."""
        self.line.reading_due = None
        super().resume_writing()


def allow_many_files() -> None:
    """Each connection is an open file, of which a process is often allowed 1,024 unless it asks for more."""
    try:
        import resource
    except ImportError:  # on Windows, where nobody counts them
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
