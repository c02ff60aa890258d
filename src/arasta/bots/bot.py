"""What a bot is: something that chooses by what its seat may know."""

from abc import ABC, abstractmethod

import numpy as np

from arasta.bots.answers import legal_id, positions
from arasta.bots.position import Position
from arasta.play.batch.batch import Batch


class Bot(ABC):
    """A computer player of one of the games. The same seed chooses in the same way.

    Whoever writes one says how it chooses in a position. One that can do so for many games at once, as a net can, has
    `choose_many` too; it is handed a batch of imagined games, in each of which it is to act.
    """

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed

    def prepare(self) -> None:  # noqa: B027  # most have nothing to prepare
        """What takes long once in a process, such as compiling: a ladder does it before the clock runs."""

    @abstractmethod
    def choose(self, position: Position) -> str:
        """The name of one of the position's legal actions."""

    def choose_many(self, batch: Batch) -> np.ndarray:
        """The id of a legal action in each game, for the seat to act in it."""
        return np.array([legal_id(self.choose(position), position) for position in positions(batch)], np.int64)
