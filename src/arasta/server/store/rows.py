"""What is kept of a table, as it goes in and comes out of the database."""

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from arasta.server.chairs import Chair
from arasta.server.table import CHOICE, Agreed, Entry, Table


@dataclass(frozen=True)
class Change:
    """An entry to be appended, and the table that it leads to."""

    entry: Entry
    table: Table
    request: str | None
    chair: Chair | None  # that has changed
    snapshot: bytes | None
    made: float


@dataclass(frozen=True)
class Loaded:
    """A table as it was kept: the newest snapshot, and the entries after it."""

    agreed: Agreed
    chairs: tuple[Chair, ...]
    head: int
    next_table: str
    snapshot: bytes | None
    snapshot_n: int
    entries: list[Entry]


class Line(NamedTuple):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    made: float


def game_row(table: Table, changed: float) -> dict[str, Any]:
    """The row of a table."""
    agreed = asdict(table.agreed)
    return agreed | {"changed": changed} | moving_parts(table)


def moving_parts(table: Table) -> dict[str, Any]:
    """Of the row, what entries change."""
    waits = table.waits
    return {
        "status": table.status,
        "head": table.n,
        "bot_due": waits is not None and waits.what == CHOICE and bool(table.chairs[waits.seat].bot),
        "next_table": table.next_table,
    }
