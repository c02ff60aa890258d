"""The bot that chooses at random."""

import random

import numpy as np

from arasta.bots.bot import Bot
from arasta.bots.position import Position
from arasta.play.batch.batch import Batch


class RandomBot(Bot):
    """Every legal action alike, from a random stream of its own."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.random = random.Random(seed)

    def choose(self, position: Position) -> str:
        """Any legal action."""
        return self.random.choice(position.legal)

    def choose_many(self, batch: Batch) -> np.ndarray:
        """Any legal action in each game."""
        return batch.random_actions(self.random.getrandbits(32))
