"""What Letters & Seals adds to the state. Letters are public, so their supply is known but for its order."""

import numpy as np

from arasta.istanbul.base.components.players import SEATS
from arasta.istanbul.tables import PLACES

I32, I16, I8 = np.int32, np.int16, np.int8  # int8: counts by kind, see base/fields.py

PUBLIC = [
    ("companion", I16, (SEATS,)),  # its place; 0 in the general supply, -1 in the owner's
    ("letters", I8, (SEATS, PLACES)),  # undelivered letters by the place they name
    ("delivered", I8, (SEATS, PLACES)),
    ("letter_supply", I8, (PLACES,)),
    ("letter_supply_size", I16),
    ("letter_discard", I8, (PLACES,)),
    ("letter_discard_size", I16),
    ("double_turns", I16),  # set of seats that have bought one in this round
    ("societies", I16),  # completions of the Secret Society so far
    ("kiosk_supply", I32),  # set of tiles: one copy each, more than 15 need 32 bits
    ("kiosk_discard", I32),
    ("kiosk_open", I32),
    ("bid", I16),
    ("bidder", I16),
]
