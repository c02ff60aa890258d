"""Arguments of the commands that train nets: the numbers of a recipe, the game, the device, the folder."""

import argparse
import dataclasses
import os
from pathlib import Path
from typing import Any, TypeVar

from arasta import GAMES
from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.play.extras import needed

Recipe = TypeVar("Recipe")
PROCESSES = "WORLD_SIZE"  # how torchrun tells each how many there are


def add_recipe(parser: argparse.ArgumentParser, recipe: Any) -> None:
    """An argument for each number of a recipe, and where everything is kept."""
    for field in dataclasses.fields(recipe):
        if isinstance(field.default, int | float):
            flag = f"--{field.name.replace('_', '-')}"
            parser.add_argument(flag, type=type(field.default), default=field.default, help=f"({field.default})")
    parser.add_argument("--game", choices=GAMES, default=recipe.game, help=said("help-recipes-game", usual=recipe.game))
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda", help=said("help-recipes-device"))
    parser.add_argument("--folder", type=Path, default=Path("training"), help=said("help-recipes-folder"))


def check_device(device: str) -> None:
    """Refuse where PyTorch is missing, or the graphics card that is to be used, and to be one of several processes."""
    processes = os.environ.get(PROCESSES, "1")
    if processes != "1":
        raise UsageError(said("usage-one-card", processes=processes))
    torch = needed("torch", "train")
    if device == "cuda" and not torch.cuda.is_available():
        raise UsageError(said("usage-no-card"))


def given_recipe(arguments: argparse.Namespace, recipe: type[Recipe]) -> Recipe:
    """The recipe that was given; its folder is there."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    words = [field.name for field in dataclasses.fields(recipe) if hasattr(arguments, field.name)]  # type: ignore[arg-type]
    return recipe(**{word: getattr(arguments, word) for word in words})
