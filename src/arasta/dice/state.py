"""The state of a dice game: one flat record, the list of all that lies on the table (end of section 11).

Everything is public (DINFO-1). Deck and stack have no order: they are counts, and a draw is chance (DINFO-2).
"""

import numpy as np

from arasta.dice.components.cards import CARDS
from arasta.dice.components.tiles import TILE_FACES
from arasta.dice.words import AREAS, COLOURS, FACES, RESOURCES, SEATS

AGENDA_DEPTH = 32
I16 = np.int16

PUBLIC = [
    ("agenda", I16, (AGENDA_DEPTH, 3)),  # what is still to resolve, next on top: effect, player, argument
    ("agenda_height", I16),
    ("players", I16),
    # The board.
    ("supply", I16, (RESOURCES,)),
    ("empty_spots", I16, (AREAS,)),  # ruby spots without a ruby, by area
    ("mosque_rubies", I16),
    ("market", I16, (TILE_FACES,)),
    ("stack", I16, (TILE_FACES,)),
    ("deck", I16, (CARDS,)),
    ("discard", I16, (CARDS,)),
    ("revealed", I16, (CARDS,)),
    # The players.
    ("owned", I16, (SEATS, RESOURCES)),
    ("rubies", I16, (SEATS,)),
    ("tiles", I16, (SEATS, TILE_FACES)),  # fresh and working ones
    ("fresh", I16, (SEATS, TILE_FACES)),  # those that do not work yet (DTILE-1)
    ("mosque_ruby", I16, (SEATS,)),  # 1 once the ruby of the mosque is taken (DRUBY-6)
    # The turn.
    ("turn_of", I16),
    ("round", np.int32),  # a game may go on for ever
    ("turns", np.int32),  # turns begun
    ("dice", I16, (FACES,)),  # rolled and not spent, by face
    ("again", I16, (FACES,)),  # chosen to be rolled again
    ("actions", I16),  # begun in this turn
    ("card_dice", I16),  # used for the cards at hand; 0 in the income phase (DCARD-13)
    # The payment at hand (DPAY-7): the price, and what has been laid out to pay it.
    ("price", I16),  # Price
    ("price_goods", I16),
    ("price_colour", I16),
    ("paid_dice", I16, (COLOURS,)),
    ("paid_tokens", I16, (COLOURS,)),
    ("paid_brown", I16),
    ("options", np.int64, (1,)),  # the legal options of the decision on top: 63 are enough
]
STATE = np.dtype(PUBLIC, align=True)


def new_states(n: int) -> np.ndarray:
    """Room for n games, not yet set up."""
    return np.zeros(n, STATE)
