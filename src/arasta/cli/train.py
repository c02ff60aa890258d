"""`arasta train`: a champion by self-play."""

import argparse
import sys
from pathlib import Path
from typing import Any

from arasta.cli.arguments import whole_number
from arasta.cli.errors import UsageError
from arasta.cli.language import said
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
    parser.add_argument("--matches", type=whole_number(1), default=8192, help=said("help-train-matches"))
    parser.add_argument(
        "--yardstick",
        type=whole_number(0),
        default=0,
        metavar="POINTS",
        help=said("help-train-yardstick"),
    )
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--resume", action="store_true", help=said("help-train-resume"))
    begin.add_argument(
        "--begin-with", type=Path, metavar="NET", help=said("help-train-begin-with", champion=CHAMPION.name)
    )


def run(arguments: argparse.Namespace) -> int:
    """Train, draw the curve, and measure how far it has come."""
    check_device(arguments.device)
    from arasta.train.matches import Yardstick, against_earlier_selves
    from arasta.train.recipe import Recipe
    from arasta.train.training import BEGUN_WITH, Training

    recipe = given_recipe(arguments, Recipe)
    if not recipe.epochs and not recipe.searched:
        raise UsageError(said("usage-no-search"))
    training = Training(recipe, arguments.folder, arguments.device)
    begin(training, arguments)
    if arguments.yardstick and BEGUN_WITH not in training.kept:
        raise UsageError(said("usage-yardstick"))
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
        raise UsageError(said("usage-no-checkpoint", file=training.checkpoint))
    rules, net = training.rules, arguments.begin_with
    try:
        if arguments.resume:
            training.resume()
        if net:
            training.begin_with(of_the_champion(rules) if net == CHAMPION else of_a_training(net, rules))
    except (OSError, WrongWeights) as error:
        raise UsageError(str(error)) from None
