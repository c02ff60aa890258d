"""The bodies of HTTP requests."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from arasta.bots.registry import USUAL_LEVEL
from arasta.play.arguments import LONGEST_NAME, MOST_SEED
from arasta.play.records.fair_dice import LONGEST_WORD
from arasta.server.protocol.socket_in import (
    MOST_SEATS,
    ActionName,
    Do,
    Number,
    Reaction,
    RequestId,
    Said,
    Strict,
    Token,
    whole,
)
from arasta.server.tables.table import Help

LONGEST_PACE = 60.0
LONGEST_ADDRESS = 254
LONGEST_PATIENCE = 30 * 86_400.0  # seconds
LONGEST_QR = 500
MOST_OWN = 200  # tokens, and ids of tables, in one request
LEAST_CLOCK, LONGEST_CLOCK = 5.0, 30 * 86_400.0  # seconds

Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Word = Annotated[str, StringConstraints(max_length=LONGEST_WORD)]
TableId = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,64}$")]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Pace = Annotated[float, Field(ge=0, le=LONGEST_PACE, strict=False)]
MailAddress = Annotated[
    str,
    StringConstraints(max_length=LONGEST_ADDRESS, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]+$"),
]
Patience = Annotated[float, Field(ge=0, le=LONGEST_PATIENCE, strict=False)]
SecretId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]  # 22 of them are 128 bits
Seed = Annotated[int, Field(ge=0, le=MOST_SEED), BeforeValidator(whole)]


class PersonSeat(Strict):
    """A seat of whoever makes the table."""

    kind: Literal["person"]
    name: Name = ""
    confirm: bool = True
    word: Word | None = ""  # null: it comes later, when the commitment of the dice was seen


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
    patience: Patience | None = None  # none: two minutes


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
    """Somebody sits down. With an id, which is a secret, the same one again gets the same answer."""

    id: SecretId | None = None
    name: Name = ""
    confirm: bool = True
    word: Word | None = ""  # null: it comes later, when the commitment of the dice was seen


class WordBody(Strict):
    """The word of a seat for the dice, which it has seen the commitment of."""

    word: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_WORD)]


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


class CorrectBody(Strict):
    """At a real table: what was entered at a step should have been this; `drop` what does not fit any more after it."""

    n: Number
    step: Number
    do: ActionName
    drop: bool = False


class EndBody(Strict):
    """The end of the turn."""

    id: RequestId
    n: Number


class SayBody(Strict):
    """A line of chat."""

    id: RequestId
    text: Said


class ReactBody(Strict):
    """A reaction."""

    id: RequestId
    reaction: Reaction


class TicketBody(Strict):
    """A ticket for a seat; a repeated request, by its id, gets the same answer."""

    ticket: Token
    id: RequestId


class QrBody(Strict):
    """What a QR code is to tell."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_QR)]


class OwnGamesBody(Strict):
    """The tokens of somebody, and ids of tables at which they hold none."""

    tokens: Annotated[list[Token], Field(max_length=MOST_OWN, default_factory=list)]
    games: Annotated[list[TableId], Field(max_length=MOST_OWN, default_factory=list)]


class SeatBody(Strict):
    """What changes about one's own seat. `bot` null takes it back; what is left out stays."""

    confirm: bool | None = None
    bot: BotName | None = None


class BotBody(Strict):
    """A bot for a free seat, or for somebody who is away."""

    bot: BotName = USUAL_LEVEL


class LeaveBody(Strict):
    """Leaving; `bot` plays on."""

    bot: BotName = USUAL_LEVEL


class VoteBody(Strict):
    """Agreeing to something, or no longer."""

    agree: bool = True


class MailBody(Strict):
    """Where to be told of one's turn; null: nowhere."""

    address: MailAddress | None


class PreviewBody(Strict):
    """A choice, or a set, that is only thought of."""

    do: Do


class HintBody(Strict):
    """A hint for the decision after this entry."""

    n: Number
