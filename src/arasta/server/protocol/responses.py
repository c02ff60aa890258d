"""The bodies of HTTP answers."""

from typing import Any, Literal

from arasta.server.answers import LogLine, Person, Told
from arasta.server.refusals import Why


class Problem(Told):
    """Why something was not done."""

    why: Why
    text: str
    n: int | None


class SeatToken(Told):
    """A seat and its secret."""

    seat: int
    token: str


class Made(Told):
    """A table was made."""

    game: str
    code: str
    seats: list[SeatToken]


class Joined(Told):
    """Somebody sits."""

    game: str
    seat: int
    token: str


class At(Told):
    """What was asked for is this entry."""

    n: int


class Found(Told):
    """A table."""

    game: str


class PublicGame(Told):
    """A table in the list."""

    id: str
    code: str
    game: str
    settings: dict[str, Any]
    status: Literal["open", "playing", "over"]
    people: list[Person]
    made: float
    changed: float


class PublicGames(Told):
    """The tables that everybody may see."""

    games: list[PublicGame]


class PreviewAnswer(Told):
    """What a choice would cost and bring."""

    cost: dict[str, int]
    gain: dict[str, int]
    path: list[str]
    open: bool
    then: Literal["choice", "chance", "other", "turn", "over"]


class HintAnswer(Told):
    """A choice worth making: how likely the seat is to win with it, and what it costs and brings."""

    action: str
    text: str
    value: float
    policy: float
    changes: dict[str, int]
    open: bool
    why: str
    sentence: str


class Hints(Told):
    """The best choices after an entry, the best first."""

    n: int
    hints: list[HintAnswer]


class Odds(Told):
    """By seat how likely it is to win after an entry, by what the one who asks may know."""

    n: int
    odds: list[float]


class GrownTurn(Told):
    """By seat the figures after a turn."""

    label: str
    seat: int | None
    end: int
    scores: list[list[int]]


class RolledFace(Told):
    """How often dice showed something, and how often that was to be expected."""

    face: str
    n: int
    expected: float


class RolledKind(Told):
    """All rolls of one kind."""

    kind: str
    n: int
    faces: list[RolledFace]


class Tallied(Told):
    """A game that is over, in figures."""

    criteria: list[str]
    turns: list[GrownTurn]
    rolls: list[RolledKind]


class LookedBack(Told):
    """A game looked back at, or how far that is."""

    done: int
    of: int
    review: dict[str, Any] | None


class SetAnswer(Told):
    """What things of a set cost and bring together so far, and what may still be chosen with them."""

    cost: dict[str, int]
    gain: dict[str, int]
    open: bool
    then: Literal["choice", "chance", "other", "turn", "over", "more"]
    more: dict[str, Any] | None


class Mailed(Told):
    """Where a seat is told of its turn, for that seat only; and whether this server sends mail."""

    address: str | None
    possible: bool


class Log(Told):
    """The game in sentences."""

    since: int
    log: list[LogLine]


class ViewAt(Told):
    """A moment of the game, and what was done then."""

    step: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    log: list[LogLine]


class OutcomesAnswer(Told):
    """What fell in a game, and what could have fallen."""

    outcomes: list[dict[str, Any]]
    weights: list[dict[str, int]]


class Well(Told):
    """The server is well."""

    status: Literal["ok"]
    sockets: int
    tables: int
