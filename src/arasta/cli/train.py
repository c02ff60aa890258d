"""`arasta train`: a champion by self-play."""

import argparse
import sys
from pathlib import Path
from typing import Any

from arasta.cli.arguments import whole_number
from arasta.cli.errors import UsageError
from arasta.cli.recipes import add_recipe, check_device, given_recipe

CHAMPION = Path("champion")  # instead of a file: the net that the bots play by
MODES: dict[str, tuple[dict[str, Any], ...]] = {  # in which it is measured
    "istanbul": (
        {"layout": "random"},
        {"layout": "random", "expansions": ("mocha",)},
        {"layout": "random", "expansions": ("letters",)},
        {"layout": "random", "expansions": ("mocha", "letters")},
    ),
    "dice": ({},),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The numbers of the recipe, and where everything is kept."""
    from arasta.train.recipe import Recipe

    add_recipe(parser, Recipe)
    parser.add_argument("--matches", type=whole_number(1), default=8192, help="games of each match (8192)")
    parser.add_argument(
        "--yardstick",
        type=whole_number(0),
        default=0,
        metavar="POINTS",
        help="points of the curve between two measurements against the net that it began with; 0, none (0)",
    )
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    begin.add_argument(
        "--begin-with", type=Path, metavar="NET", help=f"begin with the weights of an earlier training, or {CHAMPION}"
    )


def run(arguments: argparse.Namespace) -> int:
    """Train, draw the curve, and measure how far it has come."""
    check_device(arguments.device)
    from arasta.train.matches import Yardstick, against_earlier_selves
    from arasta.train.recipe import Recipe
    from arasta.train.training import BEGUN_WITH, Training

    recipe = given_recipe(arguments, Recipe)
    if not recipe.epochs and not recipe.searched:
        raise UsageError("With --epochs 0 it learns from a search alone: give it positions to search, --searched 8192.")
    training = Training(recipe, arguments.folder, arguments.device)
    begin(training, arguments)
    if arguments.yardstick and BEGUN_WITH not in training.kept:
        raise UsageError("--yardstick measures against the net that the training began with: --begin-with NET.")
    yardstick = Yardstick(training, MODES[recipe.game], arguments.matches) if arguments.yardstick else None
    for point, line in enumerate(training.run(), 1):
        print(line, file=sys.stderr, flush=True)
        training.curve.draw(arguments.folder / f"{recipe.game}-curve.svg", f"Learning {recipe.game}")
        if yardstick and point % arguments.yardstick == 0:
            print(yardstick.measure(), flush=True)
            yardstick.draw()
    for line in against_earlier_selves(training, MODES[recipe.game], arguments.matches):
        print(line, flush=True)
    return 0


def begin(training: Any, arguments: argparse.Namespace) -> None:
    """Go on from the checkpoint, or begin with a net, if so said."""
    from arasta.train.beginning import WrongWeights, of_a_training, of_the_champion

    if arguments.resume and not training.checkpoint.exists():
        raise UsageError(f"There is no checkpoint {training.checkpoint}; without --resume a training begins.")
    rules, net = training.rules, arguments.begin_with
    try:
        if arguments.resume:
            training.resume()
        if net:
            training.begin_with(of_the_champion(rules) if net == CHAMPION else of_a_training(net, rules))
    except (OSError, WrongWeights) as error:
        raise UsageError(str(error)) from None
