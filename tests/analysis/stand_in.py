"""A net whose judgement is known, to judge the judging by; and tables for it."""

import numpy as np

from arasta.play.batch.batch import Batch
from arasta.play.games import GAMES
from tests.play.games import by_hand

NEAR = [
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    16,
    11,
    10,
    9,
    12,
    13,
    14,
    15,
    8,
]  # the Tea House and the Gemstone Dealer near the Fountain
PREFERRED = ("move 16", "leave", "act", "done")


class CountingNet:
    """Whoever has more of something is more likely to win; it goes on with its turn, or takes what is legal first."""

    def __init__(self, game="istanbul", feature="players.rubies"):
        rules = GAMES[game]
        self.feature = rules.layout[feature]
        self.preferred = [rules.ids[name] for name in PREFERRED if name in rules.ids]
        self.asked = 0

    def evaluate(self, observation, mask):
        """As a net does: all seats have one more than they have."""
        assert mask.any(axis=1).all()
        self.asked += len(observation)
        liking = mask.astype(float)
        liking[:, self.preferred] *= 2
        policy = np.zeros(mask.shape)
        policy[np.arange(len(mask)), liking.argmax(axis=1)] = 1
        return policy, 1.0 + observation[:, self.feature]


def lira_net():
    """Whoever has more lira is more likely to win."""
    return CountingNet(feature="players.lira")


def rich_table(lira=30):
    """A game by hand for three, at the first move of a rich player."""
    game = by_hand(players=3, layout=NEAR)
    game._state.lira[0] = lira
    return game


def batch_of(*games):
    """Where some games stand, in a batch in which chance is stepped."""
    states = np.concatenate([game.states_at(game.step) for game in games])
    return Batch.standing_at(games[0].rules, states, chance="explicit", seed=1)


def share(lira, others):
    """What the first seat's lira are worth to it, as `lira_net` judges."""
    return (1 + lira) / (1 + lira + sum(1 + other for other in others))
