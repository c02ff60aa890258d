"""The messages that a client may send over a socket, checked by these models. `docs/protocol.md` explains them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, RootModel, StringConstraints, TypeAdapter

from arasta.play.text.tags import TAG
from arasta.server.protocol.socket_out import ToClient

PROTOCOL = 1
MOST_SEATS = 8
MOST_THINGS = 100
LONGEST_SAID = 500


def whole(value: Any) -> Any:
    """In JSON 1.0 is as whole a number as 1."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


MOST_PACE = 5.0  # seconds

Number = Annotated[int, Field(ge=0, le=2**31 - 1), BeforeValidator(whole)]
SeatNumber = Annotated[int, Field(ge=0, le=MOST_SEATS - 1), BeforeValidator(whole)]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]
ActionName = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[ -~]*$")]
Do = Annotated[list[ActionName], Field(min_length=1, max_length=MOST_THINGS)]
Said = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_SAID)]
Reaction = Literal["bravo", "thanks", "laugh", "wow", "sad", "tea"]
Language = Annotated[str, StringConstraints(pattern=TAG)]


class Strict(BaseModel):
    """Nothing is guessed: types as they are, and no unknown keys."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Hello(Strict):
    """The first message: which seats, and the newest entry that the client has."""

    t: Literal["hello"]
    protocol: Number
    seats: Annotated[list[Token], Field(max_length=MOST_SEATS, default_factory=list)]
    have: Number | None = None
    lang: Language = "en"
    beat: bool = False  # whether it answers the server's beats, and so is missed as soon as it does not


class Play(Strict):
    """A choice, or a set."""

    t: Literal["play"]
    id: RequestId
    seat: SeatNumber
    n: Number
    do: Do


class Undo(Strict):
    """Back to before a step."""

    t: Literal["undo"]
    id: RequestId
    seat: SeatNumber
    n: Number
    to: Number


class End(Strict):
    """The end of the turn."""

    t: Literal["end"]
    id: RequestId
    seat: SeatNumber
    n: Number


class Say(Strict):
    """A line of chat."""

    t: Literal["say"]
    id: RequestId
    seat: SeatNumber
    text: Said


class React(Strict):
    """A reaction, which needs no language."""

    t: Literal["react"]
    id: RequestId
    seat: SeatNumber
    reaction: Reaction


class Pace(Strict):
    """How long bots take from now on, in seconds; with `once` only until a person is asked."""

    t: Literal["pace"]
    id: RequestId
    seat: SeatNumber
    pace: Annotated[float, Field(ge=0, le=MOST_PACE)]
    once: bool = False


class Ping(Strict):
    """The client is there."""

    t: Literal["ping"]


class Beat(Strict):
    """The answer to a beat."""

    t: Literal["beat"]


Sent = Hello | Play | Undo | End | Say | React | Pace | Ping | Beat


class FromClient(RootModel[Annotated[Sent, Field(discriminator="t")]]):
    """Whatever a client may say."""


FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)
TO_CLIENT: TypeAdapter[ToClient] = TypeAdapter(ToClient)


def schema() -> dict[str, Any]:
    """All messages as JSON Schema."""
    return {
        "protocol": PROTOCOL,
        "from_client": FROM_CLIENT.json_schema(),
        "to_client": TO_CLIENT.json_schema(by_alias=True),
    }
