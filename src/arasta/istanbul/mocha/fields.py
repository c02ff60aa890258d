"""What Mocha & Baksheesh adds to the state. int16 unless a comment says why not."""

import numpy as np

from arasta.istanbul.names import SEATS

I16 = np.int16
GUILD_CARDS = 20

MOCHA_PUBLIC = [
    ("coffee", I16, (SEATS,)),
    ("guild_cards", I16, (SEATS,)),  # number of guild cards in hand: the public side of `guild_hand`
    ("guild_deck_size", I16),
    ("guild_discard", I16, (GUILD_CARDS,)),  # in order, the top one last
    ("guild_discard_size", I16),
    ("guild_card_in_play", I16),
    ("barrier", I16, (2,)),  # the two places beside it; 0 while it lies off the board
    ("barrier_keeper", I16),
    ("tavern_tiles_left", I16, (2,)),  # by type
    ("tavern_tiles", I16, (SEATS,)),  # set of types owned
    ("baksheesh_side", I16),
    ("swapped", I16, (5,)),  # items given in the swap at hand
]
MOCHA_SECRET = [
    ("guild_deck", np.int32),  # set of guild cards 1 to 20: one copy each, more than 15 need 32 bits
    ("guild_hand", np.int32, (SEATS,)),
]
