"""What is kept of a table, as it goes in and comes out of the database."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, NamedTuple

from sqlalchemy import RowMapping

from arasta.server.tables.clock import Clock, Times
from arasta.server.tables.seats import Chair
from arasta.server.tables.table import CHOICE, Agreed, Entry, Table


@dataclass(frozen=True)
class Commit:
    """An entry to be appended, and the table that it leads to."""

    entry: Entry
    table: Table
    request: str | None
    chair: Chair | None  # that has changed
    snapshot: bytes | None
    made: float
    next_table: Table | None = None  # the rematch, which is made with the entry


@dataclass(frozen=True)
class Loaded:
    """A table as it was kept: the newest snapshot, and the entries after it."""

    agreed: Agreed
    chairs: tuple[Chair, ...]
    head: int
    next_table: str
    stopped: bool
    snapshot: bytes | None
    snapshot_n: int
    entries: list[Entry]
    times: Times | None
    words_due: float | None
    substitutes: Mapping[int, str]  # until the snapshot


class ChatLine(NamedTuple):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    made: float
    reaction: str | None = None  # instead of a text


def game_row(table: Table, changed: float) -> dict[str, Any]:
    """The row of a table."""
    agreed = asdict(table.agreed)
    return agreed | {"changed": changed} | moving_parts(table)


def moving_parts(table: Table) -> dict[str, Any]:
    """Of the row, what entries change."""
    waits, times = table.waits, table.times
    return {
        "status": table.status,
        "head": table.n,
        "bot_due": waits is not None and waits.what == CHOICE and bool(table.chairs[waits.seat].bot),
        "next_table": table.next_table,
        "stopped": table.stopped,
        "waits": None if waits is None else waits.seat,
        "turn": "" if table.game is None else table.game.turn,
        "clock_left": None if times is None else list(times.left),
        "clock_since": None if times is None else times.since,
        "clock_due": table.time_up,
        "standings": standings_of(table),
        "words_due": table.words_due,
    }


def standings_of(table: Table) -> list[dict[str, Any]] | None:
    """How a game that is over has ended, the best seat first."""
    if table.game is None or not table.game.over:
        return None
    standings = table.game.result.standings
    return [{"seat": it.seat, "rank": it.rank, "scores": it.scores} for it in standings]


def agreed_of(row: RowMapping) -> Agreed:
    """What was agreed, from the row of a table."""
    kept = {part.name: row[part.name] for part in fields(Agreed)}
    return Agreed(**kept | {"clock": Clock.of(row["clock"])})


def times_of(row: RowMapping) -> Times | None:
    """What the row says of the clock."""
    return None if row["clock_left"] is None else Times(tuple(row["clock_left"]), row["clock_since"])
