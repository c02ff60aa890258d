"""`arasta rules`: the reference pages, made from the component tables."""

import argparse

from arasta.cli.errors import UsageError
from arasta.cli.options import add_language
from arasta.play.language import say
from arasta.play.reference import TOPICS, page

NAME = "rules"
HELP = "look up places, cards, tiles and layouts"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The topic."""
    parser.add_argument("topic", nargs="?", help=f"one of {', '.join(TOPICS)}; without it the topics are listed")
    add_language(parser)


def contents(lang: str) -> str:
    """The topics, each with its title."""
    return "\n".join(f"  {topic:<10}{say(f'rules-{topic}', lang)}" for topic in TOPICS)


def run(arguments: argparse.Namespace) -> int:
    """Print a page, or the list of pages."""
    if arguments.topic is None:
        print(f"arasta rules TOPIC\n\n{contents(arguments.lang)}")
        return 0
    if arguments.topic not in TOPICS:
        raise UsageError(f"There are no rules about {arguments.topic!r}; the topics are {', '.join(TOPICS)}.")
    print(page(arguments.topic, arguments.lang))
    return 0
