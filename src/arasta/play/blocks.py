"""The arrays of a batch, cut into blocks that are stepped and shown while they are in the processor's cache."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.core.courses import nothing_chosen
from arasta.play.agreeing import agreed_number
from arasta.play.room import arrays

THREADS, MOST_THREADS = "ARASTA_THREADS", 1024
GAMES = 512  # of a block, at most: enough to keep a thread busy


class Block(NamedTuple):
    """What is kept of some games, from the game `first` on."""

    first: int
    states: np.ndarray
    state_bytes: np.ndarray  # the same memory
    courses: np.ndarray
    asked: np.ndarray  # what the caller has chosen
    at_random: np.ndarray
    mask: np.ndarray
    observation: np.ndarray

    @property
    def to_show(self) -> tuple[np.ndarray, ...]:
        """What is read and written to show them."""
        return self.states, self.courses, self.mask, self.observation


def new_games(rules: AgendaGame, n: int) -> Block:
    """Room for n games, nothing chosen and nothing shown."""
    found = arrays(
        {
            "states": ((n,), rules.dtype),
            "courses": ((n,), rules.course),
            "asked": ((n,), np.int64),
            "at_random": ((n,), np.int64),
            "mask": ((n, len(rules.actions)), np.bool_),
            "observation": ((n, rules.layout.size), np.int8),
        }
    )
    nothing_chosen(found["courses"])
    return Block(0, state_bytes=found["states"].view(np.uint8).reshape(n, -1), **found)


def in_blocks(games: Block) -> list[Block]:
    """The games block by block."""
    _, *kept = games
    firsts = range(0, len(games.states), GAMES)
    return [Block(first, *(array[first : first + GAMES] for array in kept)) for first in firsts]


def usual_threads() -> int:
    """As many as `ARASTA_THREADS` says, or as there are cores for this process."""
    given = os.environ.get(THREADS)
    if given:
        return agreed_number(THREADS, int(given) if given.isdecimal() else given, MOST_THREADS)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def workers(threads: int) -> ThreadPoolExecutor:
    """Threads beside the one that asks."""
    return ThreadPoolExecutor(threads, "arasta-batch")


def everywhere(do: Callable[[Block], Any], blocks: Sequence[Block], threads: int) -> None:
    """Do something in all blocks: in this thread, and others if there is enough for them. Entries let go of Python's
    lock, so they run at the same time.
    """
    if len(blocks) == 1:  # one game, perhaps: then every microsecond counts
        do(blocks[0])
        return
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
