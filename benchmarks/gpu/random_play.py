"""Random games of the compiled rules on a GPU, one thread a game: speed, and equality with the CPU byte for byte.

    python3 benchmarks/gpu/random_play.py [--players 4] [--games 1048576] [--threads 131072 …]

Needs a CUDA GPU with numba-cuda (benchmarks/gpu/README.md: a machine without either Numba or a network).
"""

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import numpy as np
from numba import cuda, from_dtype

from arasta.rules.components.layouts import LAYOUTS
from arasta.rules.engine import begin
from arasta.rules.playout import play_games, play_out
from arasta.rules.state import STATE, new_states

RECORD = from_dtype(STATE)
LIMIT = 200_000  # decisions after which a game is given up; no game has come near it
EQUALITY_GAMES = 10_000
THREADS = 128  # per block


@cuda.jit
def play_games_on_gpu(states, blank, first_key, players, variants, layout, limit, decisions, next_game):
    """Threads take games from a common counter until none is left; each plays in its local memory."""
    table = cuda.local.array(1, RECORD)
    i = cuda.atomic.add(next_game, 0, 1)
    while i < len(states):
        table[0] = blank[0]
        s = table[0]
        begin(s, players, variants, layout)
        decisions[i] = play_out(s, first_key + i, limit)
        states[i] = table[0]
        i = cuda.atomic.add(next_game, 0, 1)


def on_gpu(games, threads, first_key, players, layout):
    """Final states, decisions and seconds of a batch of games."""
    states = cuda.device_array(games, STATE)
    decisions = cuda.to_device(np.zeros(games, np.int64))
    counter = cuda.to_device(np.zeros(1, np.int64))
    blank = cuda.to_device(new_states(1))
    layout = cuda.to_device(layout)
    blocks = (min(threads, games) + THREADS - 1) // THREADS
    cuda.synchronize()
    start = time.perf_counter()
    play_games_on_gpu[blocks, THREADS](states, blank, first_key, players, 0, layout, LIMIT, decisions, counter)
    cuda.synchronize()
    seconds = time.perf_counter() - start
    return states.copy_to_host(), decisions.copy_to_host(), seconds


def on_cpu(games, first_key, players, layout):
    """The same on one core of the CPU."""
    states, decisions = new_states(games), np.zeros(games, np.int64)
    start = time.perf_counter()
    play_games(states, first_key, players, 0, layout, LIMIT, decisions)
    return states, decisions, time.perf_counter() - start


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1_048_576)
    parser.add_argument("--threads", type=int, nargs="+", default=[131_072])
    options = parser.parse_args()
    layout = np.array([place for row in LAYOUTS[0].rows for place in row])
    start = time.perf_counter()
    on_gpu(128, 128, 1, options.players, layout)
    report = {"gpu_first_launch_s": round(time.perf_counter() - start, 1)}
    on_cpu(1, 1, options.players, layout)
    theirs, _, _ = on_gpu(EQUALITY_GAMES, EQUALITY_GAMES, 1, options.players, layout)
    ours, decisions, seconds = on_cpu(EQUALITY_GAMES, 1, options.players, layout)
    report["equal_games"] = sum(a.tobytes() == b.tobytes() for a, b in zip(theirs, ours, strict=True))
    report["compared_games"] = EQUALITY_GAMES
    report["cpu_decisions_per_s"] = round(decisions.sum() / seconds)
    for threads in options.threads:
        _, decisions, seconds = on_gpu(options.games, threads, 1, options.players, layout)
        report[f"gpu_decisions_per_s_{threads}_threads"] = round(decisions.sum() / seconds)
        print(f"{threads} threads: {decisions.sum() / seconds:,.0f} decisions/s in {seconds:.2f} s", flush=True)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
