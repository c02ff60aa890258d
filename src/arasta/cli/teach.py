"""`arasta teach`: an apprentice of the champion."""

import argparse
import sys

from arasta.cli.recipes import add_recipe, check_device, given_recipe


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The numbers of the lessons, and where everything is kept."""
    from arasta.train.recipe import Lessons

    add_recipe(parser, Lessons)


def run(arguments: argparse.Namespace) -> int:
    """Teach, and draw the curve."""
    check_device(arguments.device)
    from arasta.train.apprentice import Apprentice
    from arasta.train.recipe import Lessons

    apprentice = Apprentice(given_recipe(arguments, Lessons), arguments.folder, arguments.device)
    for line in apprentice.learn():
        print(line, file=sys.stderr, flush=True)
        apprentice.draw()
    return 0
