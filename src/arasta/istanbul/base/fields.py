"""What the base game keeps in the state: all that lies on the table. int16 unless a comment says why not.

Places are their printed numbers and 0 is nowhere; seats count from 0, the first player. Counts of cards by kind, which
stay far below 127, are int8; they would be half of the record otherwise.
"""

import numpy as np

from arasta.istanbul.base.components.markets import TILES_PER_MARKET
from arasta.istanbul.base.components.players import NEUTRAL_MERCHANTS, SEATS
from arasta.istanbul.base.words import GOODS
from arasta.istanbul.tables import ALL_BONUS_CARDS, CARDS, PLACES, TOKENS

I32, I16, I8 = np.int32, np.int16, np.int8

PUBLIC = [
    ("players", I16),
    ("target", I16),  # rubies that bring the last round
    ("variants", I16),  # set of Variant
    ("modules", I16),  # set of expansions
    ("card_kinds", I16),  # the game uses the first so many kinds of bonus card
    ("last_place", I16),  # the game uses places up to this number
    ("ended", I16),  # the last round is finished; only cards of END-6 may follow
    # The board.
    ("columns", I16),
    ("rows", I16),
    ("cell", I16, (PLACES,)),  # cell of each place (see board.py); -1 while it is not laid
    ("rubies_on", I16, (PLACES,)),
    ("ruby_supply", I16),
    ("post_markers_down", I16),
    (
        "demand",
        I16,
        (2, TILES_PER_MARKET),
    ),  # tiles of the Large and Small Market in the order in which they were first seen
    ("demand_seen", I16, (2,)),
    ("demand_top", I16, (2,)),  # index of the tile on top
    ("mosque_tiles_left", I16, (GOODS,)),  # by colour
    ("token", I16, (TOKENS,)),  # place of each token
    ("neutral_merchant", I16, (NEUTRAL_MERCHANTS,)),  # places, with two players, in the order of their first places
    ("neutral_assistants_on", I16, (PLACES,)),
    ("caravan_leader", I16),
    # The players.
    ("lira", I16, (SEATS,)),
    ("goods", I16, (SEATS, GOODS)),
    ("extensions", I16, (SEATS,)),
    ("rubies", I16, (SEATS,)),
    ("mosque_tiles", I16, (SEATS,)),  # set of colours owned
    ("merchant", I16, (SEATS,)),
    ("family", I16, (SEATS,)),
    ("assistants_on", I32, (SEATS,)),  # set of places with an own assistant: more than 15 places need 32 bits
    ("stack", I16, (SEATS,)),  # assistants under the merchant
    ("stack_neutral", I16, (SEATS,)),  # set of positions from the bottom that hold a neutral one
    ("aside", I16, (SEATS,)),  # the fifth assistant, until the blue tile
    ("cards", I16, (SEATS,)),  # number of bonus cards in hand: the public side of `hand`
    # Bonus cards.
    ("deck_size", I16),  # the public side of `deck`
    ("discard", I8, (ALL_BONUS_CARDS,)),  # in order, the top one last
    ("discard_size", I16),
    # The turn.
    ("turn_of", I16),
    ("round", I32),  # a game may go on for ever
    ("turns", I32),  # turns begun
    ("extra_turns", I16),  # owed to the player in turn; the one being taken is not, so that they do not add up
    ("acting", I16),  # Piece
    ("here", I16),  # where the acting piece ended its move; 0 once it has left that place
    ("indirect", I16),  # the action at hand is carried out by an agent that is not the acting piece (ACT-5)
    ("aids_barred", I16),  # place-bound aids are barred in this turn (ACT-7)
    ("phase_1", I16),  # a card has entered phase 1 (WIN-3)
    ("joined", I16),  # the seat whose merchant is not paid in this turn, or NOBODY
    ("last_action", I16),  # place of the action carried out last in this turn
    ("caravansary_used", I16),  # the action of 6 was carried out in this turn
    ("tiles_used", I16),  # set of mosque tiles used in this turn
    ("tokens_met", I16),  # set of tokens met in this turn
    ("window_left", I16),  # the player has just left a window, and nothing has happened since
    ("dice", I16, (2,)),
    ("sold", I16, (GOODS,)),  # goods laid out in the sale at hand
]
SECRET = [("deck", I8, (CARDS,))]  # face down: counts, no order
OWN = [("hand", I8, (SEATS, CARDS))]  # each seat sees its own
