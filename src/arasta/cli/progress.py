"""What is told while people wait, on stderr."""

import sys
from collections.abc import Callable
from typing import TypeVar

from arasta.arena.random_games import Tally, is_cold
from arasta.core.protocol import Rules

Found = TypeVar("Found")


def announce(rules: Rules) -> None:
    """Say that compiling takes a while, if it is due."""
    if is_cold(rules):
        print("Compiling the rules, once: this takes up to a minute …", file=sys.stderr, flush=True)


def show_tally(tally: Tally) -> None:
    """How far a simulation is."""
    show_progress(tally.played, tally.games)


def show_progress(played: int, games: int) -> None:
    """How far it is, on a terminal only; the line is wiped at the end."""
    if sys.stderr.isatty():
        end = "\r\x1b[K" if played == games else ""
        print(f"\r{played:,} of {games:,} games{end}", end="", file=sys.stderr, flush=True)


def tell(what: str, measurement: Callable[[], Found]) -> Found:
    """Measure, and on a terminal say what is being measured."""
    if not sys.stderr.isatty():
        return measurement()
    print(f"\r\x1b[KMeasuring: {what} …", end="", file=sys.stderr, flush=True)
    try:
        return measurement()
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
