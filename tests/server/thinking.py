"""Bots that think oddly, in the process of a worker. It imports no more than they need, so that it is ready soon."""

import os
import signal
import time

from arasta.bots.bot import Bot
from arasta.server.workers.bot_worker import think


class Broken(Bot):
    """Raises."""

    def choose(self, position):  # noqa: D102
        raise RuntimeError("I am broken.")


class Dead(Bot):
    """Takes its process with it."""

    def choose(self, position):  # noqa: D102
        os._exit(1)


class Slow(Bot):
    """Never answers."""

    def choose(self, position):  # noqa: D102
        time.sleep(600)


class Cheating(Bot):
    """Chooses what is not legal."""

    def choose(self, position):  # noqa: D102
        return "move 1" if "move 1" not in position.legal else "sell red"


ODD = {"broken": Broken, "dead": Dead, "slow": Slow, "cheating": Cheating}


def think_oddly(name, position):
    """A bot that the registry does not have."""
    return ODD[name](position.rules.name, 1).choose(position)


def think_unluckily(mark, name, position):
    """The first time it is killed while it thinks."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(name, position)


def think_in_turn(log, name, position):
    """Notes whose turn it is."""
    time.sleep(0.02)
    with log.open("a") as file:
        file.write(f"{name}\n")
    return position.legal[0]


def think_long_if_an_expert(name, position):
    """Experts never end."""
    if name == "expert":
        time.sleep(600)
    return position.legal[0]
