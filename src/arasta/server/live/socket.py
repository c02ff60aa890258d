"""One socket: hello, then requests and answers, until either side goes."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from arasta.play.text.language import DEFAULT, best_language
from arasta.server.errors import Refused
from arasta.server.http.rate_limits import Bucket, burst
from arasta.server.live.beats import BEAT
from arasta.server.live.broadcast import as_json, bye
from arasta.server.live.connection import Connection
from arasta.server.parts import Server
from arasta.server.protocol.socket_in import (
    FROM_CLIENT,
    PROTOCOL,
    Beat,
    End,
    Hello,
    Pace,
    Ping,
    Play,
    React,
    RequestId,
    Say,
    Undo,
)
from arasta.server.tables.permissions import Caller
from arasta.server.tables.seats import seat_of

HELLO_SECONDS = 5.0
SILENT_SECONDS = 45.0
FAREWELL_SECONDS = 5.0
CLOSED = 1000
REQUEST_ID: TypeAdapter[str] = TypeAdapter(RequestId)
Request = Play | Undo | End | Say | React | Pace


class Goodbye(Exception):
    """The connection ends, for this reason."""


async def serve(server: Server, socket: WebSocket, game: str) -> None:
    """A connection from its first message to its last."""
    await socket.accept()
    lang, connection, address = DEFAULT, None, socket.scope["state"]["address"]
    try:
        hello = await first_message(socket)
        lang = best_language([hello.lang])
        connection = await welcomed(server, game, hello)
        if connection.seats != (None,):
            server.bots.charge_to(game, address)
        await talked(server, socket, game, address, connection)
    except Goodbye as reason:
        await farewell(socket, str(reason), lang)
    except WebSocketDisconnect:
        pass
    finally:
        if connection is not None:
            server.metrics.sockets.dec()
            server.rooms.leave(game, connection)


async def farewell(socket: WebSocket, why: str, lang: str) -> None:
    """Say why, if anybody is still there to hear it."""
    try:
        async with asyncio.timeout(FAREWELL_SECONDS):  # whoever reads too slowly may not read this either
            await socket.send_text(bye(why, lang))
            await socket.close(CLOSED)
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        pass


async def first_message(socket: WebSocket) -> Hello:
    """The client says which seats it has and what it knows."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await received(socket)
        message = FROM_CLIENT.validate_json(text).root
    except TimeoutError:
        raise Goodbye("late") from None
    except ValidationError:
        raise Goodbye("malformed") from None
    if not isinstance(message, Hello):
        raise Goodbye("malformed")
    if message.protocol != PROTOCOL:
        raise Goodbye("protocol")
    return message


