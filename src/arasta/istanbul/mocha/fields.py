"""What Mocha & Baksheesh adds to the state. int16 unless a comment says why not."""

import numpy as np

from arasta.istanbul.base.components.players import SEATS
from arasta.istanbul.mocha.components.guild_cards import GUILD_CARDS
from arasta.istanbul.mocha.components.tavern import TavernTile
from arasta.istanbul.mocha.words import ITEMS

I16, I32 = np.int16, np.int32

PUBLIC = [
    ("coffee", I16, (SEATS,)),
    ("guild_cards", I16, (SEATS,)),  # number of guild cards in hand: the public side of `guild_hand`
    ("guild_deck_size", I16),
    ("guild_discard", I16, (GUILD_CARDS,)),  # in order, the top one last
    ("guild_discard_size", I16),
    ("guild_card_in_play", I16),
    ("barrier", I16, (2,)),  # the two places beside it; 0 while it lies off the board
    ("barrier_keeper", I16),
    ("tavern_tiles_left", I16, (len(TavernTile),)),  # by type
    ("tavern_tiles", I16, (SEATS,)),  # set of types owned
    ("baksheesh_side", I16),
    ("swapped", I16, (ITEMS,)),  # items given in the swap at hand
]
SECRET = [("guild_deck", I32)]  # set of guild cards: one copy each, more than 15 need 32 bits
OWN = [("guild_hand", I32, (SEATS,))]
