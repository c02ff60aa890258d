"""The places of Mocha & Baksheesh, its token and its layout (docs/rules/components.md, sections 1, 4 to 6)."""

import numpy as np

from arasta.istanbul.base.components.rows import Layout, PlaceAddition, PlaceRow, TokenRow
from arasta.istanbul.base.components.tokens import TOKEN_PRICE
from arasta.istanbul.mocha.arguments import TAVERN_USE
from arasta.istanbul.mocha.words import Effect, Place, Token

E = Effect

PLACE_TABLE = (
    PlaceRow(Place.ROASTING_PLANT, "roasting", "P17-1", ((E.ROAST, 0),)),
    PlaceRow(
        Place.GUILD_HALL,
        "guild_hall",
        "P18-1",
        ((E.GAIN_COFFEE, 1), (E.DRAW_GUILD_CARD, 0), (E.DRAW_GUILD_CARD, 0), (E.DISCARD_GUILD_CARD, 0)),
    ),
    PlaceRow(Place.TAVERN, "tavern", "P19-1", ((E.TAVERN, TAVERN_USE.pack(0, 0, 0)),)),
    PlaceRow(
        Place.COFFEE_HOUSE,
        "coffee_house",
        "P20-1",
        ((E.PAY_COFFEE_HOUSE, 1), (E.TAKE_RUBY, Place.COFFEE_HOUSE)),
        is_track=True,
    ),
)
PLACE_ADDITIONS = (PlaceAddition(Place.CARAVANSARY, "P06-1", before=((E.GAIN_COFFEE, 1),)),)

TOKEN_TABLE = (
    TokenRow(Token.COFFEE_TRADER, "coffee_trader", "MEET-7", (E.GAIN_COFFEE, 1), (E.PAY_FIXED_OR_GOOD, TOKEN_PRICE)),
)

LAYOUTS = (
    Layout("first", ((16, 15, 18, 3, 10),
                     (8, 1, 7, 17, 4),
                     (2, 19, 6, 12, 9),
                     (20, 11, 5, 14, 13)), ("mocha",)),
)  # fmt: skip

# Coffee House: spaces 6 to 10, then the ruby symbol; one ruby on every space but the 6. Printed.
COFFEE_HOUSE_SPACES = np.array([6, 7, 8, 9, 10], np.int64)
COFFEE_HOUSE_RUBIES = len(COFFEE_HOUSE_SPACES)

ROAST_LIRA = 2  # for 2 coffee; printed
ROAST_COFFEE = 2
