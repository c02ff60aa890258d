"""The batch on a GPU: equality with the CPU's, and how many steps a second with observations and masks.

    python3 benchmarks/gpu/batch_steps.py [--game istanbul] [--expansions mocha,letters] [--games 262144] [--steps 200]

A step is a random legal option in every game, chosen by a small kernel as the rules' own random player does, its chance
resolved, the next decision shown: who is to act, the legal options as bits, the observation.

Needs a CUDA GPU with numba-cuda and PyTorch (benchmarks/gpu/README.md).
"""

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import torch
from numba import cuda

from arasta.core.stream import random_word
from arasta.envs.tensor_batch import tensor_batch
from arasta.play.games import GAMES

NEVER_CUT = 1 << 30
COMPARED, COMPARED_STEPS, ALIKE = 4096, 400, ("to_act", "effect", "options", "observation", "ended", "ranks")
WARM_UP = 20
THREADS = 128


class RandomOptions:
    """A random legal option in each game of a batch on the card."""

    def __init__(self, batch):
        self.batch, self.steps = batch, 0
        self.chosen, self.kernel = torch.zeros_like(batch.to_act), choosing_kernel(batch.rules.engine.random_option)

    def next(self):
        """One for each."""
        self.steps += 1
        blocks = -(-len(self.chosen) // THREADS)
        self.kernel[blocks, THREADS](self.batch.states, self.steps, cuda.as_cuda_array(self.chosen))
        return self.chosen


def choosing_kernel(random_option):
    """A thread for each game."""

    @cuda.jit
    def choose(states, step, chosen):
        i = cuda.grid(1)
        if i < len(states):
            chosen[i] = random_option(states[i], random_word(i, step))

    return choose


def differing(rules, settings):
    """In how many of some games anything differs between the two processors after any of some steps."""
    here, there = (tensor_batch(rules, settings, COMPARED, 3, NEVER_CUT, device) for device in ("cpu", "cuda"))
    wrong, players = torch.zeros(COMPARED, dtype=torch.bool), RandomOptions(there)
    for _ in range(COMPARED_STEPS):
        chosen = players.next()
        here.step(chosen.cpu())
        there.step(chosen)
        for word in ALIKE:
            wrong |= (getattr(here, word) != getattr(there, word).cpu()).reshape(COMPARED, -1).any(1)
    return int(wrong.sum())


def speed(rules, settings, games, steps):
    """Steps a second of all games together."""
    batch = tensor_batch(rules, settings, games, 1, NEVER_CUT, "cuda")
    players = RandomOptions(batch)
    for _ in range(WARM_UP):
        batch.step(players.next())
    torch.cuda.synchronize()
    begun = time.perf_counter()
    for _ in range(steps):
        batch.step(players.next())
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
