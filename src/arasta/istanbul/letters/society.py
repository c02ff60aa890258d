"""Secret Society, place 24 (clause P24-2). Paying seals and choosing the ruby are in files of their own."""

from arasta.core.compiling import rule
from arasta.istanbul.letters.components import SOCIETY_LIRA


@rule
def society_lira(s, p):
    """P24-2: the first three completions of the game bring 3, 2, 1 lira."""
    s.lira[p] += SOCIETY_LIRA[min(s.societies, len(SOCIETY_LIRA) - 1)]
    s.societies += 1
