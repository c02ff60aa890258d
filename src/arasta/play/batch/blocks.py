"""The arrays of a batch, cut into a block for each thread."""

from typing import NamedTuple

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.core.courses import nothing_chosen
from arasta.play.batch.memory import arrays

GAMES = 512  # of a block: enough to be worth a thread


class Block(NamedTuple):
    """What is kept of some games, from the game `first` on."""

    first: int
    states: np.ndarray
    state_bytes: np.ndarray  # the same memory
    courses: np.ndarray
    asked: np.ndarray  # what the caller has chosen
    at_random: np.ndarray
    mask: np.ndarray
    observation: np.ndarray

    @property
    def games(self) -> slice:
        """Their numbers."""
        return slice(self.first, self.first + len(self.states))

    @property
    def to_show(self) -> tuple[np.ndarray, ...]:
        """What is read and written to show them."""
        return self.states, self.courses, self.mask, self.observation


def new_games(rules: AgendaGame, n: int) -> Block:
    """Room for n games, nothing chosen and nothing shown."""
    found = arrays(
        {
            "states": ((n,), rules.dtype),
            "courses": ((n,), rules.course),
            "asked": ((n,), np.int64),
            "at_random": ((n,), np.int64),
            "mask": ((n, len(rules.actions)), np.bool_),
            "observation": ((n, rules.layout.size), np.int8),
        }
    )
    nothing_chosen(found["courses"])
    return Block(0, state_bytes=found["states"].view(np.uint8).reshape(n, -1), **found)


def in_blocks(games: Block, threads: int, least: int = GAMES) -> list[Block]:
    """The games in as many blocks as there are threads, or as are worth one: from so many games on."""
    _, *kept = games
    n = len(games.states)
    size = -(-n // min(threads, -(-n // least)))
    return [Block(first, *(array[first : first + size] for array in kept)) for first in range(0, n, size)]
