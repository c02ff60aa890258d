"""What the server tells, as models: the messages of a socket, and the same parts over HTTP.

It is made elsewhere (`sight.py`), without these models, for it is made often; tests hold it to them.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

from arasta.server.errors import Why
from arasta.server.tables.table import Help


class Message(BaseModel):
    """What goes out."""

    model_config = ConfigDict(extra="forbid")


class WaitsPart(Message):
    """Whom the table waits for."""

    seat: int
    for_: Literal["choice", "end", "chance"] = Field(alias="for")
    ends_turn: bool


class DicePart(Message):
    """What proves the dice."""

    commitment: str
    words: list[str]
    key: str | None
    first: int  # the first outcome that they brought; of a game that goes on from another, those before fell there
    awaited: list[int]  # seats whose words are still to come
    begins_in: float | None  # seconds until the game begins without them; null while seats are free, or none is missing


class ClockPart(Message):
    """The clock of a table, and how it stands."""

    per: Literal["turn", "game"]
    seconds: float
    bot: str | None
    left: list[float]
    runs: int | None


class WalkPart(Message):
    """The newest walk of a merchant, from place to place."""

    seat: int
    start: int
    end: int
    step: int


class TrailPart(Message):
    """The steps of the turn by their words, and how many of them are done."""

    steps: list[str]
    done: int


class TablePart(Message):
    """A table, for everybody."""

    id: str
    code: str
    game: str
    settings: dict[str, Any]
    public: bool
    pace: float
    clock: ClockPart | None
    help: Help
    patience: float
    seeded: bool
    by_hand: bool
    dice: DicePart | None
    status: Literal["open", "playing", "over"]
    stopped: bool  # whether all have agreed to end the game before its end: it has no result then
    step: int
    turn: str | None
    waits: WaitsPart | None
    question: str  # to the seat that decides
    decides: str  # for everybody else: who decides what
    trail: TrailPart | None
    walk: WalkPart | None
    result: dict[str, Any] | None
    next_table: str | None


class LogLine(Message):
    """A step in sentences."""

    step: int
    turn: str
    lines: list[str]
    next_turn: list[str]


class TurnPart(Message):
    """A turn: how many have begun, and its label."""

    number: int
    label: str


class StoryThing(Message):
    """Words of a sentence that stand for a thing."""

    kind: str
    word: str
    text: str


class StoryPart(Message):
    """A turn in one sentence."""

    turn: TurnPart
    first: int
    end: int
    text: str
    parts: list[str | StoryThing]


class SeatPart(Message):
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
    story: list[StoryPart] | None


class Person(Message):
    """Who sits in a seat."""

    seat: int
    name: str
    free: bool
    bot: str | None
    confirm: bool
    here: bool
    stuck: bool  # a bot that cannot think now: the table waits until it can
    character: str | None  # which of the people of the bazaar a bot is; null for all others
    person: bool  # somebody whose seat it is, though a bot may play there for now
    maker: bool  # whether they have made the table
    left: bool  # whether they have gone
    wants: Literal["stop", "again"] | None
    presence: Literal["here", "coming_back", "away"] | None  # null where there is no person
    away: float | None  # for so many seconds, as the message is sent
    replace_in: float | None  # in so many seconds any other person may let a bot play for them; null: nobody may


class SaidLine(Message):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    made: float
    reaction: str | None  # instead of a text


class Welcome(Message):
    """Everything, after `hello`."""

    t: Literal["welcome"]
    protocol: int
    n: int
    table: TablePart
    seats: list[SeatPart]
    people: list[Person]
    watching: int
    said: list[SaidLine]


class EntryMessage(Message):
    """Something happened."""

    t: Literal["entry"]
    n: int
    kind: Literal["begin", "word", "play", "undo", "end", "seat", "time", "stop", "rematch"]
    by: int | None
    table: TablePart
    seats: list[SeatPart]


class Done(Message):
    """A request was carried out and is stored."""

    t: Literal["done"]
    id: str
    n: int


class RefusedMessage(Message):
    """A request was not carried out."""

    t: Literal["refused"]
    id: str
    why: Why
    text: str
    n: int | None


class People(Message):
    """Who sits where and is here."""

    t: Literal["people"]
    people: list[Person]
    watching: int


class SaidMessage(Message):
    """Somebody said something."""

    t: Literal["said"]
    said: SaidLine


class Pong(Message):
    """The server is there."""

    t: Literal["pong"]


class BeatMessage(Message):
    """The server is there, and wants to know whether the client is."""

    t: Literal["beat"]


ByeWhy = Literal["restart", "protocol", "token", "game", "late", "silent", "slow", "too_fast", "malformed", "moved"]


class Bye(Message):
    """The last message."""

    t: Literal["bye"]
    why: ByeWhy
    text: str


FromServer = Welcome | EntryMessage | Done | RefusedMessage | People | SaidMessage | Pong | BeatMessage | Bye


class ToClient(RootModel[Annotated[FromServer, Field(discriminator="t")]]):
    """Whatever a client may be told."""
