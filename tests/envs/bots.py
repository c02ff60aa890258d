"""Bots for tests, as strangers might write them."""

import numpy as np

from arasta.bots.bot import Bot


class Last(Bot):
    """Takes the last of what is legal, one position after the other."""

    def choose(self, position):
        """The last."""
        return position.legal[-1]


class Spy(Bot):
    """Takes the first of what is legal, and keeps what it was handed."""

    seen = None

    def choose(self, position):
        """Not asked."""
        raise AssertionError

    def choose_many(self, batch):
        """The first."""
        Spy.seen = batch.copy()
        return batch.mask.argmax(axis=1).astype(np.int64)


class Moon(Bot):
    """Has dreams."""

    def choose(self, position):
        """Nothing that is possible."""
        return "fly to the moon"


class Beyond(Last):
    """Chooses what is not in the table, for many games at once."""

    def choose_many(self, batch):
        """No action."""
        return np.full(len(batch), -1)
