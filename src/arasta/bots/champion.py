"""The champion: what a net trained by self-play holds best, at once."""

from abc import abstractmethod

import numpy as np

from arasta.bots.bot import Bot
from arasta.bots.net import Net
from arasta.bots.position import Position
from arasta.play.batch import Batch


class NetBot(Bot):
    """A bot that chooses by the policy of the game's net."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.net = Net.load(game)

    def choose(self, position: Position) -> str:
        """By the position's features, which need no compiled rules."""
        if len(position.legal) == 1:
            return position.legal[0]
        action = int(self.chosen(position.observation[None], position.mask[None])[0])
        return position.rules.actions[action].name

    def choose_many(self, batch: Batch) -> np.ndarray:
        """In all games with one multiplication."""
        return self.chosen(batch.observation, batch.mask)

    def chosen(self, observation: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """The id of an action for each row."""
        found = self.net.consider(observation, mask)
        return np.take(found.actions, self.pick(found.policy))

    @abstractmethod
    def pick(self, policy: np.ndarray) -> np.ndarray:
        """By row the place of the choice in the policy."""


class Champion(NetBot):
    """Takes what the net holds best."""

    def pick(self, policy: np.ndarray) -> np.ndarray:
        """The most likely."""
        best: np.ndarray = policy.argmax(axis=1)
        return best
