"""The arrays of a batch, cut into blocks that are stepped and shown while they are in the processor's cache."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.core.batching import NO_DECISION
from arasta.core.options import NO_CHOICE
from arasta.play.room import arrays

GAMES = 256  # of a block


class Block(NamedTuple):
    """What is kept of some games, from the game `first` on."""

    first: int
    states: np.ndarray
    courses: np.ndarray
    shown: np.ndarray
    chosen: np.ndarray
    to_act: np.ndarray
    mask: np.ndarray
    reward: np.ndarray
    done: np.ndarray
    ranks: np.ndarray
    observation: np.ndarray

    @property
    def to_show(self) -> tuple[np.ndarray, ...]:
        """What is read and written to show them."""
        return (self.states, self.courses, self.shown, self.to_act, self.mask, self.reward, self.done, self.ranks,
                self.observation)  # fmt: skip

    def clear(self) -> None:
        """Nothing is shown; large tables at once, for that is quicker than row by row."""
        self.mask.fill(False)
        self.reward.fill(0)
        self.ranks.fill(0)
        self.observation.fill(0)


def new_games(rules: AgendaGame, n: int) -> Block:
    """Room for n games, nothing chosen and nothing shown."""
    found = arrays(
        {
            "states": ((n,), rules.dtype),
            "courses": ((n,), rules.course),
            "shown": ((n,), rules.shown),
            "chosen": ((n,), np.int64),
            "to_act": ((n,), np.int64),
            "mask": ((n, len(rules.actions)), np.bool_),
            "reward": ((n, rules.seats), np.float32),
            "done": ((n,), np.bool_),
            "ranks": ((n, rules.seats), np.int8),
            "observation": ((n, rules.layout.size), np.int8),
        }
    )
    found["courses"]["option"] = NO_CHOICE
    found["shown"]["effect"] = NO_DECISION
    return Block(0, **found)


def in_blocks(games: Block) -> list[Block]:
    """The games block by block."""
    _, *kept = games
    firsts = range(0, len(games.states), GAMES)
    return [Block(first, *(array[first : first + GAMES] for array in kept)) for first in firsts]


def usual_threads() -> int:
    """As many as there are cores for this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def workers(threads: int) -> ThreadPoolExecutor:
    """Threads beside the one that asks."""
    return ThreadPoolExecutor(threads, "arasta-batch")


def everywhere(do: Callable[[Block], Any], blocks: Sequence[Block], threads: int) -> None:
    """Do something in all blocks: in this thread, and others if there is enough for them. Entries let go of Python's
    lock, so they run at the same time.
    """
    threads = min(threads, len(blocks))
    if threads == 1:
        do_all(do, blocks)
        return
    part = -(-len(blocks) // threads)
    shares = [blocks[first : first + part] for first in range(0, len(blocks), part)]
    others = [workers(threads - 1).submit(do_all, do, share) for share in shares[1:]]
    do_all(do, shares[0])
    for other in others:
        other.result()


def do_all(do: Callable[[Block], Any], blocks: Sequence[Block]) -> None:
    """One block after the other."""
    for block in blocks:
        do(block)
