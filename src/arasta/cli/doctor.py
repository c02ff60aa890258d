"""`arasta doctor`: what is installed, compiled and reachable here, and what to do about what is not."""

import argparse
import platform
from importlib.metadata import version
from pathlib import Path

from arasta.cli.colour import is_wanted
from arasta.cli.errors import NOT_SO
from arasta.cli.findings import ABSENT, CHECKS, FINE, WRONG, examined
from arasta.cli.language import said

MARKS = {FINE: "✓", ABSENT: "–", WRONG: "✗"}
COLOURS = {FINE: "32", ABSENT: "2", WRONG: "31;1"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """None: everything is looked at."""


def run(arguments: argparse.Namespace) -> int:
    """A line for each thing as soon as it is known; at the end whether any needs help."""
    here = f"{platform.system()} {platform.machine()}"
    folder = str(Path(__file__).parent.parent)
    print(said("doctor-head", version=version("arasta"), python=platform.python_version(), system=here, folder=folder))
    titles = {topic: said(f"doctor-{topic}") for topic in CHECKS}
    width = max(map(len, titles.values()))
    states = []
    for topic, (state, sentence) in examined():
        states.append(state)
        print(f"{marked(state)} {titles[topic]:<{width}}  {sentence}", flush=True)
    print(said("doctor-ill" if WRONG in states else "doctor-well"))
    return NOT_SO if WRONG in states else 0


def marked(state: str) -> str:
    """The mark of a line, in colour where that is wanted."""
    return f"\x1b[{COLOURS[state]}m{MARKS[state]}\x1b[0m" if is_wanted() else MARKS[state]
