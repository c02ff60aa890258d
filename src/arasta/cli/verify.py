"""`arasta verify`: whether the fair dice of a recorded game fell as they had to."""

import argparse

import arasta
from arasta.cli.errors import NOT_SO, UsageError
from arasta.cli.language import said
from arasta.cli.record_file import add_record, read_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and what was noted before the game."""
    add_record(parser)
    parser.add_argument("--commitment", metavar="HEX", help=said("help-verify-commitment"))


def run(arguments: argparse.Namespace) -> int:
    """Print the finding; the exit code is 0 only if everything is verified."""
    text = read_text(arguments.file)
    try:
        print(arasta.verify(text, arguments.commitment).text(arguments.lang))
    except arasta.NotVerified as found:
        print(found.text(arguments.lang))
        return NOT_SO
    except arasta.RecordError as error:
        raise UsageError(said("usage-in-file", file=arguments.file, problem=error)) from None
    return 0
