"""`arasta teach`: an apprentice of the champion."""

import argparse
import sys

from arasta.cli.recipes import add_recipe, given_recipe
from arasta.play.extras import needed

NAME = "teach"
HELP = "teach a small net to choose as the champion does, on a graphics card"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The numbers of the lessons, and where everything is kept."""
    from arasta.train.recipe import Lessons

    add_recipe(parser, Lessons)


def run(arguments: argparse.Namespace) -> int:
    """Teach, and draw the curve."""
    needed("torch", "train")
    from arasta.train.apprentice import Apprentice
    from arasta.train.recipe import Lessons

    apprentice = Apprentice(given_recipe(arguments, Lessons), arguments.folder, arguments.device)
    for line in apprentice.learn():
        print(line, file=sys.stderr, flush=True)
        apprentice.draw()
    return 0
