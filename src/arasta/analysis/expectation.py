"""What is to be expected where chance is to act: the mean over all that it may bring, by exact probabilities.

Several dice or cards may fall one after the other before somebody decides. Branches that lead to the same state are one
way, so that five dice have 252 outcomes, not 7,776. Only where there are more than MOST ways, as in the set-up of a
game, do so many stand for all.
"""

from typing import NamedTuple

import numpy as np

from arasta.analysis.evaluation import Evaluator, judge, players
from arasta.core.machine import CHANCE
from arasta.play.batch.batch import Batch

MOST = 2048  # ways from one origin that are followed; six dice need 1,512


class Branches(NamedTuple):
    """Where games may lead: games of a batch, for each the number of its origin, and how likely it is from there."""

    batch: Batch
    games: np.ndarray
    origin: np.ndarray
    weight: np.ndarray

    def take(self, which: np.ndarray) -> "Branches":
        """Some of them."""
        return Branches(self.batch, self.games[which], self.origin[which], self.weight[which])


def expect(net: Evaluator, batch: Batch, eyes: np.ndarray) -> np.ndarray:
    """By game and seat how likely it is to win; where chance is to act, before it has fallen.

    `eyes` says by game who looks, as in `judge`; the batch is one with `chance="explicit"`.
    """
    found = np.zeros((len(batch), players(batch)))
    ways = Branches(batch, np.arange(len(batch)), np.arange(len(batch)), np.ones(len(batch)))
    while True:
        falls = ways.batch.to_act[ways.games] == CHANCE
        here = ways.take(~falls)
        judged = judge(net, here.batch, here.games, eyes[here.origin])
        np.add.at(found, here.origin, here.weight[:, None] * judged)
        if not falls.any():
            return found
        ways = merged(fallen(ways.take(falls)))


def fallen(ways: Branches) -> Branches:
    """Chance has fallen once, in every way it can."""
    probabilities = np.zeros((len(ways.games), len(ways.batch.rules.actions)))
    ways.batch.rules.batching.weigh_games(ways.batch.states[ways.games], probabilities)
    way, outcome = np.nonzero(probabilities)
    weight = thinned(ways.weight[way] * probabilities[way, outcome], ways.origin[way])
    way, outcome, weight = way[weight > 0], outcome[weight > 0], weight[weight > 0]
    return Branches(ways.batch.after(ways.games[way], outcome), np.arange(len(way)), ways.origin[way], weight)


def thinned(weight: np.ndarray, origin: np.ndarray) -> np.ndarray:
    """The weights, of which at most MOST from an origin are not 0.

    Those that stand for all are evenly spread over them, so that no random number is needed.
    """
    found = weight.copy()
    for many in np.flatnonzero(np.bincount(origin) > MOST):
        own = np.flatnonzero(origin == many)
        upto = np.cumsum(weight[own])
        chosen = np.searchsorted(upto, (np.arange(MOST) + 0.5) * upto[-1] / MOST)
        found[own] = np.bincount(chosen, minlength=len(own)) * upto[-1] / MOST
    return found


def merged(ways: Branches) -> Branches:
    """Branches from one origin to the same state are one."""
    number: dict[tuple[int, bytes], int] = {}
    rows = ways.batch.states.view(np.uint8).reshape(len(ways.batch), -1)
    places = zip(ways.origin.tolist(), ways.games.tolist(), strict=True)
    like = [number.setdefault((origin, rows[game].tobytes()), i) for i, (origin, game) in enumerate(places)]
    return ways._replace(weight=np.bincount(like, ways.weight, len(like))).take(np.unique(like))
