"""A batch in which some games are stepped while the others wait."""

from typing import Any

import numpy as np

from arasta.play.batch.batch import Batch
from arasta.play.errors import IllegalAction

WAITED = 1 << 31  # in the key of a stream: of steps in which others wait. Numbers of games end below it
STEP = 1 << 20  # numbers of a stream for each such step


class WaitingBatch(Batch):
    """Games whose players do not all decide in the same rhythm: where an agent waits for the others at its table."""

    def reset(self, seed: int | None = None) -> None:
        """All games anew."""
        self.waits = 0  # steps so far in which some games waited
        super().reset(seed)

    def step_some(self, games: np.ndarray, actions: Any) -> None:
        """Carry out an action in each of these games; the others stay as they are, and so does what is shown of them.

        An illegal one raises IllegalAction, and no game has changed. The same seed and the same steps give the same
        games.
        """
        if len(games) == len(self):
            everywhere = np.zeros(len(self), np.int64)
            everywhere[games] = actions
            self.step(everywhere)
            return
        part = self._part(games)
        try:
            part.step(actions)
        except IllegalAction as refusal:  # which tells the number in the part
            number = games[int(refusal.values["number"])]
            raise IllegalAction(refusal.key, **refusal.values | {"number": str(number)}) from None
        self._put(games, part)

    def begin_anew(self, games: np.ndarray) -> None:
        """A new game in place of each of these."""
        part = self._part(games)
        part.states["agenda_height"] = 0
        part._go_on(self.starts)
        self._put(games, part)

    def _part(self, games: np.ndarray) -> Batch:
        """These games by themselves. A stream belongs to a place in a batch, and they stand in other places there: so
        they take numbers that no other step takes.
        """
        part = self._of(games)
        self.waits += 1
        part._stream |= WAITED
        part._games.courses["counter"] = self.waits * STEP
        return part

    def _put(self, games: np.ndarray, part: Batch) -> None:
        """Back where they were."""
        here, there = self._games, part._games
        here.state_bytes[games] = there.state_bytes
        here.courses[games] = there.courses
        here.mask[games] = there.mask
        here.observation[games] = there.observation
