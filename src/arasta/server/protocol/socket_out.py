"""What the server tells, as models: the messages of a socket, and the same parts over HTTP.

It is made elsewhere (`sight.py`), without these models, for it is made often; tests hold it to them.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

from arasta.server.refusals import Why
from arasta.server.table import Help


class Told(BaseModel):
    """What goes out."""

    model_config = ConfigDict(extra="forbid")


class WaitsPart(Told):
    """Whom the table waits for."""

    seat: int
    for_: Literal["choice", "end", "chance"] = Field(alias="for")
    ends_turn: bool


class DicePart(Told):
    """What proves the dice."""

    commitment: str
    words: list[str]
    key: str | None
    first: int  # the first outcome that they brought; of a game that goes on from another, those before fell there


class ClockPart(Told):
    """The clock of a table, and how it stands."""

    per: Literal["turn", "game"]
    seconds: float
    bot: str | None
    left: list[float]
    runs: int | None


class TablePart(Told):
    """A table, for everybody."""

    id: str
    code: str
    game: str
    settings: dict[str, Any]
    public: bool
    pace: float
    clock: ClockPart | None
    help: Help
    seeded: bool
    by_hand: bool
    dice: DicePart | None
    status: Literal["open", "playing", "over"]
    step: int
    turn: str | None
    waits: WaitsPart | None
    question: str
    result: dict[str, Any] | None
    next_table: str | None


class LogLine(Told):
    """A step in sentences."""

    step: int
    turn: str
    lines: list[str]
    next_turn: list[str]


class SeatPart(Told):
    """What one seat may know and do. The keys of views, options and events are declared in `play` and in the games."""

    seat: int | None
    view: dict[str, Any] | None
    options: list[dict[str, Any]]
    refused: list[dict[str, Any]]
    sets: dict[str, Any] | None
    undo_to: int | None
    since: int | None
    events: list[dict[str, Any]] | None
    log: list[LogLine] | None


class Person(Told):
    """Who sits in a seat."""

    seat: int
    name: str
    free: bool
    bot: str | None
    confirm: bool
    here: bool


class SaidLine(Told):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    made: float


class Welcome(Told):
    """Everything, after `hello`."""

    t: Literal["welcome"]
    protocol: int
    n: int
    table: TablePart
    seats: list[SeatPart]
    people: list[Person]
    watching: int
    said: list[SaidLine]


class Entry(Told):
    """Something happened."""

    t: Literal["entry"]
    n: int
    kind: Literal["begin", "play", "undo", "end", "seat", "time", "rematch"]
    by: int | None
    table: TablePart
    seats: list[SeatPart]


class Done(Told):
    """A request was carried out and is stored."""

    t: Literal["done"]
    id: str
    n: int


class RefusedMessage(Told):
    """A request was not carried out."""

    t: Literal["refused"]
    id: str
    why: Why
    text: str
    n: int | None


class People(Told):
    """Who sits where and is here."""

    t: Literal["people"]
    people: list[Person]
    watching: int


class SaidMessage(Told):
    """Somebody said something."""

    t: Literal["said"]
    said: SaidLine


class Pong(Told):
    """The server is there."""

    t: Literal["pong"]


ByeWhy = Literal["restart", "protocol", "token", "game", "late", "silent", "slow", "too_fast", "malformed"]


class Bye(Told):
    """The last message."""

    t: Literal["bye"]
    why: ByeWhy
    text: str


class ToClient(
    RootModel[
        Annotated[Welcome | Entry | Done | RefusedMessage | People | SaidMessage | Pong | Bye, Field(discriminator="t")]
    ]
):
    """Whatever a client may be told."""
