"""Parts played in this process, or in several of this machine at once.

Processes are started afresh, not forked: threads and compiled code do not survive a fork. Each gets its share of the
cores, told in the environment before its libraries are loaded, so that the nets of two bots do not fight for all of
them. pebble keeps the processes, because with it a dead one is noticed and running ones can be ended.
"""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing import get_context
from queue import SimpleQueue
from typing import TypeVar

from arasta.arena.matches import play_part
from arasta.arena.parts import Part, Played
from arasta.bots.widening import tell_for_others
from arasta.core.refusal import Refusal
from arasta.play.batch.threads import THREADS, usual_threads
from arasta.play.extras import needed
from arasta.play.games import GAMES

LIBRARIES = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


class ProcessDied(Refusal):
    """A process that ended while it played."""


Task = TypeVar("Task")
Found = TypeVar("Found")


def play_here(parts: Iterable[Part]) -> Iterator[tuple[Part, Played]]:
    """One after the other, with all cores for each."""
    for part in parts:
        yield part, play_part(part)


def play_in_processes(parts: Iterable[Part], jobs: int) -> Iterator[tuple[Part, Played]]:
    """In so many processes at once, in the order in which they are done."""
    parts = list(parts)
    for game in {part.game for part in parts}:
        tell_for_others(GAMES[game])
    return in_processes(play_part, parts, jobs, died)


def in_processes(
    play: Callable[[Task], Found], tasks: Sequence[Task], jobs: int, died: Callable[[Task, str], Exception]
) -> Iterator[tuple[Task, Found]]:
    """What comes of each task, in the order in which they are done; `died` says of which a process has died.

    They come through a queue: `concurrent.futures.wait` takes the locks of all futures, and Ctrl-C in the midst of that
    leaves some of them taken for ever.
    """
    pebble = needed("pebble", "ladder")
    with threads_each(max(1, usual_threads() // jobs)):
        pool = pebble.ProcessPool(jobs, context=get_context("spawn"))
        try:
            done: SimpleQueue[Future[Found]] = SimpleQueue()
            with stopping_left_to_others():
                running = {pool.submit(play, None, task): task for task in tasks}
                for future in running:
                    future.add_done_callback(done.put)
            while running:
                future = done.get()
                task = running.pop(future)
                try:
                    found = future.result()
                except pebble.ProcessExpired as error:
                    raise died(task, f"exit code {error.exitcode}") from None
                yield task, found
        finally:
            pool.stop()
            pool.join()


def died(part: Part, problem: str) -> ProcessDied:
    """That a process has, and who played in it."""
    return ProcessDied("process-died", **part.pairing._asdict(), problem=problem)


@contextmanager
def threads_each(threads: int) -> Iterator[None]:
    """Processes that are started meanwhile use so many threads each."""
    before = dict(os.environ)
    os.environ.update(dict.fromkeys((THREADS, *LIBRARIES), str(threads)))
    try:
        yield
    finally:
        for word in (THREADS, *LIBRARIES):
            os.environ.pop(word)
            if word in before:
                os.environ[word] = before[word]


@contextmanager
def stopping_left_to_others() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; the one that has started the others ends them.

    What is started meanwhile, threads and their processes, never sees it, not even while its libraries are loaded.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
