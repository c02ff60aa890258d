"""The numbers of the component tables that texts mention, by the names they have there.

Every text may use them, so that no translator has to copy a number and no text can disagree with the rules.
"""

from arasta.istanbul.base.components.markets import MOST_SOLD
from arasta.istanbul.base.components.mosque_tiles import RED_TILE_FACE, YELLOW_TILE_PRICE
from arasta.istanbul.base.components.places import WAREHOUSE_EXTRA_PRICE
from arasta.istanbul.base.components.players import EXTENSIONS
from arasta.istanbul.base.components.tokens import MERCHANT_PRICE, REWARD_LIRA, TOKEN_PRICE
from arasta.istanbul.base.places.tea_house import CALLS, CONSOLATION
from arasta.istanbul.letters.components.places import AUCTION_CARDS, DOUBLE_TURN_SEALS, SOCIETY_SEALS
from arasta.istanbul.mocha.components.cards import MOST_SWAPPED, SIX
from arasta.istanbul.mocha.components.places import ROAST_COFFEE, ROAST_LIRA
from arasta.istanbul.mocha.components.tavern import BAKSHEESH_AMOUNT, BAKSHEESH_COFFEE, BARRIER_PRICE, TAVERN_TILES

FIGURES = {
    "auction-cards": AUCTION_CARDS,
    "baksheesh-coffee": BAKSHEESH_COFFEE,
    "baksheesh-goods": BAKSHEESH_AMOUNT,
    "barrier-price": BARRIER_PRICE,
    "card-face": SIX,
    "double-turn-seals": DOUBLE_TURN_SEALS,
    "extensions": EXTENSIONS,
    "green-tile-price": WAREHOUSE_EXTRA_PRICE,
    "highest-call": max(CALLS),
    "lowest-call": min(CALLS),
    "merchant-price": MERCHANT_PRICE,
    "missed-call": CONSOLATION,
    "most-sold": MOST_SOLD,
    "most-swapped": MOST_SWAPPED,
    "red-tile-face": RED_TILE_FACE,
    "reward-lira": REWARD_LIRA,
    "roast-coffee": ROAST_COFFEE,
    "roast-lira": ROAST_LIRA,
    "society-seals": SOCIETY_SEALS,
    "tavern-tiles": TAVERN_TILES,
    "token-price": TOKEN_PRICE,
    "yellow-tile-price": YELLOW_TILE_PRICE,
}
