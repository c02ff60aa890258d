"""The batch on a GPU: equality with the CPU's, and how many steps a second with observations and masks.

    python3 benchmarks/gpu/batch_steps.py [--game istanbul] [--expansions mocha,letters] [--games 262144] [--steps 200]

A step is a random legal option in every game, found on the card too, its chance resolved, the next decision shown: who
is to act, the legal options as bits, the observation.

Needs a CUDA GPU with numba-cuda and PyTorch (benchmarks/gpu/README.md).
"""

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import torch

from arasta.envs.tensor_batch import tensor_batch
from arasta.play.games import GAMES
from arasta.train.choosing import Options, sampled

NEVER_CUT = 1 << 30
COMPARED, COMPARED_STEPS, ALIKE = 4096, 100, ("to_act", "effect", "options", "observation", "ended", "ranks")
WARM_UP = 20


class RandomOptions:
    """A random legal option in each game."""

    def __init__(self, rules, games, device):
        self.options, self.alike = Options(rules, device), torch.zeros((games, len(rules.actions)), device=device)

    def of(self, batch):
        """One for each."""
        return sampled(self.options.rows(self.alike, batch.effect, batch.options))


def differing(rules, settings):
    """In how many of some games anything differs between the two processors after some steps."""
    here, there = (tensor_batch(rules, settings, COMPARED, 3, NEVER_CUT, device) for device in ("cpu", "cuda"))
    wrong, players = torch.zeros(COMPARED, dtype=torch.bool), RandomOptions(rules, COMPARED, "cpu")
    for _ in range(COMPARED_STEPS):
        chosen = players.of(here)
        here.step(chosen)
        there.step(chosen.cuda())
        for word in ALIKE:
            wrong |= (getattr(here, word) != getattr(there, word).cpu()).reshape(COMPARED, -1).any(1)
    return int(wrong.sum())


def speed(rules, settings, games, steps):
    """Steps a second of all games together."""
    batch = tensor_batch(rules, settings, games, 1, NEVER_CUT, "cuda")
    players = RandomOptions(rules, games, "cuda")
    for _ in range(WARM_UP):
        batch.step(players.of(batch))
    torch.cuda.synchronize()
    begun = time.perf_counter()
    for _ in range(steps):
        batch.step(players.of(batch))
    torch.cuda.synchronize()
    return games * steps / (time.perf_counter() - begun)


def main():
    """Compare, measure and print; the exit status tells whether all games are equal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="istanbul")
    parser.add_argument("--expansions", default="")
    parser.add_argument("--games", type=int, default=262144)
    parser.add_argument("--steps", type=int, default=200)
    given = parser.parse_args()
    rules = GAMES[given.game]
    expansions = {"expansions": tuple(given.expansions.split(","))} if given.expansions else {}
    settings = [rules.settings(players=4, **expansions)]
    wrong = differing(rules, settings)
    report = {
        "game": given.game,
        "expansions": given.expansions,
        "compared_games": COMPARED,
        "equal_games": COMPARED - wrong,
        "gpu_steps_per_s": round(speed(rules, settings, given.games, given.steps)),
    }
    print(json.dumps(report, indent=2))
    return 0 if wrong == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
