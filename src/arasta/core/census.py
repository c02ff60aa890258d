"""A census: every choice of random play counted, to find what a rule offers and nobody ever takes."""

from collections.abc import Iterable

import numpy as np

from arasta.core.agenda import top_effect
from arasta.core.compiling import rule

ARGUMENTS = 32  # arguments from 31 up are counted together; places, cards and tiles are below


def new_census(effects: Iterable[int], options: int) -> np.ndarray:
    """Counts by decision, argument and option."""
    return np.zeros((max(effects) + 1, ARGUMENTS, options), np.int64)


@rule
def count(s, argument, option, counts):
    """One choice, chance's too."""
    counts[top_effect(s), min(argument, ARGUMENTS - 1), option] += 1
