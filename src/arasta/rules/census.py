"""A census: every choice of random play counted, to find what a rule offers and nobody ever takes."""

import numpy as np

from arasta.core.agenda import top_argument, top_effect
from arasta.core.compiling import rule
from arasta.core.machine import OPTIONS
from arasta.rules.effects import Effect

ARGUMENTS = 32  # arguments from 31 up are counted together; places and tiles are below


def new_census() -> np.ndarray:
    """Counts by decision, argument and option. The argument of ACTION is the place."""
    return np.zeros((max(Effect) + 1, ARGUMENTS, OPTIONS), np.int64)


@rule
def count_choice(s, option, counts):
    """One choice, chance's too."""
    effect = top_effect(s)
    argument = s.here if effect == Effect.ACTION else top_argument(s)
    counts[effect, min(argument, ARGUMENTS - 1), option] += 1