async def received(socket: WebSocket) -> str:
    """A message as text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", CLOSED))
    text: str | None = message.get("text")
    return text if text is not None else ""


async def welcomed(server: Server, game: str, hello: Hello) -> Connection:
    """Bring the client up to date. From then on it is told of every entry, so nothing is missed and nothing twice."""
    try:
        table = await server.tables.table(game)
    except Refused as refused:
        raise Goodbye("game" if refused.why == "no_such" else "restart") from None
    seats = [seat_of(table.chairs, token) for token in hello.seats]
    if None in seats:
        raise Goodbye("token")
    said, seen = await server.store.lines(game), await server.rooms.seen(game)
    own = [table.chairs[seat] for seat in dict.fromkeys(seats) if seat is not None]
    connection = Connection(game, own, best_language([hello.lang]))
    table, since = await server.since(game, hello.have)
    if why := connection.lost_seat(table.chairs):
        raise Goodbye(why)
    server.rooms.enter(table, since, said, seen, connection)
    if hello.beat:
        server.rooms.beats.add(connection)
    server.advisers.get_ready(table)
    server.metrics.sockets.inc()
    return connection


async def talked(server: Server, socket: WebSocket, game: str, address: str, connection: Connection) -> None:
    """Send, receive and answer at the same time, until one of both ends, or the server ends the connection."""
    inbox: asyncio.Queue[str] = asyncio.Queue(most_unanswered(server.settings.messages_per_second))
    tasks = [
        asyncio.create_task(why_ended(sending(socket, connection))),
        asyncio.create_task(why_ended(receiving(server, socket, connection, inbox))),
        asyncio.create_task(why_ended(answering(server, game, address, connection, inbox))),
    ]
    ends: list[asyncio.Future[str]] = [*tasks, connection.bye]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        why = next(end.result() for end in reversed(ends) if end.done())
        if not why:  # what somebody asked for before they went is still done
            await asyncio.wait([asyncio.ensure_future(inbox.join()), tasks[-1]], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if why:
        raise Goodbye(why)


async def why_ended(work: Coroutine[Any, Any, None]) -> str:
    """Why some work has ended: empty if the other side has gone. A task that ended by an exception would keep it, and
    with it all that it has passed, the task itself too: the socket would stay in memory.
    """
    try:
        await work
    except Goodbye as reason:
        return str(reason)
    except WebSocketDisconnect:
        pass
    return ""


async def sending(socket: WebSocket, connection: Connection) -> None:
    """What is in the outbox."""
    while True:
        await socket.send_text(await connection.outbox.get())


async def receiving(server: Server, socket: WebSocket, connection: Connection, inbox: "asyncio.Queue[str]") -> None:
    """Requests, as they come; the answer to a beat is none. Whoever sends on and on without waiting for answers is cut
    off.
    """
    while True:
        try:
            async with asyncio.timeout(SILENT_SECONDS):
                text = await received(socket)
        except TimeoutError:
            raise Goodbye("silent") from None
        answers_beat = text == BEAT and connection.unanswered > 0
        server.rooms.heard(connection)
        if answers_beat:
            continue
        try:
            inbox.put_nowait(text)
        except asyncio.QueueFull:
            raise Goodbye("too_fast") from None


async def answering(
    server: Server, game: str, address: str, connection: Connection, inbox: "asyncio.Queue[str]"
) -> None:
    """Requests, one after the other, as fast as is allowed to this socket and to all of its address: those that come
    faster wait.
    """
    rate = server.settings.messages_per_second
    bucket = Bucket(rate, burst(rate))
    while True:
        text = await inbox.get()
        if (wait := max(bucket.reserve(), server.messages.reserve(address))) > 0:
            await asyncio.sleep(wait)
        if (told := await answer(server, game, connection, text)) is not None:
            connection.send(as_json(told))
        inbox.task_done()


def most_unanswered(rate: float) -> int:
    """How many messages may wait: a burst, and as many that come too fast."""
    return 2 * burst(rate)


async def answer(server: Server, game: str, connection: Connection, text: str) -> dict[str, Any] | None:
    """What a message is answered; a beat that nobody waits for is not."""
    try:
        message = FROM_CLIENT.validate_json(text).root
    except ValidationError as error:
        return refusal_message(Refused("malformed", problem=first_problem(error)), id_in(text), server, connection)
    if isinstance(message, Ping):
        return {"t": "pong"}
    if isinstance(message, Beat):
        return None
    if isinstance(message, Hello):
        return refusal_message(Refused("malformed", problem="hello"), "", server, connection)
    try:
        return {"t": "done", "id": message.id, "n": await carried_out(server, game, connection, message)}
    except Refused as refusal:
        return refusal_message(refusal, message.id, server, connection)


async def carried_out(server: Server, game: str, connection: Connection, message: Request) -> int:
    """A request of a seat; the newest entry then."""
    if message.seat not in connection.seats:
        raise Refused("not_yours")
    if isinstance(message, Say):
        return await server.say(game, Caller(message.seat, None, message.id), message.text)
    if isinstance(message, React):
        return await server.say(game, Caller(message.seat, None, message.id), "", message.reaction)
    if isinstance(message, Pace):
        server.bots.pace(game, message.pace, message.once)
        return (await server.tables.table(game)).n
    caller = Caller(message.seat, message.n, message.id)
    if isinstance(message, Play):
        return await server.tables.play(game, caller, message.do)
    if isinstance(message, Undo):
        return await server.tables.undo(game, caller, message.to)
    return await server.tables.end(game, caller)


def refusal_message(refusal: Refused, request: str, server: Server, connection: Connection) -> dict[str, Any]:
    """A refusal as a message."""
    server.metrics.refused.labels(refusal.why).inc()
    return {"t": "refused", "id": request, **refusal.body(connection.lang)}


def id_in(text: str) -> str:
    """The id of a message that is not understood otherwise, if it has one: what is no id cannot be sent back either."""
    try:
        found = json.loads(text)
        return REQUEST_ID.validate_python(found.get("id")) if isinstance(found, dict) else ""
    except (ValueError, RecursionError):
        return ""


def first_problem(error: ValidationError) -> str:
    """The first thing that is wrong with a message."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
