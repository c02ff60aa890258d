"""The threads that work on a batch together, each on a block of its games."""

import os
from collections.abc import Callable, Sequence
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

import numpy as np

from arasta.core.compiling import entry, stay_awake
from arasta.play.arguments import checked_number
from arasta.play.batch.blocks import Block

THREADS, MOST_THREADS = "ARASTA_THREADS", 1024

# Looks at a letterbox: a tenth of a millisecond awake; then some three microseconds, until whoever has put a letter in
# has let go of Python's lock, for whoever meets that lock falls asleep after all.
LOOKS, MORE_LOOKS = 300_000, 30_000

Letter = TypeVar("Letter")
Found = TypeVar("Found")


def usual_threads() -> int:
    """As many as `ARASTA_THREADS` says, or as there are cores for this process."""
    given = os.environ.get(THREADS)
    if given:
        return checked_number(THREADS, int(given) if given.isdecimal() else given, MOST_THREADS)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@entry
def await_flag(flag):  # type: ignore[no-untyped-def]  # compiled: Numba infers the types
    """Until a flag is up, or for a while."""
    stay_awake(flag, LOOKS, MORE_LOOKS)


class Mailbox(Generic[Letter]):
    """From thread to thread. Whoever waits for a letter stays awake for a while: to be woken takes 40 µs, and that is
    counted several times in a step of a millisecond. The flag is no more than a hint.
    """

    def __init__(self) -> None:
        self.letters: SimpleQueue[Letter] = SimpleQueue()
        self.flag = np.zeros(1, np.int64)

    def put(self, letter: Letter) -> None:
        """Post it."""
        self.letters.put(letter)
        self.flag[0] = 1

    def get(self) -> Letter:
        """The next letter, as soon as there is one."""
        await_flag(self.flag)
        self.flag[0] = 0
        return self.letters.get()


class BatchThread:
    """A thread that does what it is asked to, one thing after the other, for ever."""

    def __init__(self) -> None:
        self.asked: Mailbox[Callable[[], None]] = Mailbox()
        Thread(target=self.run, name="arasta-batch", daemon=True).start()

    def run(self) -> None:
        """What is asked keeps nothing alive until the next thing is."""
        while True:
            self.asked.get()()


@cache
def batch_thread(number: int) -> BatchThread:
    """The threads beside the one that asks, by their numbers."""
    return BatchThread()


class Task(Generic[Found]):
    """Something to do in a block, in whatever thread, and what came of it."""

    def __init__(self, do: Callable[[Block], Found], block: Block) -> None:
        self.do, self.block = do, block
        self.error: BaseException | None = None
        self.done: Mailbox[None] = Mailbox()

    def __call__(self) -> None:
        """Do it; what goes wrong is for whoever has asked."""
        try:
            self.found = self.do(self.block)
        except BaseException as error:
            self.error = error
        self.done.put(None)

    def result(self) -> Found:
        """What was found when it was done, or what went wrong."""
        if self.error is not None:
            raise self.error
        return self.found


def everywhere(do: Callable[[Block], Found], blocks: Sequence[Block]) -> list[Found]:
    """Do something in all blocks: in this thread, and each other one in a thread of its own; what was found in each.
    Entries let go of Python's lock, so they run at the same time.
    """
    first, *others = blocks
    if not others:
        return [do(first)]
    tasks = [Task(do, block) for block in others]
    for number, task in enumerate(tasks):
        batch_thread(number).asked.put(task)
    try:
        here = do(first)
    finally:  # nobody goes on while others still write
        for task in tasks:
            task.done.get()
    return [here, *(task.result() for task in tasks)]
