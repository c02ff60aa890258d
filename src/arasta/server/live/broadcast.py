"""Who is connected to which table, and telling them: each seat its own part, spectators what is public."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, cast

import orjson

from arasta.play.text.language import say
from arasta.server.errors import Refused
from arasta.server.live.beats import Beats
from arasta.server.live.connection import Connection
from arasta.server.live.payloads import Part, View, chair_part, seat_part, table_part
from arasta.server.live.presence import COMING_BACK_SECONDS, POLL_SECONDS, Attendance
from arasta.server.protocol.socket_in import PROTOCOL
from arasta.server.store.rows import ChatLine
from arasta.server.tables.registry import Tables
from arasta.server.tables.seats import Chair
from arasta.server.tables.table import OPEN, OVER, Entry, Table

ANSWER_SECONDS = 2.0  # that other processes have to say who is connected to them
# Kinds of entry after which others may sit there, or want something else.
PEOPLE_CHANGE = frozenset({"seat", "begin", "time", "stop", "rematch"})


def as_json(value: Any) -> str:
    """JSON as it goes over the wire."""
    return orjson.dumps(value).decode()


class Payloads:
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

    def __init__(self, attendance: Attendance) -> None:
        self.attendance = attendance
        self.chairs: tuple[Chair, ...] = ()  # as its connections were told last
        self.patience: float | None = None  # how long others wait for somebody; before the game they do not
        self.connections: set[Connection] = set()
        self.waiting: set[asyncio.Event] = set()  # of programs that asked over HTTP for the next entry

    def stands(self, table: Table, now: float) -> None:
        """The table as it is now. Whoever has just sat down was here."""
        for old, new in zip(self.chairs, table.chairs, strict=False):
            if new.token_hash and new.token_hash != old.token_hash:
                self.attendance.seen[new.seat] = now
        self.chairs = table.chairs
        self.patience = None if table.status == OPEN else table.agreed.patience

    def connected(self) -> set[int]:
        """The seats of people who are connected to this process."""
        return {seat for one in self.connections if not one.is_missed for seat in one.seats if seat is not None}

    def here(self, now: float) -> set[int]:
        """The seats of people who are here."""
        return self.connected() | self.attendance.others(now)

    def people_part(self, stuck: int | None, now: float) -> Part:
        """Who sits there and is here, and how many watch; `stuck` is the seat of a bot that cannot think now."""
        here = self.here(now)
        watching = sum(connection.seats == (None,) for connection in self.connections)
        presences = [self.attendance.presence(chair, here, self.patience, now) for chair in self.chairs]
        people = [
            chair_part(chair, presence, chair.seat == stuck)
            for chair, presence in zip(self.chairs, presences, strict=True)
        ]
        return {"people": people, "watching": watching}


class Rooms:
    """Everybody who is connected to this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.began = tables.now()
        self.rooms: dict[str, Room] = {}
        self.stuck: dict[str, int] = {}  # by table the seat of a bot that cannot think now
        self.beats = Beats(self.missed)
        self.shared = False  # whether people may be connected to other processes
        self.came_or_went: Callable[[str, set[int]], None] = lambda game, seats: None  # told who is connected here
        self.opened: Callable[[str], None] = lambda game: None  # told of a table that somebody here watches from now on
        tables.listeners.append(self.entered)
        tables.is_watched = self.rooms.__contains__

    @property
    def connections(self) -> int:
        """How many there are."""
        return sum(len(room.connections) for room in self.rooms.values())

    async def seen(self, game: str) -> dict[int, float]:
        """By seat when people were last at a table: from memory while somebody is there."""
        room = self.rooms.get(game)
        return room.attendance.seen if room is not None else await self.tables.store.seen(game)

    def room(self, table: Table, seen: dict[int, float]) -> Room:
        """The room of a table as it is now, a new one if nobody is in it."""
        room = self.rooms.get(table.agreed.id)
        if room is None:
            room = self.rooms[table.agreed.id] = Room(
                Attendance(seen, self.tables.now() if self.shared else self.began)
            )
            self.opened(table.agreed.id)
            self.expect_back(table.agreed.id)
        room.stands(table, self.tables.now())
        return room

    def enter(
        self, table: Table, since: int | None, said: list[ChatLine], seen: dict[int, float], connection: Connection
    ) -> None:
        """Somebody comes, is told everything, and the others see who it is."""
        room = self.room(table, seen)
        room.connections.add(connection)
        connection.n = table.n
        connection.send(self.welcome(table, since, connection.seats, connection.lang, said, seen))
        self.tell_people(table.agreed.id, room)
        self.came_or_went(table.agreed.id, room.connected())

    def leave(self, game: str, connection: Connection) -> None:
        """Somebody goes, and the others see it."""
        self.beats.discard(connection)
        room = self.rooms.get(game)
        if room is not None:
            room.connections.discard(connection)
            self.went(game, room, connection.seats, connection.heard if connection.is_missed else self.tables.now())
            self.tidy(game)

    def missed(self, connection: Connection) -> None:
        """Somebody does not answer any more."""
        room = self.rooms.get(connection.game)
        if room is not None:
            self.went(connection.game, room, connection.seats, connection.heard)

    def heard(self, connection: Connection) -> None:
        """Somebody has sent something: who was missed is here again."""
        connection.unanswered, connection.heard = 0, self.tables.now()
        if connection.is_missed:
            connection.is_missed = False
            self.tell_again(connection.game)
            self.came_or_went(connection.game, self.connected(connection.game))

    def went(self, game: str, room: Room, seats: Iterable[int | None], when: float) -> None:
        """Some seats may have nobody here any more: since when is kept, and told to the others; once more when they are
        no longer expected to come back by themselves.
        """
        own = [seat for seat in seats if seat is not None]
        for seat in own:
            room.attendance.polled.pop(seat, None)  # what a page asked for over HTTP shows no more that it is here
        here = room.here(self.tables.now())
        gone = {seat: when for seat in own if seat not in here}
        room.attendance.seen.update(gone)
        self.came_or_went(game, room.connected())
        if gone:
            self.tables.begin(self.keep_seen(game, gone))
            self.expect_back(game)
        self.tell_people(game, room)

    async def keep_seen(self, game: str, gone: dict[int, float]) -> None:
        """Keep when people were last here; if that cannot be stored, it is known until this process ends."""
        with contextlib.suppress(Refused):
            await self.tables.store.saw(game, gone)

    def polled(self, table: Table, seats: Iterable[int], seen: dict[int, float]) -> None:
        """A program has asked over HTTP: its seats count as here for a while."""
        seats = list(seats)
        if not seats:
            return
        game, now = table.agreed.id, self.tables.now()
        room = self.room(table, seen)
        arrived = not room.here(now).issuperset(seats)
        room.attendance.polled.update(dict.fromkeys(seats, now))
        asyncio.get_running_loop().call_later(POLL_SECONDS + 1, self.poll_is_over, game, now)
        if arrived:
            self.tell_people(game, room)

    def poll_is_over(self, game: str, asked: float) -> None:
        """Whoever has not asked again since then is not here any more."""
        room = self.rooms.get(game)
        silent = [] if room is None else [seat for seat, last in room.attendance.polled.items() if last <= asked]
        if room is None or not silent:
            return
        self.went(game, room, silent, asked)
        self.tidy(game)

    def tidy(self, game: str) -> None:
        """Forget a room that nobody is in."""
        room = self.rooms.get(game)
        if room is not None and not room.connections and not room.waiting and not room.attendance.polled:
            del self.rooms[game]

    def entered(self, table: Table, entry: Entry, since: int) -> None:
        """Something happened at a table: tell those who do not know it yet."""
        room = self.rooms.get(table.agreed.id)
        if room is None:
            return
        room.stands(table, self.tables.now())
        payloads = Payloads(table, since, self.tables.now())
        for connection in list(room.connections):
            if entry.kind in PEOPLE_CHANGE and (why := connection.lost_seat(table.chairs)):
                connection.close(why)
                room.connections.discard(connection)
                continue
            if connection.n < table.n:
                connection.n = table.n
                more = {"kind": entry.kind, "by": entry.seat}
                connection.send(payloads.message("entry", connection.seats, connection.lang, more))
        if entry.kind in PEOPLE_CHANGE:
            self.tell_people(table.agreed.id, room)
        for event in room.waiting:
            event.set()

    def welcome(
        self,
        table: Table,
        since: int | None,
        seats: Sequence[int | None],
        lang: str,
        said: list[ChatLine],
        seen: dict[int, float],
    ) -> str:
        """Everything, for somebody who comes. The address of a game that is over is for everybody: a stranger is told
        how it was played, neither what people said nor where they went on.
        """
        if tuple(seats) == (None,) and table.status == OVER:
            table, said = replace(table, next_table=""), []
        more = {"protocol": PROTOCOL} | self.people(table, seen) | {"said": [line._asdict() for line in said]}
        return Payloads(table, since, self.tables.now()).message("welcome", seats, lang, more)

    def people(self, table: Table, seen: dict[int, float]) -> Part:
        """Who sits at a table and is here, and how many watch."""
        game = table.agreed.id
        room = self.rooms.get(game) or Room(Attendance(seen, self.began))
        room.stands(table, self.tables.now())
        return room.people_part(self.stuck.get(game), self.tables.now())

    def is_here(self, game: str, seat: int) -> bool:
        """Whether somebody of a seat is here."""
        room = self.rooms.get(game)
        return room is not None and seat in room.here(self.tables.now())

    async def away(self, game: str, seat: int) -> float | None:
        """For how long somebody has been away, as far as this process has seen it; None if they are here, or if other
        processes had no time yet to say so.
        """
        room, now = self.rooms.get(game), self.tables.now()
        if self.is_here(game, seat) or (
            self.shared and (room is None or now - room.attendance.watched < ANSWER_SECONDS)
        ):
            return None
        attendance = room.attendance if room is not None else Attendance(await self.seen(game), self.began)
        return attendance.away_watched(seat, now)

    def connected(self, game: str) -> set[int]:
        """The seats of people at a table who are connected to this process."""
        room = self.rooms.get(game)
        return set() if room is None else room.connected()

    def hear_elsewhere(self, game: str, process: str, seats: set[int]) -> None:
        """Another process tells who is connected to it."""
        room = self.rooms.get(game)
        if room is None or room.attendance.elsewhere.get(process, frozenset()) == seats:
            return
        gone = room.attendance.elsewhere.get(process, frozenset()) - seats
        room.attendance.elsewhere[process] = frozenset(seats)
        room.attendance.seen.update(dict.fromkeys(gone, self.tables.now()))
        self.tell_people(game, room)
        if gone:
            self.expect_back(game)

    def forget_process(self, process: str) -> None:
        """Another process is no longer heard: nobody is connected to it."""
        for game, room in list(self.rooms.items()):
            if process in room.attendance.elsewhere:
                self.hear_elsewhere(game, process, set())

    def tell_stuck(self, game: str, seat: int | None) -> None:
        """Tell everybody at a table that the bot of a seat cannot think now; None: that all can."""
        if self.stuck.get(game) == seat:
            return
        if seat is None:
            del self.stuck[game]
        else:
            self.stuck[game] = seat
        room = self.rooms.get(game)
        if room is not None:
            self.tell_people(game, room)

    def tell_people(self, game: str, room: Room) -> None:
        """Tell everybody at a table who is there."""
        message = as_json({"t": "people", **room.people_part(self.stuck.get(game), self.tables.now())})
        for connection in list(room.connections):
            connection.send(message)

    def expect_back(self, game: str) -> None:
        """Somebody is on their way back, or was never seen since the server began: tell it when they count as away."""
        asyncio.get_running_loop().call_later(COMING_BACK_SECONDS + 1, self.tell_again, game)

    def tell_again(self, game: str) -> None:
        """Tell it again, if anybody is there."""
        room = self.rooms.get(game)
        if room is not None:
            self.tell_people(game, room)

    def tell_said(self, game: str, line: ChatLine) -> None:
        """Tell everybody at a table what was said."""
        room = self.rooms.get(game)
        if room is not None:
            message = as_json({"t": "said", "said": line._asdict()})
            for connection in list(room.connections):
                connection.send(message)

    async def newer(self, game: str, n: int, seconds: float) -> None:
        """Wait until a table has an entry after this one, but no longer than so many seconds."""
        event = asyncio.Event()
        table, seen = await self.tables.table(game), await self.seen(game)
        self.room(table, seen).waiting.add(event)
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


def bye(why: str, lang: str) -> str:
    """The last message of a connection."""
    return as_json({"t": "bye", "why": why, "text": say(f"bye-{why.replace('_', '-')}", lang)})
