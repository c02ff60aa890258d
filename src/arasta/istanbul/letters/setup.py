"""Setting up Letters & Seals (clause SETUP-15)."""

import numpy as np

from arasta.core.bits import bit, has
from arasta.core.machine import NOBODY
from arasta.core.questions import answers
from arasta.istanbul.base.questions import set_up_expansion
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_EDITIONS
from arasta.istanbul.letters.components.places import LETTER_COPIES
from arasta.istanbul.letters.words import LETTERS
from arasta.istanbul.tables import PLACES

COPIES = np.array([LETTER_COPIES.get(place, 0) for place in range(PLACES)], np.int64)


@answers(set_up_expansion)
def set_up_letters(s, edition):
    """SETUP-15, COMP-1: kiosk tiles, letters; every companion is in the general supply."""
    if not has(s.modules, LETTERS):
        return
    for i in range(len(KIOSK_EDITIONS)):
        if KIOSK_EDITIONS[i] <= edition:
            s.kiosk_supply |= bit(i + 1)
    s.bidder = NOBODY
    for place in range(PLACES):
        s.letter_supply[place] = COPIES[place]
        s.letter_supply_size += COPIES[place]
