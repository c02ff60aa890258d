"""What a stranger's bot may take: so many seconds for a decision, and so much memory.

Both stop mistakes, not malice: whoever wants to can get around them, as any code can that runs in a process of ours.

**Time.** A signal interrupts Python, and the bot has lost. Compiled code hears none: where the bot does not come back
to Python at all, or where there are no signals, a watchdog ends the process after twice the time, and says where it
was.

**Memory** is counted beyond what the process had before the bot was made. While the bot is asked, the system gives the
process no more, and Python raises MemoryError. Linux can do that; elsewhere memory is not limited.
"""

import faulthandler
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from arasta.bots.answers import BotFault

try:
    import resource
except ImportError:  # as on Windows
    resource = None  # type: ignore[assignment]

STANDARD_ERROR = 2
USUAL_SECONDS = 60  # for a decision: more than people would wait
USUAL_MEGABYTES = 4096
MEGABYTE = 1 << 20
TAKEN = Path("/proc/self/statm")  # in pages; the sixth number is what the limit counts


class Limits(NamedTuple):
    """For a decision, and for the bot as long as it is there; 0 is no limit."""

    seconds: float = USUAL_SECONDS
    megabytes: int = USUAL_MEGABYTES


USUAL, NO_LIMITS = Limits(), Limits(0, 0)


class TooSlow(BotFault):
    """A bot that takes longer than it may."""


class TooLarge(BotFault):
    """A bot that takes more memory than it may."""


class TimeIsUp(BaseException):
    """What the signal raises. It is no Exception, so that bots do not take it for one of their own."""


def ring(number: int, frame: FrameType | None) -> None:
    """The alarm: wherever the process is just now."""
    raise TimeIsUp


@contextmanager
def time_limit(seconds: float, times: int = 1) -> Iterator[None]:
    """What takes longer than so many seconds, as many times, is interrupted with TooSlow."""
    allowed, begun = seconds * times, time.monotonic()
    faulthandler.dump_traceback_later(2 * allowed, exit=True, file=STANDARD_ERROR)
    try:
        with alarm(allowed):
            yield
        if time.monotonic() - begun > allowed:  # it did not hear the alarm
            raise TimeIsUp
    except TimeIsUp:
        raise TooSlow("bot-slow", seconds=seconds) from None
    finally:
        faulthandler.cancel_dump_traceback_later()


@contextmanager
def limited(seconds: float, memory: "Memory", times: int = 1) -> Iterator[None]:
    """Both limits; with 0 seconds there is none of time."""
    with time_limit(seconds, times) if seconds else nullcontext(), memory.limited():
        yield


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Rings once after so many seconds; only the main thread can hear it."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)


def can_limit_memory() -> bool:
    """Whether this system limits the memory of a process, and tells how much it has."""
    return resource is not None and TAKEN.exists()


class Memory:
    """What one bot of a process may take beyond what was there when this was made: before the bot is."""

    def __init__(self, megabytes: int) -> None:
        self.megabytes = megabytes
        self.most = taken() + megabytes * MEGABYTE if megabytes and can_limit_memory() else 0

    @contextmanager
    def limited(self) -> Iterator[None]:
        """More is refused with TooLarge."""
        if not self.most:
            yield
            return
        before, most = resource.getrlimit(resource.RLIMIT_DATA)
        allowed = self.most if most == resource.RLIM_INFINITY else min(self.most, most)
        resource.setrlimit(resource.RLIMIT_DATA, (allowed, most))
        try:
            yield
        except MemoryError:
            raise TooLarge("bot-large", megabytes=self.megabytes) from None
        finally:
            resource.setrlimit(resource.RLIMIT_DATA, (before, most))


def taken() -> int:
    """The bytes that this process has taken."""
    return int(TAKEN.read_bytes().split()[5]) * os.sysconf("SC_PAGE_SIZE")
