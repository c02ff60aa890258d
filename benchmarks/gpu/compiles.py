"""Whether the rules and the features compile for a graphics card, on a machine that has none.

    pip install numba-cuda==0.30.4 nvidia-cuda-nvcc-cu12 nvidia-cuda-nvrtc-cu12
    PYTHONPATH=src python benchmarks/gpu/compiles.py [istanbul dice]

A kernel has room for 64 KB of constants, and tables are copied for each rule that uses them: this tells when it is
full, and how many registers are used, before time on a card is spent. How fast it is, only a card tells.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numba
import numpy as np

if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped a name that numba-cuda 0.30.4 still looks up
    np.row_stack = np.vstack
from numba import cuda, types

from arasta import GAMES
from arasta.core.courses import ENDLESS
from arasta.core.machine import to_act

CARD, REGISTERS = (9, 0), 168  # an H200; as `envs/cuda_batch.py` asks for


class Card(NamedTuple):
    """Instead of the card that is not there."""

    compute_capability: tuple[int, int] = CARD


def kernel_of(rules):
    """One step of a game, and what whoever is to act may know: all that training runs on a card."""
    go_on, encode, words = rules.playout.go_on, rules.layout.encode, -(-rules.layout.size // 8)

    def step(states, courses, starts, key, rows):
        i = cuda.grid(1)
        if i < len(states):
            go_on(states[i : i + 1], courses[i : i + 1], starts, key + i, ENDLESS, False)
            row = cuda.local.array(words, types.int64)
            encode(states[i], max(to_act(states[i]), 0), row.view(np.int8))
            for word in range(words):
                rows[i, word] = row[word]

    return step


def compiled(rules):
    """The kernel in the language of cards."""
    state, course = (types.Array(numba.from_dtype(kind), 1, "C") for kind in (rules.dtype, rules.course))
    signature = types.void(state, course, state, types.int64, types.Array(types.int64, 2, "C"))
    return cuda.compile(kernel_of(rules), signature, cc=CARD, device=False, abi="numba", output="ptx")[0]


def assembled(code):
    """What the assembler says of it."""
    assembler = Path(next(iter(find_spec("nvidia").submodule_search_locations)), "cuda_nvcc", "bin", "ptxas")
    with TemporaryDirectory() as folder:
        source = Path(folder, "kernel.ptx")
        source.write_text(code)
        options = [f"-arch=sm_{CARD[0]}{CARD[1]}", "-v", f"--maxrregcount={REGISTERS}", "-o", f"{folder}/kernel.cubin"]
        return subprocess.run([assembler, *options, source], capture_output=True, text=True)


def main(games):
    """Each game in turn; an error if one does not compile."""
    cuda.dispatcher.get_current_device = Card
    failed = False
    for game in games:
        told = assembled(compiled(GAMES[game]))
        lines = [line for line in told.stderr.splitlines() if "error" in line or "Used" in line or "spill" in line]
        print(f"{game}: {'compiles' if told.returncode == 0 else 'does not compile'}", *lines, sep="\n  ")
        failed |= told.returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(GAMES)))
