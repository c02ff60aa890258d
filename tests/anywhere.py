"""A plugin of pytest: from its loading on the process finds only what every system has.

What Linux alone has, or Linux and macOS, is as it is elsewhere: not there. `tests/test_anywhere.py` runs a part of the
suite with it.
"""

import os
import signal
import sys

MODULES = ("fcntl", "resource", "termios", "tty", "pty", "grp", "readline", "uvloop")  # of Unix, or built for it
SIGNALS = ("SIGALRM", "SIGHUP", "setitimer", "ITIMER_REAL", "pthread_sigmask", "SIG_BLOCK", "SIG_SETMASK")
CALLS = ("fork", "forkpty", "nice", "sched_getaffinity", "getloadavg")
LINUX = "/proc/"
FORKS = ("os.fork", "os.forkpty")


def hide() -> None:
    """From now on."""
    sys.modules |= dict.fromkeys(MODULES)
    for module, names in ((signal, SIGNALS), (os, CALLS)):
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
    sys.addaudithook(refuse)


def refuse(event: str, arguments: tuple[object, ...]) -> None:
    """Files of Linux are not there, and nothing forks."""
    if event in FORKS:
        raise OSError(f"{event} is not there")
    if event == "open" and isinstance(arguments[0], str) and arguments[0].startswith(LINUX):
        raise FileNotFoundError(arguments[0])


hide()
