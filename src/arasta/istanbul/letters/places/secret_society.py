"""Secret Society, place 24 (clauses P24-1, P24-2).

Paying the seals is in `seals.py`, choosing the ruby in `base/rubies.py`.
"""

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.istanbul.base.cart import gain_lira
from arasta.istanbul.letters.components.places import SOCIETY_LIRA
from arasta.istanbul.letters.words import Effect


@rule
def society_lira(s, p):
    """P24-2: the first three completions of the game bring 3, 2, 1 lira."""
    gain_lira(s, p, SOCIETY_LIRA[min(s.societies, len(SOCIETY_LIRA) - 1)])
    s.societies += 1


EFFECTS = {Effect.SOCIETY_LIRA: Happening(society_lira)}
