"""Processes in which bots and advisers think."""

import multiprocessing
import os
from collections.abc import Callable, Sequence
from typing import Any

from pebble import ProcessPool

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # a net is small: threads that wait for each other take four times as much


def processes(n: int, initializer: Callable[..., None] | None = None, initargs: Sequence[Any] = ()) -> ProcessPool:
    """So many, which begin when something is asked of them. One that dies, or is too slow, is replaced.

    A fork of a process with threads is not safe, so each begins anew, with the environment of this one.
    """
    for word, value in ONE_THREAD.items():
        os.environ.setdefault(word, value)
    context = multiprocessing.get_context("spawn")
    return ProcessPool(n, initializer=initializer, initargs=initargs, context=context)
