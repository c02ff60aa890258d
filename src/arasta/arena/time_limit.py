"""A time limit for what a stranger's bot does.

A signal interrupts Python, and the bot has lost. Compiled code hears none: where the bot does not come back to Python
at all, or where there are no signals, a watchdog ends the process after twice the time, and says where it was.
"""

import faulthandler
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from arasta.bots.answers import BotFault

STANDARD_ERROR = 2
USUAL_SECONDS = 60  # for a decision: more than people would wait


class TooSlow(BotFault):
    """A bot that takes longer than it may."""


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
