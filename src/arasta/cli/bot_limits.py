"""How much a bot may take, as `arasta ladder` and `arasta play --terminal` are told."""

import argparse
import sys

from arasta.bots.limits import USUAL_MEGABYTES, USUAL_SECONDS, Limits, can_limit_memory
from arasta.cli.arguments import whole_number
from arasta.cli.language import said

MOST_SECONDS = 86_400  # a day
MOST_MEGABYTES = 1 << 24


def add_limits(parser: argparse.ArgumentParser, command: str) -> None:
    """Time and memory."""
    slow = said(f"help-{command}-seconds", usual=USUAL_SECONDS)
    large = said(f"help-{command}-memory", usual=USUAL_MEGABYTES)
    parser.add_argument("--seconds", type=whole_number(1, MOST_SECONDS), default=USUAL_SECONDS, metavar="N", help=slow)
    parser.add_argument("--memory", type=whole_number(0, MOST_MEGABYTES), metavar="MB", help=large)


def given_limits(arguments: argparse.Namespace) -> Limits:
    """Those given. Where the system limits no memory, whoever asks for that is told."""
    if arguments.memory and not can_limit_memory():
        print(f"arasta: {said('usage-no-memory-limit')}", file=sys.stderr, flush=True)
    return Limits(arguments.seconds, USUAL_MEGABYTES if arguments.memory is None else arguments.memory)
