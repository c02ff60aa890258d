"""The features of a seat on a GPU: equality with the CPU byte for byte, and how many rows a second.

    python3 benchmarks/gpu/encoding.py [--games 8192] [--steps 120]

Random games of every number of players, expansion and variant are played on the CPU, for both games; then each state is
encoded for a seat on both processors. Needs a CUDA GPU with numba-cuda (benchmarks/gpu/README.md).
"""

import argparse
import json
import sys
import time
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import numpy as np
from numba import cuda

from arasta import GAMES
from arasta.core.options import NO_CHOICE
from arasta.play.batch.blocks import new_games

THREADS = 128
ROUNDS = 20  # launches that are timed

EXPANSIONS = ((), ("mocha",), ("letters",), ("mocha", "letters"))
MIXES = {
    "istanbul": [
        {"players": players, "expansions": expansions, "layout": "random", "variants": variants}
        for players, expansions, variants in product((2, 3, 4, 5), EXPANSIONS, ((), ("caravan_leader",)))
    ],
    "dice": [{"players": players} for players in (2, 3, 4)],
}


def encoding_kernel(encode):
    """A thread for each game: it clears its row and writes it."""

    @cuda.jit
    def encode_games(states, seats, rows):
        i = cuda.grid(1)
        if i < len(states):
            row = rows[i]
            for feature in range(len(row)):
                row[feature] = 0
            encode(states[i], seats[i], row)

    return encode_games


def states_of(rules, games, steps):
    """States of random games of all mixes, after different numbers of steps."""
    starts = np.concatenate([rules.set_up(rules.settings(**mix)) for mix in MIXES[rules.name]])
    states = np.zeros(games, rules.dtype)
    states[:] = starts[np.arange(games) % len(starts)]
    rules.step_games(states, np.full(games, NO_CHOICE))
    for part in range(8):  # the later parts of the games go on for longer
        going = states[part * games // 8 :]
        for step in range(steps // 8):
            rules.step_games_at_random(going, part << 32, step)
    return states


def rows_on_cpu(rules, states, seats):
    """What the compiled encoder writes there."""
    games = new_games(rules, len(states))
    games.states[:], games.courses["to_act"] = states, seats
    rules.batching.show_games(games.states, games.courses, games.mask, games.observation, rules.layout.size, True)
    return games.observation


def compare(rules, games, steps):
    """How many rows are equal, and the speed on the GPU."""
    states = states_of(rules, games, steps)
    seats = np.arange(games) % states["players"].astype(np.int64)
    expected = rows_on_cpu(rules, states, seats)
    kernel, blocks = encoding_kernel(rules.layout.encode), -(-games // THREADS)
    there = cuda.to_device(states), cuda.to_device(seats), cuda.to_device(np.ones_like(expected))
    begun = time.perf_counter()
    kernel[blocks, THREADS](*there)
    found = there[2].copy_to_host()
    print(f"{rules.name}: first launch {time.perf_counter() - begun:.1f} s", flush=True)
    begun = time.perf_counter()
    for _ in range(ROUNDS):
        kernel[blocks, THREADS](*there)
    cuda.synchronize()
    seconds = (time.perf_counter() - begun) / ROUNDS
    equal = (found == expected).all(axis=1)
    report = {
        "features": rules.layout.size,
        "version": rules.layout.version,
        "compared_rows": games,
        "equal_rows": int(equal.sum()),
        "rows_that_tell_something": int(expected.any(axis=1).sum()),
        "gpu_rows_per_s": round(games / seconds),
    }
    if not equal.all():
        report["blocks_that_differ"] = differing(rules, found, expected)
    return report


def differing(rules, found, expected):
    """The names of the blocks with a byte that differs."""
    return [
        placed.block.name
        for placed in rules.layout.placed
        if (found[:, placed.first : placed.end] != expected[:, placed.first : placed.end]).any()
    ]


def main():
    """Compare and print; the exit status tells whether all rows are equal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--steps", type=int, default=120)
    given = parser.parse_args()
    report = {name: compare(rules, given.games, given.steps) for name, rules in GAMES.items()}
    print(json.dumps(report, indent=2))
    return 0 if all(found["equal_rows"] == found["compared_rows"] for found in report.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
