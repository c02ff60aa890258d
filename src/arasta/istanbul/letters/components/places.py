"""The places of Letters & Seals, its token, letters and layout (docs/rules/components.md, sections 1, 4 to 6, 11)."""

import numpy as np

from arasta.istanbul.base.components.places import ANY_GOOD
from arasta.istanbul.base.components.rows import Layout, PlaceAddition, PlaceRow, TokenRow
from arasta.istanbul.base.components.tokens import TOKEN_PRICE
from arasta.istanbul.letters.arguments import SEALS
from arasta.istanbul.letters.words import Effect, Place, Token

E = Effect

SOCIETY_SEALS, DOUBLE_TURN_SEALS = 6, 3  # LETTER-8; printed
UNDELIVERED_SEALS, DELIVERED_SEALS = 1, 2  # LETTER-7: of a letter's two sides; printed

PLACE_TABLE = (
    PlaceRow(Place.EMBASSY, "embassy", "P21-1", ((E.DRAW_LETTERS, 2),)),
    PlaceRow(Place.KIOSK, "kiosk", "P22-1", ((E.DRAW_LETTERS, 1), (E.OPEN_KIOSK, 0))),
    PlaceRow(Place.AUCTION_HOUSE, "auction", "P23-1", ((E.TAKE_GOOD, ANY_GOOD), (E.OPEN_AUCTION, 0))),
    PlaceRow(
        Place.SECRET_SOCIETY,
        "society",
        "P24-1",
        ((E.PAY_SEALS, SEALS.pack(0, SOCIETY_SEALS)), (E.CHOOSE_RUBY, 0), (E.SOCIETY_LIRA, 0)),
    ),
    PlaceRow(Place.CATACOMBS, "catacombs", "P25-1", ((E.TAKE_ITEM, 0), (E.RELOCATE, 0)), beside=("mocha",)),
)
PLACE_ADDITIONS = (PlaceAddition(Place.FOUNTAIN, "P07-2", after=((E.RECALL_COMPANION, 0),)),)

TOKEN_TABLE = (TokenRow(Token.COURIER, "courier", "MEET-8", (E.DRAW_LETTER, 0), (E.PAY_LIRA_OR_LETTER, TOKEN_PRICE)),)

LAYOUTS = (
    Layout("first", ((9, 1, 4, 21, 3),
                     (15, 6, 7, 11, 22),
                     (13, 24, 12, 14, 8),
                     (10, 2, 23, 5, 16)), ("letters",)),
)  # fmt: skip

# Copies of letters by the places they name: 1 to 16 twice, 21 to 24 once. Reconstructed.
LETTER_COPIES = dict.fromkeys(range(1, 17), 2) | dict.fromkeys(range(21, 25), 1)

SOCIETY_LIRA = np.array([3, 2, 1, 0], np.int64)  # by completion, then nothing; printed
AUCTION_CARDS = 2  # for the winner; printed
