"""The arrays of a batch, cut into a block for each thread."""

import os
from collections.abc import Callable, Sequence
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.core.courses import nothing_chosen
from arasta.play.agreeing import agreed_number
from arasta.play.room import arrays

THREADS, MOST_THREADS = "ARASTA_THREADS", 1024
GAMES = 512  # of a block: enough to be worth a thread


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
    def games(self) -> slice:
        """Their numbers."""
        return slice(self.first, self.first + len(self.states))

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


def in_blocks(games: Block, threads: int, least: int = GAMES) -> list[Block]:
    """The games in as many blocks as there are threads, or as are worth one: from so many games on."""
    _, *kept = games
    n = len(games.states)
    size = -(-n // min(threads, -(-n // least)))
    return [Block(first, *(array[first : first + size] for array in kept)) for first in range(0, n, size)]


def usual_threads() -> int:
    """As many as `ARASTA_THREADS` says, or as there are cores for this process."""
    given = os.environ.get(THREADS)
    if given:
        return agreed_number(THREADS, int(given) if given.isdecimal() else given, MOST_THREADS)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Helper:
    """A thread that does what it is asked to. An executor of the standard library takes half as long again until the
    thread begins, and that is counted in every step.
    """

    def __init__(self) -> None:
        self.asked: SimpleQueue[tuple[Callable[[Block], Any], Block, SimpleQueue[BaseException | None]]] = SimpleQueue()
        Thread(target=self.help, name="arasta-batch", daemon=True).start()

    def help(self) -> None:
        """One thing after the other, for ever."""
        while True:
            do, block, answers = self.asked.get()
            try:
                do(block)
            except BaseException as error:  # whoever has asked shall meet it
                answers.put(error)
            else:
                answers.put(None)
            del do, block, answers  # or it would keep the games until it is asked again


@cache
def helper(number: int) -> Helper:
    """The threads beside the one that asks, by their numbers."""
    return Helper()


def everywhere(do: Callable[[Block], Any], blocks: Sequence[Block]) -> None:
    """Do something in all blocks: in this thread, and each other one in a thread of its own. Entries let go of Python's
    lock, so they run at the same time.
    """
    here, *elsewhere = blocks
    answers: SimpleQueue[BaseException | None] = SimpleQueue()
    for number, block in enumerate(elsewhere):
        helper(number).asked.put((do, block, answers))
    try:
        do(here)
    finally:  # nobody goes on while others still write
        errors = [answers.get() for _ in elsewhere]
    for error in errors:
        if error is not None:
            raise error
