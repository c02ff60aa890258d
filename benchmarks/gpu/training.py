"""How many decisions a second a training plays and learns from, end to end.

    ARASTA_EXPANSIONS=no python3 benchmarks/gpu/training.py --width 512 --games 131072 --steps 16 --epochs 1 --players 4
    python3 benchmarks/gpu/training.py                 # as `arasta train` plays: all modes mixed

The first iterations compile, so they are not counted. Needs PyTorch, and a CUDA GPU with numba-cuda unless
`--device cpu` (benchmarks/gpu/README.md).
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from arasta.envs.tensor_batch import tensor_batch
from arasta.play.games import GAMES
from arasta.train.iteration import Iteration
from arasta.train.recipe import Recipe, mixed_settings
from arasta.train.training import Training

WARM_UP, COUNTED = 2, 4  # iterations
WORDS = ("width", "games", "steps", "minibatch", "epochs")


def measured(recipe, players, device, folder):
    """The figures of some iterations after the first ones."""
    training, rules = Training(recipe, Path(folder), device), GAMES[recipe.game]
    settings = [rules.settings(players=players)] if players else mixed_settings(rules)
    games = tensor_batch(rules, settings, recipe.games, recipe.seed, recipe.most_rounds, device)
    played = Iteration(recipe, games, training.options)
    return [training.one(played) for _ in range(WARM_UP + COUNTED)][WARM_UP:]


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=Recipe.game)
    parser.add_argument("--players", type=int, help="of all games; without it, all numbers, modes and variants mixed")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    for word in WORDS:
        parser.add_argument(f"--{word}", type=int, default=getattr(Recipe, word))
    given = parser.parse_args()
    recipe = Recipe(game=given.game, **{word: getattr(given, word) for word in WORDS})
    with tempfile.TemporaryDirectory() as folder:
        found = measured(recipe, given.players, given.device, folder)
    figures = {word: statistics.median(each[word] for each in found) for word in ("decisions_per_s", "playing")}
    print(json.dumps({**vars(given), **figures}, indent=2))


if __name__ == "__main__":
    main()
