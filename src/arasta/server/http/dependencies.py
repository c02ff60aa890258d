"""Who calls over HTTP: the server they call, their tokens, their language; and what every route may answer."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Header, Path, Query, Request, Response
from pydantic import BaseModel

from arasta.play.text.language import best_language
from arasta.play.text.tags import TAG, asked_for
from arasta.server.errors import STATUS, Refused
from arasta.server.http.rate_limits import Buckets
from arasta.server.live.broadcast import as_json
from arasta.server.parts import Server
from arasta.server.protocol.responses import Problem
from arasta.server.tables.seats import seat_of
from arasta.server.tables.table import Table

BEARER = "bearer "
Read = TypeVar("Read")
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": "Refused; nothing has changed."}
    for status in sorted(set(STATUS.values()))
}

GameId = Annotated[str, Path(alias="game", pattern="^[A-Za-z0-9_-]{1,64}$")]


def server_of(request: Request) -> Server:
    """The server that this application is."""
    server: Server = request.app.state.server
    return server


def tokens_of(
    authorization: Annotated[
        str | None, Header(description="`Bearer TOKEN`: the secret of a seat; of several, with commas between.")
    ] = None,
) -> list[str]:
    """The tokens of the caller."""
    if authorization is None or not authorization.lower().startswith(BEARER):
        return []
    return [token.strip() for token in authorization[len(BEARER) :].split(",") if token.strip()]


def language_of(
    lang: Annotated[
        str | None, Query(pattern=TAG, description="The language of texts; otherwise that of the header.")
    ] = None,
    accept_language: Annotated[str, Header(description="The languages of texts, the dearest first.")] = "",
) -> str:
    """The best language there is for the caller."""
    return best_language([*([lang] if lang else []), *asked_for(accept_language)])


Here = Annotated[Server, Depends(server_of)]
Tokens = Annotated[list[str], Depends(tokens_of)]
Lang = Annotated[str, Depends(language_of)]


def seats_of(table: Table, tokens: list[str]) -> list[int]:
    """The seats that the tokens open; one that opens none is refused."""
    seats = [seat_of(table.chairs, token) for token in tokens]
    if None in seats:
        raise Refused("token")
    return sorted({seat for seat in seats if seat is not None})


def one_seat(table: Table, tokens: list[str]) -> int:
    """The one seat that the caller speaks for."""
    seats = seats_of(table, tokens)
    if len(seats) != 1:
        raise Refused("token")
    return seats[0]


def some_seats(table: Table, tokens: list[str]) -> list[int]:
    """The seats that the caller speaks for, one at least; whoever enters a real table speaks for all its people."""
    seats = seats_of(table, tokens)
    if not seats:
        raise Refused("token")
    return [chair.seat for chair in table.chairs if chair.token_hash] if table.agreed.by_hand else seats


def check_rate(credits: Buckets, request: Request) -> None:
    """Refuse whoever asks for too much of something."""
    credits.take(request.state.address)


async def read(here: Server, request: Request, function: Callable[..., Read], *values: object) -> Read:
    """What takes long to read, for whoever asks."""
    return await here.reader.read(request.state.address, function, *values)


class Json(Response):
    """An answer that is JSON already, or can be written as such."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The bytes."""
        if isinstance(content, BaseModel):
            content = content.model_dump(by_alias=True)
        return (content if isinstance(content, str) else as_json(content)).encode()
