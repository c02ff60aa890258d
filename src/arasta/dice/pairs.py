"""Two tokens of choice: the ten unordered pairs of colours (clauses DACT-8a, DCARD-16)."""

from itertools import combinations_with_replacement

import numpy as np

from arasta.core.bits import bits
from arasta.dice.words import COLOURS

PAIRS = tuple(combinations_with_replacement(range(COLOURS), 2))
PAIR_ONE = np.array([one for one, _ in PAIRS], np.int64)
PAIR_OTHER = np.array([other for _, other in PAIRS], np.int64)
ANY_PAIR = bits(range(len(PAIRS)))
