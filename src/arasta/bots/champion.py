"""The champion: what a net trained by self-play holds best, at once."""

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path

import numpy as np

from arasta.bots.bot import Bot
from arasta.bots.net import Net, drawn, flatter
from arasta.bots.position import Position
from arasta.play.batch.batch import Batch

PATIENCE = 35  # rounds; games usually are over long before, whatever the number of players


class NetBot(Bot):
    """A bot that chooses by the policy of the game's net."""

    def __init__(self, game: str, seed: int, net: Net | None = None) -> None:
        super().__init__(game, seed)
        self.net = net or Net.load(game)
        self.random = np.random.default_rng(seed)

    def choose(self, position: Position) -> str:
        """By the position's features, which need no compiled rules."""
        if len(position.legal) == 1:
            return position.legal[0]
        rows = position.observation[None], position.mask[None]
        return position.rules.actions[int(self.chosen(*rows, position.states["round"])[0])].name

    def choose_many(self, batch: Batch) -> np.ndarray:
        """In all games with one multiplication."""
        return self.chosen(batch.observation, batch.mask, batch.states["round"])

    def chosen(self, observation: np.ndarray, mask: np.ndarray, rounds: np.ndarray) -> np.ndarray:
        """The id of an action for each row, in that round of its game."""
        return self.chosen_and_valued(observation, mask, rounds)[0]

    def chosen_and_valued(
        self, observation: np.ndarray, mask: np.ndarray, rounds: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """The same, and what the net expects each seat to win, counted from the one who looks."""
        found = self.net.consider(observation, mask)
        return np.take(found.actions, self.pick(found.policy, rounds)), found.values

    @abstractmethod
    def pick(self, policy: np.ndarray, rounds: np.ndarray) -> np.ndarray:
        """By row the place of the choice in the policy."""

    def draw(self, policy: np.ndarray, evenness: float, least: float) -> np.ndarray:
        """A choice at random by a flatter policy."""
        return drawn(flatter(policy, evenness, least), self.random.random(len(policy)))


class Champion(NetBot):
    """Takes what the net holds best.

    Two of them may come to wait for each other, each going to and fro between two places. So in a game that is much
    longer than usual it no longer takes the best always.
    """

    def pick(self, policy: np.ndarray, rounds: np.ndarray) -> np.ndarray:
        """The most likely; late in a long game, one of the likely."""
        found: np.ndarray = policy.argmax(axis=1)
        long = np.flatnonzero(rounds > PATIENCE)
        found[long] = self.draw(policy[long], evenness=3, least=1e-3)
        return found


def of_file(path: Path) -> Callable[[str, int], Champion]:
    """What makes champions who play by the net in a file."""
    return lambda game, seed: Champion(game, seed, Net.of_file(game, path))
