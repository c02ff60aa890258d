"""Who is connected to which table, and telling them: each seat its own part, spectators what is public."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Any, cast

import orjson

from arasta.play.language import say
from arasta.server.chairs import Chair
from arasta.server.messages import PROTOCOL
from arasta.server.sight import Part, View, chair_part, seat_part, table_part
from arasta.server.store.rows import Line
from arasta.server.table import Entry, Table
from arasta.server.tables import Tables

OUTBOX = 32  # messages that wait for a slow reader; one more and it has to connect again
PEOPLE_CHANGE = frozenset({"seat", "begin", "time"})  # kinds of entry after which others may sit there


def as_json(value: Any) -> str:
    """JSON as it goes over the wire."""
    return orjson.dumps(value).decode()


class Connection:
    """Somebody at a table: the seats they hold, none for a spectator, and what they are still to be sent."""

    def __init__(self, seats: Sequence[int], lang: str) -> None:
        self.seats: tuple[int | None, ...] = tuple(seats) or (None,)
        self.lang = lang
        self.n = -1  # the newest entry that they know
        self.outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self.bye: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def send(self, message: str) -> None:
        """Put a message into the outbox."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close("slow")

    def close(self, why: str) -> None:
        """End the connection, with a reason."""
        if not self.bye.done():
            self.bye.set_result(why)


class Sights:
    """What is told of one moment of a table. Each part is worked out once, however many ask for it."""

    def __init__(self, table: Table, since: int | None, now: float = 0.0) -> None:
        self.table = table
        self.now = now  # for the clock; else it is told as it stood at the last entry
        self.since = since
        self.parts: dict[tuple[Any, ...], str] = {}
        self.views: list[View] = []  # of all seats: they share what is public

    def table_json(self, lang: str) -> str:
        """The part that all get."""
        if ("table", lang) not in self.parts:
            self.parts["table", lang] = as_json(table_part(self.table, lang, self.now))
        return self.parts["table", lang]

    def seats_json(self, seats: Sequence[int | None], lang: str) -> str:
        """The parts of some seats, or of a spectator."""
        for seat in seats:
            if (seat, lang) not in self.parts:
                part = seat_part(self.table, seat, self.since, lang, self.view(seat))
                self.parts[seat, lang] = as_json(part)
        return ",".join(self.parts[seat, lang] for seat in seats)

    def view(self, seat: int | None) -> View | None:
        """What a seat sees, once the game has begun; a spectator's view is made by itself."""
        if self.table.game is None or seat is None:
            return None
        self.views = self.views or [cast(View, view) for view in self.table.game.views()]
        return self.views[seat]

    def message(self, kind: str, seats: Sequence[int | None], lang: str, more: Part) -> str:
        """A whole message."""
        head = as_json({"t": kind, "n": self.table.n, **more})[:-1]
        return f'{head},"table":{self.table_json(lang)},"seats":[{self.seats_json(seats, lang)}]}}'


class Room:
    """Everybody at one table."""

    def __init__(self) -> None:
        self.chairs: tuple[Chair, ...] = ()  # as its connections were told last
        self.connections: set[Connection] = set()
        self.waiting: set[asyncio.Event] = set()  # of programs that asked over HTTP for the next entry


class Rooms:
    """Everybody who is connected to this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rooms: dict[str, Room] = {}
        tables.listeners.append(self.entered)
        tables.is_watched = self.rooms.__contains__

    @property
    def connections(self) -> int:
        """How many there are."""
        return sum(len(room.connections) for room in self.rooms.values())

    def enter(self, table: Table, since: int | None, said: list[Line], connection: Connection) -> None:
        """Somebody comes, is told everything, and the others see who it is."""
        room = self.rooms.setdefault(table.agreed.id, Room())
        room.chairs = table.chairs
        room.connections.add(connection)
        connection.n = table.n
        connection.send(self.welcome(table, since, connection.seats, connection.lang, said))
        self.tell_people(room)

    def leave(self, game: str, connection: Connection) -> None:
        """Somebody goes, and the others see it."""
        room = self.rooms.get(game)
        if room is not None:
            room.connections.discard(connection)
            self.tell_people(room)
            self.tidy(game)

    def tidy(self, game: str) -> None:
        """Forget a room that nobody is in."""
        room = self.rooms.get(game)
        if room is not None and not room.connections and not room.waiting:
            del self.rooms[game]

    def entered(self, table: Table, entry: Entry, since: int) -> None:
        """Something happened at a table: tell those who do not know it yet."""
        room = self.rooms.get(table.agreed.id)
        if room is None:
            return
        room.chairs = table.chairs
        sights = Sights(table, since, self.tables.now())
        for connection in list(room.connections):
            if connection.n < table.n:
                connection.n = table.n
                more = {"kind": entry.kind, "by": entry.seat}
                connection.send(sights.message("entry", connection.seats, connection.lang, more))
        if entry.kind in PEOPLE_CHANGE:
            self.tell_people(room)
        for event in room.waiting:
            event.set()

    def welcome(self, table: Table, since: int | None, seats: Sequence[int | None], lang: str, said: list[Line]) -> str:
        """Everything, for somebody who comes."""
        more = {"protocol": PROTOCOL} | self.people(table) | {"said": [line._asdict() for line in said]}
        return Sights(table, since, self.tables.now()).message("welcome", seats, lang, more)

    def people(self, table: Table) -> Part:
        """Who sits at a table and is here, and how many watch."""
        room = self.rooms.get(table.agreed.id)
        return people_part(table.chairs, room.connections if room is not None else ())

    def is_here(self, game: str, seat: int) -> bool:
        """Whether somebody of a seat is connected to this process."""
        room = self.rooms.get(game)
        return room is not None and any(seat in connection.seats for connection in room.connections)

    def tell_people(self, room: Room) -> None:
        """Tell everybody at a table who is there."""
        message = as_json({"t": "people", **people_part(room.chairs, room.connections)})
        for connection in list(room.connections):
            connection.send(message)

    def tell_said(self, game: str, line: Line) -> None:
        """Tell everybody at a table what was said."""
        room = self.rooms.get(game)
        if room is not None:
            message = as_json({"t": "said", "said": line._asdict()})
            for connection in list(room.connections):
                connection.send(message)

    async def newer(self, game: str, n: int, seconds: float) -> None:
        """Wait until a table has an entry after this one, but no longer than so many seconds."""
        event = asyncio.Event()
        self.rooms.setdefault(game, Room()).waiting.add(event)
        try:
            if (await self.tables.table(game)).n <= n:
                await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            if game in self.rooms:
                self.rooms[game].waiting.discard(event)
                self.tidy(game)

    def close(self) -> None:
        """The server stops: everybody is told to come back."""
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close("restart")
            for event in room.waiting:
                event.set()


def people_part(chairs: Sequence[Chair], connections: Collection[Connection]) -> Part:
    """Who sits there and is here, and how many watch."""
    here = {seat for connection in connections for seat in connection.seats}
    watching = sum(connection.seats == (None,) for connection in connections)
    return {"people": [chair_part(chair, chair.seat in here) for chair in chairs], "watching": watching}


def bye(why: str, lang: str) -> str:
    """The last message of a connection."""
    return as_json({"t": "bye", "why": why, "text": say(f"bye-{why.replace('_', '-')}", lang)})
