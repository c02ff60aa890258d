"""Jobs for the processes of workers. These import nothing more than that, so that they begin soon."""

import os
import signal
import time

LONG = 600  # seconds that nobody waits


def nice():
    """How much a process leaves to others."""
    return os.nice(0)


def slow_compiling(mark, game):
    """Takes longer than a hint may; what was compiled is kept for the next time."""
    time.sleep(3)
    mark.touch()


def is_compiled(mark, rules, worlds):
    """What is worked out as soon as the rules are compiled."""
    return mark.exists()


def be_killed_once(mark):
    """In the process of an adviser: what happens to it the first time it is asked."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "an answer"


def linger(begun):
    """A job that says when it has begun, and does not end."""
    begun.touch()
    time.sleep(LONG)


def fail_unless(mark):
    """A trial that fails until a file is there."""
    if not mark.exists():
        raise FileNotFoundError("no weights of a net")


def pid_and_linger(begun):
    """A job that says in which process it is, and does not end."""
    begun.with_suffix(".new").write_text(str(os.getpid()))
    begun.with_suffix(".new").rename(begun)
    time.sleep(LONG)
