"""The bodies of HTTP requests."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from arasta.play.agreeing import LONGEST_NAME, MOST_SEED
from arasta.play.fair_dice import LONGEST_WORD
from arasta.server.messages import MOST_SEATS, Do, Number, RequestId, Said, Strict, whole
from arasta.server.table import Help

LONGEST_PACE = 60.0
LONGEST_ADDRESS = 254
LEAST_CLOCK, LONGEST_CLOCK = 5.0, 30 * 86_400.0  # seconds

Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Word = Annotated[str, StringConstraints(max_length=LONGEST_WORD)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Pace = Annotated[float, Field(ge=0, le=LONGEST_PACE, strict=False)]
MailAddress = Annotated[
    str,
    StringConstraints(max_length=LONGEST_ADDRESS, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]+$"),
]
Seed = Annotated[int, Field(ge=0, le=MOST_SEED), BeforeValidator(whole)]


class PersonSeat(Strict):
    """A seat of whoever makes the table."""

    kind: Literal["person"]
    name: Name = ""
    confirm: bool = True
    word: Word = ""


class BotSeat(Strict):
    """A seat of a bot."""

    kind: Literal["bot"]
    bot: BotName


class FreeSeat(Strict):
    """A seat that somebody may take."""

    kind: Literal["free"]


SeatWanted = Annotated[PersonSeat | BotSeat | FreeSeat, Field(discriminator="kind")]
SeatsWanted = Annotated[list[SeatWanted], Field(min_length=1, max_length=MOST_SEATS)]


class ClockWanted(Strict):
    """How long people may take; `bot` plays on when time is up, or the table just waits."""

    per: Literal["turn", "game"]
    seconds: Annotated[float, Field(ge=LEAST_CLOCK, le=LONGEST_CLOCK, strict=False)]
    bot: BotName | None = None


class NewTable(Strict):
    """What every new table is asked for."""

    public: bool = False
    pace: Pace | None = None
    clock: ClockWanted | None = None
    by_hand: bool = False  # real dice and cards, which somebody enters
    help: Help | None = None  # none: hints for somebody who plays against bots alone


class NewGame(NewTable):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=40)]
    settings: dict[str, Any] = Field(default_factory=dict)
    seats: SeatsWanted
    seed: Seed | None = None
    draw: bool = True


class Fork(NewTable):
    """A table that goes on from a step of another."""

    step: Number
    seats: SeatsWanted


class Upload(NewTable):
    """A table that goes on from a record."""

    record: str
    seats: SeatsWanted | None = None  # none: all are free, or with `by_hand` those of the record


class Join(Strict):
    """Somebody sits down."""

    name: Name = ""
    confirm: bool = True
    word: Word = ""


class PlayBody(Strict):
    """A choice, or a set."""

    id: RequestId
    n: Number
    do: Do


class UndoBody(Strict):
    """Back to before a step."""

    id: RequestId
    n: Number
    to: Number


class EndBody(Strict):
    """The end of the turn."""

    id: RequestId
    n: Number


class SayBody(Strict):
    """A line of chat."""

    id: RequestId
    text: Said


class SeatBody(Strict):
    """What changes about one's own seat. `bot` null takes it back; what is left out stays."""

    confirm: bool | None = None
    bot: BotName | None = None


class BotBody(Strict):
    """A bot for a free seat."""

    bot: BotName


class MailBody(Strict):
    """Where to be told of one's turn; null: nowhere."""

    address: MailAddress | None


class PreviewBody(Strict):
    """A choice, or a set, that is only thought of."""

    do: Do


class HintBody(Strict):
    """A hint for the decision after this entry."""

    n: Number
