"""Setting up Letters & Seals (clause SETUP-15)."""

from arasta.core.compiling import rule
from arasta.core.machine import NOBODY
from arasta.istanbul.letters.components import ALL_KIOSK_TILES, LETTERS
from arasta.istanbul.names import PLACES


@rule
def set_up_letters(s):
    """SETUP-15, COMP-1: kiosk tiles, letters; every companion is in the general supply."""
    s.kiosk_supply = ALL_KIOSK_TILES
    s.bidder = NOBODY
    for place in range(PLACES):
        s.letter_supply[place] = LETTERS[place]
        s.letter_supply_size += LETTERS[place]
