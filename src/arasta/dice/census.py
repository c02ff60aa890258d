"""A census of the dice game: every choice of random play counted."""

import numpy as np

from arasta.core.agenda import top_argument, top_effect
from arasta.core.compiling import rule
from arasta.core.machine import OPTIONS
from arasta.dice.effects import Effect

ARGUMENTS = 32  # arguments from 31 up are counted together; cards, tiles and faces are below


def new_census() -> np.ndarray:
    """Counts by decision, argument and option."""
    return np.zeros((max(Effect) + 1, ARGUMENTS, OPTIONS), np.int64)


@rule
def count_choice(s, option, counts):
    """One choice, chance's too."""
    counts[top_effect(s), min(top_argument(s), ARGUMENTS - 1), option] += 1
