"""Playing on: what becomes of an option if all seats go on as the net would.

Every option is tried in the same imagined games with the same chance and the same moods of the players, so that what
differs in the end is due to the option. A game is played on for some rounds of the table; where it is not over then,
the net says what it is worth.
"""

from collections.abc import Callable, Sequence

import numpy as np

from arasta.bots.net import Considered, Net, drawn
from arasta.play.batch import MOST_SEED, Batch

ROUNDS = 2  # of the table: looking further is worth more than looking more often
NO_OPTION = -1


class Line:
    """One option in each of some imagined games, as it goes on. `seats` are those who look."""

    def __init__(self, deals: Batch, options: np.ndarray, seats: np.ndarray) -> None:
        self.batch, self.seats = deals.copy(), seats
        self.players = deals.states["players"].astype(np.int64)
        self.end = deals.states["turns"] + ROUNDS * self.players
        self.values = np.zeros(len(deals))
        self.goes_on = options != NO_OPTION
        self.step(self.rows, options[self.rows])

    @property
    def rows(self) -> np.ndarray:
        """The games that go on."""
        return np.flatnonzero(self.goes_on)

    def value(self, rows: np.ndarray, values: np.ndarray) -> None:
        """Note what the net holds the games worth; those that were played on long enough end with that."""
        away = (self.seats[rows] - self.batch.to_act[rows]) % self.players[rows]
        self.values[rows] = values[np.arange(len(rows)), away]
        self.goes_on[rows] = self.batch.states["turns"][rows] < self.end[rows]

    def step(self, rows: np.ndarray, actions: np.ndarray) -> None:
        """Carry out the actions in these games; in the others, which nobody looks at any more, anything."""
        if not self.goes_on.any():
            return
        chosen = self.batch.mask.argmax(axis=1)
        chosen[rows] = actions
        self.batch.step(chosen)
        over = np.flatnonzero(self.goes_on & (self.batch.done != 0))
        self.values[over] = self.batch.reward[over, self.seats[over]]
        self.goes_on[over] = False


def played_on(
    net: Net,
    roots: Batch,
    games: np.ndarray,
    options: np.ndarray,
    random: np.random.Generator,
    is_late: Callable[[], bool],
) -> np.ndarray:
    """What options are worth to those who decide: by row, for one more imagination of that game of `roots`, and by
    column, for each option in it, or NO_OPTION. When it is late, games end with what the net holds them worth.
    """
    seats = roots.to_act[games].astype(np.int64)
    deals = roots.imagine(games, seats, int(random.integers(MOST_SEED)))
    lines = [Line(deals, column, seats) for column in options.T]
    while rows := [line.rows for line in lines if line.goes_on.any()]:
        going = [line for line in lines if line.goes_on.any()]
        found = considered(net, going, rows)
        moods = random.random(len(games))
        chosen = found.actions[drawn(found.policy, np.concatenate([moods[each] for each in rows]))]
        first = 0
        for line, each in zip(going, rows, strict=True):
            part = slice(first, first + len(each))
            line.value(each, found.values[part])
            line.step(each, chosen[part])
            first = part.stop
        if is_late():
            break
    return np.array([line.values for line in lines]).T


def considered(net: Net, lines: Sequence[Line], rows: Sequence[np.ndarray]) -> Considered:
    """What the net thinks of these games of these lines, all at once."""
    observation = np.concatenate([line.batch.observation[each] for line, each in zip(lines, rows, strict=True)])
    mask = np.concatenate([line.batch.mask[each] for line, each in zip(lines, rows, strict=True)])
    return net.consider(observation, mask)
