"""`arasta train`: a champion by self-play."""

import argparse
import sys
from pathlib import Path
from typing import Any

from arasta.cli.arguments import whole_number
from arasta.cli.errors import UsageError
from arasta.cli.recipes import add_recipe, given_recipe
from arasta.play.extras import needed

NAME = "train"
HELP = "train a champion by self-play, on a graphics card"
CHAMPION = Path("champion")  # instead of a file: the net that the bots play by
MODES: dict[str, tuple[dict[str, Any], ...]] = {  # in which it is measured
    "istanbul": ({}, {"expansions": ("mocha", "letters")}),
    "dice": ({},),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The numbers of the recipe, and where everything is kept."""
    from arasta.train.recipe import Recipe

    add_recipe(parser, Recipe)
    parser.add_argument("--matches", type=whole_number(1), default=8192, help="games of each match at the end (8192)")
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    begin.add_argument(
        "--begin-with", type=Path, metavar="NET", help=f"begin with the weights of an earlier training, or {CHAMPION}"
    )


def run(arguments: argparse.Namespace) -> int:
    """Train, draw the curve, and measure how far it has come."""
    needed("torch", "train")
    from arasta.train.beginning import WrongWeights, of_a_training, of_the_champion
    from arasta.train.matches import against_earlier_selves
    from arasta.train.recipe import Recipe
    from arasta.train.training import Training

    recipe = given_recipe(arguments, Recipe)
    training = Training(recipe, arguments.folder, arguments.device)
    if arguments.resume:
        if not training.checkpoint.exists():
            raise UsageError(f"There is no checkpoint {training.checkpoint}; without --resume a training begins.")
        training.resume()
    if arguments.begin_with:
        try:
            is_champion = arguments.begin_with == CHAMPION
            rules = training.rules
            training.begin_with(of_the_champion(rules) if is_champion else of_a_training(arguments.begin_with, rules))
        except (OSError, WrongWeights) as error:
            raise UsageError(str(error)) from None
    for line in training.run():
        print(line, file=sys.stderr, flush=True)
        training.curve.draw(arguments.folder / f"{recipe.game}-curve.svg", f"Learning {recipe.game}")
    for line in against_earlier_selves(training, MODES[recipe.game], arguments.matches):
        print(line, flush=True)
    return 0
