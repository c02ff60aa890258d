"""Bots of another package, found by their entry points in every process: good ones and bad ones."""

import os
import signal
import time

from arasta.bots.bot import Bot

PROJECT = "strangers"
BOTS = ("Last", "Raising", "Illegal", "Lunar", "Short", "Dying", "Refusing", "Sleeping", "Stubborn", "Deaf", "Hungry")


class Last(Bot):
    """Takes the last of what is legal."""

    def choose(self, position):
        """The last."""
        return position.legal[-1]


class Raising(Last):
    """Has no more ideas after a while."""

    asked = 0

    def choose(self, position):
        """The last, twenty times."""
        self.asked += 1
        if self.asked > 20:
            raise RuntimeError("out of ideas")
        return super().choose(position)


class Illegal(Last):
    """Chooses what does not exist in the first of the games that it is asked for."""

    def choose_many(self, batch):
        """The last, and once too far."""
        chosen = super().choose_many(batch)
        chosen[0] = len(batch.rules.actions)
        return chosen


class Lunar(Last):
    """Has dreams, the first of them in the middle of a game."""

    asked = 0

    def choose(self, position):
        """The last, twenty times."""
        self.asked += 1
        return "fly to the moon" if self.asked > 20 else super().choose(position)


class Sleeping(Last):
    """Falls asleep over its first decision."""

    def choose(self, position):
        """Nothing, for a day."""
        time.sleep(86_400)


class Stubborn(Last):
    """Falls asleep too, and when it is woken it goes on as if nothing had been."""

    def choose_many(self, batch):
        """The last, much later."""
        try:
            time.sleep(86_400)
        except BaseException:
            return super().choose_many(batch)


class Deaf(Sleeping):
    """Hears no alarm, as compiled code does not."""

    def choose(self, position):
        """Nothing, for a day, whatever happens."""
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        return super().choose(position)


class Hungry(Last):
    """Keeps far too much of every game that it has seen."""

    def __init__(self, game, seed):
        super().__init__(game, seed)
        self.kept = []

    def choose(self, position):
        """The last, and it remembers."""
        self.kept.append(bytearray(50 << 20))
        return super().choose(position)


class Short(Last):
    """Forgets a game."""

    def choose_many(self, batch):
        """For all but one."""
        return super().choose_many(batch)[1:]


class Dying(Last):
    """Takes its process with it."""

    def choose(self, position):
        """Nothing, ever."""
        os.kill(os.getpid(), signal.SIGKILL)


class Refusing(Last):
    """Plays no dice game."""

    def __init__(self, game, seed):
        if game == "dice":
            raise KeyError("no weights for dice")
        super().__init__(game, seed)


def install(folder):
    """Write what pip would leave in a folder of packages."""
    about = folder / f"{PROJECT}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PROJECT}\nVersion: 1.0\n")
    offered = "\n".join(f"{bot.lower()} = {__name__}:{bot}" for bot in BOTS)
    (about / "entry_points.txt").write_text(f"[arasta.bots]\n{offered}\n")
