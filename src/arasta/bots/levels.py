"""Levels for people: the champion, who sees less and less.

People are not weaker because they choose at random, but because they overlook things: what others hold, which cards are
left, half of what they could do. So a level does not see some of the features, and of the options that the net holds
possible it overlooks some; of those that it has noticed it takes the best. What the net holds next to impossible it
never does. How strong the levels are is measured by benchmarks/levels.py and told in docs/champion.md.
"""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

import numpy as np

from arasta.bots.champion import Champion, NetBot
from arasta.bots.net import Net
from arasta.core.encoding import Block, Numbers
from arasta.play.games import GAMES

COUNTED = ("unseen", "discard", "size", "deck", "stack", "top")  # last words of features that people would count
SCORE = "rubies"  # of others, what everybody looks at


class Inattentive(NetBot):
    """Does not see everything, and takes the best of what it sees."""

    overlooks: ClassVar[Mapping[str, float]]  # how often an option is not noticed, by game
    least: float  # the part of the best one's likelihood that an option needs to be possible
    minds_others: bool  # whether it sees more of others than their rubies and where they are

    def __init__(self, game: str, seed: int, net: Net | None = None) -> None:
        super().__init__(game, seed, net)
        self.unseen = unseen_features(game, self.minds_others)

    def chosen(self, observation: np.ndarray, mask: np.ndarray, rounds: np.ndarray) -> np.ndarray:
        """By what is left of the features."""
        seen = observation.copy()
        seen[:, self.unseen] = 0
        return super().chosen(seen, mask, rounds)

    def pick(self, policy: np.ndarray, rounds: np.ndarray) -> np.ndarray:
        """The best that is noticed; where nothing is, the best."""
        possible = policy >= self.least * policy.max(axis=1, keepdims=True)
        noticed = possible & (self.random.random(policy.shape) >= self.overlooks[self.game])
        noticed |= ~noticed.any(axis=1, keepdims=True)
        places: np.ndarray = np.where(noticed, policy, -1).argmax(axis=1)
        return places


class Normal(Inattentive):
    """Plays well, and lets something lie now and then."""

    overlooks: ClassVar[Mapping[str, float]] = {"istanbul": 0.5, "dice": 0.3}
    least, minds_others = 1e-8, True


class Easy(Inattentive):
    """Notices one option of five, and little of what others do."""

    overlooks: ClassVar[Mapping[str, float]] = {"istanbul": 0.8, "dice": 0.8}
    least, minds_others = 1e-12, False


class Beginner(Inattentive):
    """Has just learnt the rules: whoever is being taught wins against it, or nearly."""

    overlooks: ClassVar[Mapping[str, float]] = {"istanbul": 0.95, "dice": 0.95}
    least, minds_others = 1e-18, False


class Hard(Champion):
    """The champion under the name of a level."""


@cache
def unseen_features(game: str, minds_others: bool) -> np.ndarray:
    """The numbers of the features that an inattentive player does not see: what lies in decks and piles, and perhaps
    how much others have.
    """
    found: list[int] = []
    for placed in GAMES[game].layout.placed:
        if not placed.block.by_seat:
            found += range(placed.first, placed.end) if is_counted(placed.block) else ()
        elif not minds_others and isinstance(placed.block, Numbers) and placed.block.field != SCORE:
            own = (placed.end - placed.first) // placed.shape[0]  # whoever looks comes first
            found += range(placed.first + own, placed.end)
    return np.array(found, np.int64)


def is_counted(block: Block) -> bool:
    """Whether a feature tells what nobody sees at a glance."""
    return block.field.rpartition("_")[2] in COUNTED
