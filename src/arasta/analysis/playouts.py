"""Games played on to see what comes of a choice: to the end of the turn, as the net would, and judged there.

What a net thinks of a choice that it never makes is worth little before that. In the games of one choice chance is
spread evenly, and in those of all choices it is the same as far as it can be: so what differs is the choice.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from arasta.analysis.evaluation import WHOEVER_ACTS, Evaluator, evaluated, judge, players
from arasta.core.machine import CHANCE, NOBODY
from arasta.play.batch.batch import Batch

LEVELS = 64  # falls of chance in one turn; after so many the numbers repeat


class Playouts(NamedTuple):
    """Games in which choices are tried, in a batch with `chance="explicit"`."""

    batch: Batch
    origin: np.ndarray  # the number of each game at first
    number: np.ndarray  # which try of its choice it is
    until: np.ndarray  # it is played on while no more than so many turns have begun
    fallen: np.ndarray  # how often chance has fallen in the turn at hand

    @property
    def ended(self) -> np.ndarray:
        """Whether each has come to where it is judged."""
        actor, turns = self.batch.to_act, self.batch.states["turns"]
        ended: np.ndarray = (actor != CHANCE) & ((actor == NOBODY) | (turns > self.until))
        return ended

    def after(self, games: np.ndarray, actions: np.ndarray) -> "Playouts":
        """Some of them after an action each."""
        batch = self.batch.after(games, actions)
        same_turn = batch.states["turns"] == self.batch.states["turns"][games]
        fallen = np.where(same_turn, self.fallen[games] + (self.batch.to_act[games] == CHANCE), 0)
        return Playouts(batch, self.origin[games], self.number[games], self.until[games], fallen)


def chances_of_playouts(net: Evaluator, batch: Batch, number: np.ndarray, until: np.ndarray, tries: int) -> np.ndarray:
    """By game and seat how likely it is to win, as judged when more than `until` turns have begun or it is over.

    `number` says which of so many tries of its choice each game is.
    """
    found = np.zeros((len(batch), players(batch)))
    running = Playouts(batch, np.arange(len(batch)), number, until, np.zeros(len(batch), np.int64))
    while True:
        ended = running.ended
        here, others = np.flatnonzero(ended), np.flatnonzero(~ended)
        found[running.origin[here]] = judge(net, running.batch, here, np.full(len(here), WHOEVER_ACTS))
        if not len(others):
            return found
        running = running.after(others, actions(net, running, others, tries))


def actions(net: Evaluator, running: Playouts, games: np.ndarray, tries: int) -> np.ndarray:
    """In these games what chance brings in this try, or what the net likes best."""
    batch, found = running.batch, np.zeros(len(games), np.int64)
    falls = batch.to_act[games] == CHANCE
    if falls.any():
        which = games[falls]
        fractions = spread(tries)[running.fallen[which] % LEVELS, running.number[which]]
        found[falls] = outcomes(batch, which, fractions)
    if not falls.all():
        which = games[~falls]
        policy, _ = evaluated(net, batch.observation[which], batch.mask[which])
        found[~falls] = policy.argmax(axis=1)
    return found


def outcomes(batch: Batch, games: np.ndarray, fractions: np.ndarray) -> np.ndarray:
    """What chance brings: the outcome up to which this fraction of all probability lies."""
    probabilities = np.zeros((len(games), len(batch.rules.actions)))
    batch.rules.batching.weigh_games(batch.states[games], probabilities)
    upto = np.cumsum(probabilities, axis=1)
    found: np.ndarray = (upto < fractions[:, None] * upto[:, -1:]).sum(axis=1)
    return found


@cache
def spread(tries: int) -> np.ndarray:
    """By level and try a fraction; those of a level are spread evenly, and levels do not go together."""
    shuffled = np.random.default_rng(0)
    return (np.array([shuffled.permutation(tries) for _ in range(LEVELS)]) + 0.5) / tries
