"""Random games of the compiled rules on a GPU, one thread a game: speed, and equality with the CPU byte for byte.

    python3 benchmarks/gpu/random_play.py [--players 4] [--expansions mocha,letters] [--games 1048576] [--threads …]

Needs a CUDA GPU with numba-cuda (benchmarks/gpu/README.md: a machine without either Numba or a network).
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path

if "--expansions" not in sys.argv:  # leaves a third of the code out of the kernel
    os.environ["ARASTA_EXPANSIONS"] = "no"
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import numpy as np
from numba import cuda, from_dtype

from arasta.rules.assembly import set_up
from arasta.rules.options import choose
from arasta.rules.playout import play_games, play_out
from arasta.rules.state import STATE, new_states

RECORD = from_dtype(STATE)
LIMIT = 200_000  # decisions after which a game is given up; no game has come near it
EQUALITY_GAMES = 10_000
THREADS = 128  # per block
REGISTERS = 64  # per thread: more warps at a time hide the waiting for instructions, which is what bounds the speed


@cuda.jit(max_registers=REGISTERS)
def play_games_on_gpu(states, blank, first_key, players, variants, modules, new_only, layout, decisions, next_game):
    """Threads take games from a common counter until none is left; each plays in its local memory."""
    table = cuda.local.array(1, RECORD)
    i = cuda.atomic.add(next_game, 0, 1)
    while i < len(states):
        table[0] = blank[0]
        s = table[0]
        set_up(s, players, variants, modules, new_only, layout)
        decisions[i] = play_out(s, first_key + i, LIMIT)
        states[i] = table[0]
        i = cuda.atomic.add(next_game, 0, 1)


def on_gpu(options, games, threads, first_key=1):
    """Final states, decisions and seconds of a batch of games."""
    states = cuda.device_array(games, STATE)
    decisions = cuda.to_device(np.zeros(games, np.int64))
    counter = cuda.to_device(np.zeros(1, np.int64))
    blank = cuda.to_device(new_states(1))
    *numbers, layout = options.setup
    blocks = (min(threads, games) + THREADS - 1) // THREADS
    cuda.synchronize()
    start = time.perf_counter()
    play_games_on_gpu[blocks, THREADS](states, blank, first_key, *numbers, cuda.to_device(layout), decisions, counter)
    cuda.synchronize()
    seconds = time.perf_counter() - start
    return states.copy_to_host(), decisions.copy_to_host(), seconds


def on_cpu(options, games, first_key=1):
    """The same on one core of the CPU."""
    states, decisions = new_states(games), np.zeros(games, np.int64)
    start = time.perf_counter()
    play_games(states, first_key, *options.setup, LIMIT, decisions)
    return states, decisions, time.perf_counter() - start


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--expansions", default="")
    parser.add_argument("--games", type=int, default=1_048_576)
    parser.add_argument("--threads", type=int, nargs="+", default=[131_072])
    given = parser.parse_args()
    options = choose(given.players, expansions=given.expansions.split(",") if given.expansions else ())
    start = time.perf_counter()
    on_gpu(options, 128, 128)
    report = {"expansions": options.expansions, "gpu_first_launch_s": round(time.perf_counter() - start, 1)}
    on_cpu(options, 1)
    theirs, _, _ = on_gpu(options, EQUALITY_GAMES, EQUALITY_GAMES)
    ours, decisions, seconds = on_cpu(options, EQUALITY_GAMES)
    report["equal_games"] = sum(a.tobytes() == b.tobytes() for a, b in zip(theirs, ours, strict=True))
    report["compared_games"] = EQUALITY_GAMES
    report["cpu_decisions_per_s"] = round(decisions.sum() / seconds)
    for threads in given.threads:
        _, decisions, seconds = on_gpu(options, given.games, threads)
        report[f"gpu_decisions_per_s_{threads}_threads"] = round(decisions.sum() / seconds)
        print(f"{threads} threads: {decisions.sum() / seconds:,.0f} decisions/s in {seconds:.2f} s", flush=True)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
