"""What a bot is: something that chooses by what its seat may know."""

from abc import ABC, abstractmethod

import numpy as np

from arasta.bots.position import Position
from arasta.play.batch import Batch


class Bot(ABC):
    """A computer player of one of the games. The same seed chooses in the same way.

    Whoever writes one says how it chooses in a position. One that can do so for many games at once, as a net can, has
    `choose_many` too; it is handed a batch of imagined games, in each of which it is to act.
    """

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, position: Position) -> str:
        """The name of one of the position's legal actions."""

    def choose_many(self, batch: Batch) -> np.ndarray:
        """The id of a legal action in each game, for the seat to act in it."""
        rules = batch.rules
        positions = [Position(rules, batch.states[i : i + 1].copy(), int(batch.to_act[i])) for i in range(len(batch))]
        return np.array([rules.ids[self.choose(position)] for position in positions], np.int64)
