"""Records that are named on the command line: files, or standard input."""

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path

import arasta
from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.play.errors import RecordError
from arasta.play.game.game import Game

STANDARD_INPUT = "-"
MOST_BYTES = 4_000_000  # of a file; the record of a long game has a fortieth of that


def add_record(parser: argparse.ArgumentParser) -> None:
    """The record that a command reads."""
    parser.add_argument("file", help=said("help-record-file-file"))


def recorded_game(name: str) -> Game:
    """The game of a record, to be looked at."""
    text = read_text(name)
    try:
        return arasta.load(text, chance="manual")
    except RecordError as error:
        raise UsageError(said("usage-in-file", file=name, problem=error)) from None


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`; what is far too large is refused without reading it all."""
    try:
        with nullcontext(sys.stdin.buffer) if name == STANDARD_INPUT else Path(name).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UsageError(said("usage-unreadable", name=name, problem=error.strerror)) from None
    if len(content) > MOST_BYTES:
        raise UsageError(said("usage-too-long", name=name, most=MOST_BYTES))
    try:
        return content.decode("utf-8-sig")  # some editors begin a text with a mark of its encoding
    except UnicodeDecodeError:
        raise UsageError(said("usage-no-text", name=name)) from None
