"""Middleware around the application: who may ask, how much and how often, safe headers, a line in the log, numbers."""

import logging
import time
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any

from fastapi import Request

from arasta.server.errors import Refused
from arasta.server.http.headers import SAFETY, Headers, address_of, header, is_known_host, is_own_origin
from arasta.server.http.refusals import answer_to
from arasta.server.parts import Server

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

RECORDS = "/api/records"  # the one address that takes large bodies
UNLIMITED = frozenset({"/healthz", "/livez", "/readyz"})
POLICY_VIOLATION = 1008

log = logging.getLogger(__name__)


class Middleware:
    """An ASGI application around another."""

    def __init__(self, app: App, server: Server, files: Collection[str] = ()) -> None:
        self.app = app
        self.files = UNLIMITED.union(files)  # addresses that are answered from memory: nobody is counted for them
        self.server = server
        self.sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the life of the application."""
        if scope["type"] == "http":
            await HttpExchange(self, scope, receive, send).run()
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def address(self, scope: Scope) -> str:
        """Who asks."""
        return address_of(scope.get("client"), scope["headers"], self.server.settings.proxies)

    def problem(self, headers: Headers) -> Refused | None:
        """What is wrong with where a request comes from, or whom it is for."""
        settings = self.server.settings
        if not is_known_host(host := header(headers, b"host"), settings.known_hosts):
            return Refused("host", host=host[:100])
        if not is_own_origin(headers, settings.allowed_origins, settings.proxies):
            return Refused("origin", origin=header(headers, b"origin")[:100])
        return None

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, if it comes from a page of ours and not from too busy an address."""
        address = self.address(scope)
        scope.setdefault("state", {})["address"] = address
        if why := self.socket_problem(scope["headers"], address):
            log.info("socket_refused", extra={"problem": why})
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        self.sockets[address] = self.sockets.get(address, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def socket_problem(self, headers: Headers, address: str) -> str:
        """Why a socket is not let in, in a word; empty if it is. One that is opened costs as much as other requests."""
        if (problem := self.problem(headers)) is not None:
            return problem.why
        if self.sockets.get(address, 0) >= self.server.settings.sockets_per_address:
            return "too_many"
        try:
            self.server.requests.take(address)
        except Refused as refused:
            return refused.why
        return ""


class HttpExchange:
    """One request over HTTP."""

    def __init__(self, middleware: Middleware, scope: Scope, receive: Receive, send: Send) -> None:
        self.middleware = middleware
        self.server = middleware.server
        self.scope = scope
        self.receive = receive
        self.send = send
        self.status = 0
        settings = self.server.settings
        self.most = settings.record_bytes if scope["path"] == RECORDS else settings.body_bytes
        self.read = 0

    async def run(self) -> None:
        """Check, let the application answer, count."""
        begun = time.monotonic()
        address = self.middleware.address(self.scope)
        self.scope.setdefault("state", {})["address"] = address
        try:
            self.check(address)
            await self.middleware.app(self.scope, self.limited, self.answer)
        except Refused as refused:
            await self.refuse(refused)
        finally:
            self.note(time.monotonic() - begun)

    def check(self, address: str) -> None:
        """Refuse what need not be read at all."""
        headers = self.scope["headers"]
        if (problem := self.middleware.problem(headers)) is not None:
            raise problem
        if self.scope["path"] not in self.middleware.files:
            self.server.requests.take(address)
        length = header(headers, b"content-length")
        if length.isdigit() and int(length) > self.most:
            raise Refused("too_long", most=self.most)

    async def limited(self) -> MutableMapping[str, Any]:
        """Read the body, up to its limit."""
        message = await self.receive()
        self.read += len(message.get("body", b""))
        if self.read > self.most:
            raise Refused("too_long", most=self.most)
        return message

    async def answer(self, message: MutableMapping[str, Any]) -> None:
        """What the application answers; if the body was too long, that it was, whatever the application made of it."""
        if self.read <= self.most:
            await self.safely(message)
        else:
            await self.refuse(Refused("too_long", most=self.most))

    async def safely(self, message: MutableMapping[str, Any]) -> None:
        """Answer with the headers of safety."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *SAFETY]
        await self.send(message)

    async def refuse(self, refused: Refused) -> None:
        """A refusal of the middleware itself, unless an answer has begun."""
        if self.status:
            return
        await answer_to(Request(self.scope), refused)(self.scope, self.receive, self.safely)

    def note(self, seconds: float) -> None:
        """The log has the route, never the address asked for, which might hold a secret one day."""
        route = getattr(self.scope.get("route"), "path", "other")
        method = self.scope["method"] if self.scope["method"] in METHODS else "other"
        self.server.metrics.requests.labels(method, route, str(self.status)).inc()
        self.server.metrics.seconds.labels(route).observe(seconds)
        told = {"method": method, "route": route, "status": self.status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=told)


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
