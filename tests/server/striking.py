"""What may happen to the processes of a server that runs in this one: they die, freeze, or none begins."""

import multiprocessing
import os
import sys
from contextlib import contextmanager

NO_PYTHON = "/bin/false"  # instead of Python: a process that ends as soon as it has begun


def processes_of(pool):
    """The processes of a pool that are there."""
    return [child for child in multiprocessing.active_children() if child.name.startswith(f"arasta-{pool}-")]


def strike(pool, how):
    """Send a signal to the processes of a pool; whether one was there to get it."""
    found = processes_of(pool)
    for process in found:
        os.kill(process.pid, how)
    return bool(found)


@contextmanager
def no_new_processes():
    """As long as none begins."""
    multiprocessing.set_executable(NO_PYTHON)
    try:
        yield
    finally:
        multiprocessing.set_executable(sys.executable)
