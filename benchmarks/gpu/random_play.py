"""Random games of the compiled rules on a GPU: speed, and equality with the CPU byte for byte.

    python3 benchmarks/gpu/random_play.py [--game dice] [--players 4] [--expansions mocha,letters] [--blocks …]

Every block goes on with its games, and begins a new one where one has ended; the speed is measured from the start until
as many games have ended as there is room for. Needs a CUDA GPU with numba-cuda
(benchmarks/gpu/README.md: a machine without either Numba or a network).
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
sys.path.insert(0, str(Path(__file__).parent))

import numpy as np
from numba import cuda
from sorted_play import FRESH, SLOTS, THREADS, sorted_kernel

from arasta import GAMES

LIMIT = 200_000  # decisions after which the CPU gives a game up; no game has come near it
EQUALITY_GAMES = 10_000
ENDLESS = 2**62
ROUNDS = 2000  # at a time
BASE_REGISTERS, DICE_REGISTERS, EXPANSION_REGISTERS = 96, 128, 160  # per thread: the best of those tried (README)


class Batch:
    """Blocks with room for games on the GPU."""

    def __init__(self, kernel, start, blocks, slots, kept=0):
        room = blocks * slots
        self.kernel, self.blocks, self.slots, self.room = kernel, blocks, slots, room
        self.start = cuda.to_device(start)
        self.table = cuda.device_array(room, start.dtype)
        self.kind = cuda.to_device(np.full(room, FRESH, np.uint8))
        self.game, self.option = cuda.device_array(room, np.int64), cuda.device_array(room, np.int16)
        self.made = cuda.device_array(room, np.int32)
        self.next_game, self.total = (cuda.to_device(np.zeros(1, np.int64)) for _ in range(2))
        self.final = cuda.to_device(np.zeros(max(kept, 1), start.dtype)[:kept])
        self.decisions = cuda.to_device(np.zeros(max(kept, 1), np.int64)[:kept])

    def play(self, rounds, games=ENDLESS):
        """Go on for some rounds; returns seconds and decisions."""
        before = int(self.total.copy_to_host()[0])
        cuda.synchronize()
        begun = time.perf_counter()
        self.kernel[self.blocks, THREADS](
            self.slots, rounds, self.start, 1, games, self.table, self.kind, self.game, self.option, self.made,
            self.next_game, self.final, self.decisions, self.total,
        )  # fmt: skip
        cuda.synchronize()
        return time.perf_counter() - begun, int(self.total.copy_to_host()[0]) - before

    @property
    def games_begun(self):
        """How many games have been begun."""
        return int(self.next_game.copy_to_host()[0])


def equal_games(kernel, rules, settings):
    """How many of the first games end on the GPU as on the CPU, every field; and the CPU's decisions per second."""
    start = rules.set_up(settings)
    batch = Batch(kernel, start, 40, 256, EQUALITY_GAMES)
    batch.play(ENDLESS, EQUALITY_GAMES)
    states, decisions = np.zeros(EQUALITY_GAMES, rules.dtype), np.zeros(EQUALITY_GAMES, np.int64)
    rules.play_games(states[:1], start, 1, LIMIT, decisions[:1])
    begun = time.perf_counter()
    rules.play_games(states, start, 1, LIMIT, decisions)
    seconds = time.perf_counter() - begun
    theirs, theirs_made = batch.final.copy_to_host(), batch.decisions.copy_to_host()
    equal = theirs_made == decisions
    for name in rules.dtype.names:  # field by field: what lies between the fields is nobody's
        equal &= (theirs[name] == states[name]).reshape(EQUALITY_GAMES, -1).all(axis=1)
    return int(equal.sum()), decisions.sum() / seconds


def decisions_per_s(kernel, rules, settings, blocks, slots):
    """From the start until as many games have ended as there is room for, so that every part of a game counts."""
    batch = Batch(kernel, rules.set_up(settings), blocks, slots)
    seconds = decisions = 0
    while batch.games_begun < 2 * batch.room:
        took, made = batch.play(ROUNDS)
        seconds, decisions = seconds + took, decisions + made
        done = f"{batch.games_begun - batch.room:,} of {batch.room:,} games ended"
        print(f"\r{done}, {made / took:,.0f} decisions/s ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return decisions / seconds


def usual_registers(given):
    """The number that was measured best for the game."""
    if given.game == "dice":
        return DICE_REGISTERS
    return EXPANSION_REGISTERS if given.expansions else BASE_REGISTERS


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="istanbul")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--expansions", default="")
    parser.add_argument("--blocks", type=int, nargs="+", default=[264], help="of 256 threads; two for each processor")
    parser.add_argument("--slots", type=int, default=SLOTS, help="games of a block")
    parser.add_argument("--registers", type=int, nargs="+", help="per thread; the game's best if not given")
    given = parser.parse_args()
    rules = GAMES[given.game]
    words = {"expansions": given.expansions.split(",")} if given.expansions else {}
    settings = rules.settings(players=given.players, **words)
    report = {"game": given.game, "settings": rules.schema.write(settings)}
    for registers in given.registers or [usual_registers(given)]:
        kernel = sorted_kernel(rules.engine.advance, rules.engine.random_option, rules.effects.words, registers)
        begun = time.perf_counter()
        Batch(kernel, rules.set_up(settings), 1, 256).play(1)
        print(f"{registers} registers: first launch {time.perf_counter() - begun:.1f} s", flush=True)
        equal, cpu = equal_games(kernel, rules, settings)
        report |= {"equal_games": equal, "compared_games": EQUALITY_GAMES, "cpu_decisions_per_s": round(cpu)}
        for blocks in given.blocks:
            speed = decisions_per_s(kernel, rules, settings, blocks, given.slots)
            report[f"gpu_decisions_per_s_{blocks}_blocks_{registers}_registers"] = round(speed)
            print(f"{blocks} blocks, {registers} registers: {speed:,.0f} decisions/s", flush=True)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
