"""Search: which of the plausible options turns out best when games are played on from there.

All of them are tried a few times, the better half more often, the better half of those more often still (sequential
halving), so that most of the work goes into telling the best two apart.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2

import numpy as np

from arasta.bots.net import Net
from arasta.bots.playouts import Nets, worth_of
from arasta.play.batch.batch import Batch

PLAUSIBLE = 1e-5  # what the net holds less likely is not tried
MOST_OPTIONS = 10
AT_ONCE = 8  # imagined games, before the clock is looked at again


class Question:
    """A decision to be searched: the options that are still in question, the best first, and what they brought."""

    def __init__(self, game: int, options: Sequence[int], playouts: int) -> None:
        self.game = game
        self.options = np.array(options, np.int64)
        self.left = playouts
        self.total = np.zeros(len(options))
        self.deals = self.deals_of_stage()

    @property
    def is_open(self) -> bool:
        """Whether more than one option is left."""
        return len(self.options) > 1

    def deals_of_stage(self) -> int:
        """In how many imagined games the options are to be tried until the better half is kept."""
        stages = ceil(log2(len(self.options)))
        return max(1, self.left // max(1, stages * len(self.options)))

    def learn(self, values: np.ndarray) -> None:
        """What was seen; `values` are by imagined game and option. At the end of a stage the better half is kept, by
        all that has been seen.
        """
        self.left -= values.size
        self.total += values.sum(axis=0)
        self.deals -= len(values)
        order = np.argsort(-self.total, kind="stable")
        best = order if self.deals else order[: ceil(len(order) / 2)]
        self.options, self.total = self.options[best], self.total[best]
        self.deals = self.deals or self.deals_of_stage()


def plausible(net: Net, roots: Batch) -> list[list[int]]:
    """By game the ids of the actions worth trying, the net's best first."""
    found = net.consider(roots.observation, roots.mask)
    order = np.argsort(-found.policy, axis=1)[:, :MOST_OPTIONS]
    likely = np.take_along_axis(found.policy, order, axis=1) >= PLAUSIBLE
    return [found.actions[each[keep]].tolist() for each, keep in zip(order, likely, strict=True)]


def search(
    nets: Nets,
    roots: Batch,
    options: Sequence[Sequence[int]],
    playouts: int,
    random: np.random.Generator,
    is_late: Callable[[], bool],
) -> np.ndarray:
    """The best of the options in each game, tried in so many playouts, or until it is late."""
    questions = [Question(game, each, playouts) for game, each in enumerate(options)]
    while (asked := [each for each in questions if each.is_open]) and not is_late():
        deals = [min(each.deals, AT_ONCE) for each in asked]
        games = np.repeat([each.game for each in asked], deals)
        tried = [each.options for each, times in zip(asked, deals, strict=True) for _ in range(times)]
        worth = worth_of(nets, roots, games, tried, random)
        sizes = [times * len(each.options) for each, times in zip(asked, deals, strict=True)]
        for question, part in zip(asked, np.split(worth, np.cumsum(sizes)[:-1]), strict=True):
            question.learn(part.reshape(-1, len(question.options)))
    return np.array([each.options[0] for each in questions])
