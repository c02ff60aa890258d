"""People at tables, many of them: sockets that choose at random and note how late the others hear of it."""

import asyncio
import json
import random
import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect

PROTOCOL = 1
NUMBER = re.compile(r'"n":(\d+)')
NOTHING_ASKED = '"options":[]'
OVER = '"status":"over"'
PATIENCE = 30.0  # seconds for an answer; after that the server is stuck
PING_EVERY = 15.0
TOGETHER = 50  # sockets that are opened at the same time


@dataclass
class Load:
    """What came of it."""

    delays: list[float] = field(default_factory=list)  # from a choice to each of the others' updates, in seconds
    actions: int = 0
    late: int = 0  # choices that the load could not make in time
    seconds: float = 0.0
    cpu_seconds: float = 0.0  # of the server


def p95(values: Sequence[float]) -> float:
    """Nineteen of twenty are at most so large."""
    return sorted(values)[int(0.95 * len(values))] if values else float("nan")


class Person:
    """One socket."""

    def __init__(self, seat: int, token: str) -> None:
        self.seat = seat
        self.token = token
        self.n = -1
        self.newest = ""  # the last message that shows the table
        self.heard = 0.0
        self.news = asyncio.Event()

    async def sit(self, socket: ClientConnection) -> None:
        """Say hello, and listen from then on."""
        self.socket = socket
        await socket.send(
            json.dumps({"t": "hello", "protocol": PROTOCOL, "seats": [self.token], "have": None, "lang": "en"})
        )
        self.see(str(await socket.recv()))
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.ping())]

    async def listen(self) -> None:
        """Keep the newest table; what it says is read only if this seat has to choose."""
        async for message in self.socket:
            if '"t":"entry"' in message[:20]:
                self.see(str(message))
            elif '"t":"refused"' in message[:20] or '"t":"bye"' in message[:20]:
                raise RuntimeError(message)

    async def ping(self) -> None:
        """Stay."""
        while True:
            await asyncio.sleep(PING_EVERY * random.uniform(0.5, 1))
            await self.socket.send('{"t":"ping"}')

    def see(self, message: str) -> None:
        """A table."""
        self.heard = time.perf_counter()
        self.n = int(NUMBER.search(message)[1])
        self.newest = message
        self.news.set()

    async def until(self, n: int) -> None:
        """Wait for an entry."""
        while self.n < n:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)


class Table:
    """A table and its people."""

    def __init__(self, game: str, tokens: Sequence[str]) -> None:
        self.game = game
        self.tokens = list(tokens)
        self.people = [Person(seat, token) for seat, token in enumerate(tokens)]

    async def play(self, load: Load, every: float, until: float) -> None:
        """Choose again and again, at the pace given or as soon as all have heard."""
        due = time.perf_counter() + random.uniform(0, every)
        while due < until and OVER not in self.people[0].newest:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if every and time.perf_counter() - due > every / 10:
                load.late += 1
            await self.choose(load)
            due = due + every if every else time.perf_counter()

    async def choose(self, load: Load) -> None:
        """The one who is asked chooses at random; how long it takes until the others see it."""
        person = next(person for person in self.people if NOTHING_ASKED not in person.newest)
        options = json.loads(person.newest)["seats"][0]["options"]
        name = random.choice(options)["name"]
        n = person.n
        sent = time.perf_counter()
        await person.socket.send(json.dumps({"t": "play", "id": f"r{n}", "seat": person.seat, "n": n, "do": [name]}))
        for other in self.people:
            await other.until(n + 1)
            if other is not person:
                load.delays.append(other.heard - sent)
        load.actions += 1


@asynccontextmanager
async def opened_sockets(port: int, tables: Sequence[Table]) -> AsyncIterator[None]:
    """Everybody connected."""
    gate = asyncio.Semaphore(TOGETHER)

    async def sit(table: Table, person: Person) -> None:
        async with gate:
            address = f"ws://127.0.0.1:{port}/api/games/{table.game}/socket"
            await person.sit(
                await connect(address, compression=None, max_size=None, ping_interval=None, open_timeout=60)
            )

    people = [person for table in tables for person in table.people]
    await asyncio.gather(*(sit(table, person) for table in tables for person in table.people))
    try:
        yield
    finally:
        for person in people:
            for task in person.tasks:
                task.cancel()
        await asyncio.gather(*(task for person in people for task in person.tasks), return_exceptions=True)
        await asyncio.gather(*(person.socket.close() for person in people), return_exceptions=True)
