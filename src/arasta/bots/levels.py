"""Levels for people: the champion, less and less certain.

A weaker level chooses more often what the net holds second best or third, but never what it holds a blunder. So it
plays plausibly, only not always to the point. How strong the levels are is measured in docs/champion.md.
"""

import numpy as np

from arasta.bots.champion import Champion, NetBot


class Uncertain(NetBot):
    """Chooses by the net's policy, made flatter; what is too much less likely than the best is never chosen."""

    evenness: float  # 1: as likely as the net says; the larger, the more alike
    least: float  # the part of the best one's likelihood that an action needs

    def pick(self, policy: np.ndarray, rounds: np.ndarray) -> np.ndarray:
        """At random, by the flatter policy."""
        return self.draw(policy, self.evenness, self.least)


class Normal(Uncertain):
    """Plays well, and lets something lie now and then."""

    evenness, least = 8.0, 2e-5


class Easy(Uncertain):
    """Knows what may be good, and often takes something else."""

    evenness, least = 18.0, 1e-6


class Beginner(Uncertain):
    """Has just learnt the rules: whoever is being taught wins against it, or nearly."""

    evenness, least = 40.0, 1e-9


class Hard(Champion):
    """The champion under the name of a level."""
