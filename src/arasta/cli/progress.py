"""What is told while people wait, on stderr."""

import sys
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from arasta.arena.random_games import is_cold
from arasta.cli.language import said
from arasta.core.protocol import Rules

Found = TypeVar("Found")
ROWS = 500  # between two times that their number is shown


def announce(rules: Rules) -> None:
    """Say that compiling takes a while, if it is due."""
    if is_cold(rules):
        print(said("told-compiling"), file=sys.stderr, flush=True)


class SoFar(Protocol):
    """What came of the games so far."""

    @property
    def played(self) -> int:
        """How many games."""


Figures = TypeVar("Figures", bound=SoFar)


def follow(steps: Iterable[Figures], nothing: Figures, games: int) -> Figures:
    """The figures after the last step, the progress shown meanwhile.

    Ctrl-C ends it early, and one line says when: what was played until then is not lost.
    """
    so_far = nothing
    try:
        for so_far in steps:
            show_progress(so_far.played, games)
    except KeyboardInterrupt:
        wiped = "\r\x1b[K" if sys.stderr.isatty() else ""
        print(f"{wiped}Stopped after {so_far.played:,} of {games:,} games.", file=sys.stderr, flush=True)
    return so_far


def show_progress(done: int, of: int, what: str = "games") -> None:
    """How far it is, on a terminal only; the line is wiped at the end."""
    if sys.stderr.isatty():
        end = "\r\x1b[K" if done == of else ""
        print(f"\r{done:,} of {of:,} {what}{end}", end="", file=sys.stderr, flush=True)


def show_rows(table: str, rows: int) -> None:
    """How many rows of a table are copied, on a terminal only; no table wipes the line."""
    if sys.stderr.isatty() and (rows % ROWS == 0 or not table):
        print(f"\r\x1b[K{f'{table}: {rows:,} rows' if table else ''}", end="", file=sys.stderr, flush=True)


def tell(what: str, measurement: Callable[[], Found]) -> Found:
    """Measure, and on a terminal say what is being measured."""
    if not sys.stderr.isatty():
        return measurement()
    print(f"\r\x1b[KMeasuring: {what} …", end="", file=sys.stderr, flush=True)
    try:
        return measurement()
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
