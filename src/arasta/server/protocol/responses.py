"""The bodies of HTTP answers."""

from typing import Any, Literal

from arasta.server.errors import Why
from arasta.server.protocol.socket_out import LogLine, Message, Person, StoryPart


class Problem(Message):
    """Why something was not done."""

    why: Why
    text: str
    n: int | None


class SeatToken(Message):
    """A seat and its secret."""

    seat: int
    token: str


class Created(Message):
    """A table was made."""

    game: str
    code: str
    seats: list[SeatToken]


class Joined(Message):
    """Somebody sits."""

    game: str
    seat: int
    token: str


class EntryNumber(Message):
    """What was asked for is this entry."""

    n: int


class FoundTable(Message):
    """A table."""

    game: str


class Rematch(Message):
    """The table of the next game, or null while others have not agreed; and the newest entry of this one."""

    game: str | None
    n: int


class PublicGame(Message):
    """A table in the list."""

    id: str
    code: str
    game: str
    settings: dict[str, Any]
    status: Literal["open", "playing", "over"]
    by_hand: bool
    people: list[Person]
    made: float
    changed: float


class PublicGames(Message):
    """The tables that everybody may see."""

    games: list[PublicGame]


class Player(Message):
    """Who sits at a table that is listed."""

    seat: int
    name: str
    free: bool
    bot: str | None  # null for a person, also for one who lets a bot play
    character: str | None  # which of the people of the bazaar a bot is


class SeatStanding(Message):
    """How a seat has done in a game that is over."""

    seat: int
    rank: int
    scores: dict[str, int]


class OwnGame(Message):
    """A table of somebody."""

    id: str
    code: str
    game: str
    settings: dict[str, Any]
    status: Literal["open", "playing", "over"]
    made: float
    changed: float
    waits: int | None  # the seat of the person whom it waits for
    turn: str
    public: bool
    by_hand: bool
    standings: list[SeatStanding] | None
    mine: list[int]  # the seats that the tokens open
    people: list[Player]


class OwnGamesAnswer(Message):
    """The tables of somebody, the newest first."""

    games: list[OwnGame]


class Ticket(Message):
    """A ticket for a seat, and for how long it can be taken."""

    ticket: str
    seconds: float


class PaidTo(Message):
    """Of a cost, what another seat is paid."""

    seat: int
    changes: dict[str, int]


class PreviewAnswer(Message):
    """What a choice would cost and bring."""

    cost: dict[str, int]
    gain: dict[str, int]
    paid: list[PaidTo]
    path: list[str]
    open: bool
    then: Literal["choice", "chance", "other", "turn", "over"]


class HintAnswer(Message):
    """A choice worth making: how likely the seat is to win with it, and what it costs and brings."""

    action: str
    text: str
    value: float
    policy: float
    changes: dict[str, int]
    open: bool
    why: str
    sentence: str


class Hints(Message):
    """The best choices after an entry, the best first."""

    n: int
    hints: list[HintAnswer]


class Odds(Message):
    """By seat how likely it is to win after an entry, by what the one who asks may know."""

    n: int
    odds: list[float]


class GrownTurn(Message):
    """By seat the figures after a turn."""

    label: str
    seat: int | None
    end: int
    scores: list[list[int]]


class RolledFace(Message):
    """How often dice showed something, and how often that was to be expected."""

    face: str
    n: int
    expected: float


class RolledKind(Message):
    """All rolls of one kind."""

    kind: str
    n: int
    faces: list[RolledFace]


class TallyAnswer(Message):
    """A game that is over, in figures."""

    criteria: list[str]
    turns: list[GrownTurn]
    rolls: list[RolledKind]


class ReviewAnswer(Message):
    """A game looked back at, or how far that is."""

    done: int
    of: int
    review: dict[str, Any] | None


class SetAnswer(Message):
    """What things of a set cost and bring together so far, and what may still be chosen with them."""

    cost: dict[str, int]
    gain: dict[str, int]
    paid: list[PaidTo]
    open: bool
    then: Literal["choice", "chance", "other", "turn", "over", "more"]
    more: dict[str, Any] | None


class WayPart(Message):
    """Something that may come of a choice: how likely it is, and what the player has more or less of then."""

    chance: float
    changes: dict[str, int]


class ProspectsAnswer(Message):
    """What chance may bring after each choice, the best first, and the choices that can bring no more than none."""

    n: int
    ways: dict[str, list[WayPart]]
    pointless: list[str]


class MailAnswer(Message):
    """Where a seat is told of its turn, for that seat only; and whether this server sends mail."""

    address: str | None
    confirmed: bool  # whether whoever reads it has confirmed it: before, none is sent
    possible: bool


class MailState(Message):
    """What whoever reads an address has said to mail."""

    state: Literal["asked", "confirmed", "stopped"]


class Log(Message):
    """The game in sentences."""

    since: int
    log: list[LogLine]
    story: list[StoryPart]


class ViewAt(Message):
    """A moment of the game, and what was done then."""

    step: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    log: list[LogLine]


class PossibleEntries(Message):
    """What could have been entered at a step of a real table."""

    step: int
    options: list[dict[str, Any]]


class OutcomesAnswer(Message):
    """What fell in a game, and what could have fallen."""

    outcomes: list[dict[str, Any]]
    weights: list[dict[str, int]]


class Alive(Message):
    """The process answers."""

    status: Literal["ok"]


class Well(Message):
    """The server is well."""

    status: Literal["ok"]
    sockets: int
    tables: int
