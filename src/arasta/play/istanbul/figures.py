"""The numbers of the component tables that texts mention, by the names they have there.

Every text may use them, so that no translator has to copy a number and no text can disagree with the rules.
"""

from arasta.istanbul.actions import VOCABULARY
from arasta.istanbul.components.markets import MOST_SOLD
from arasta.istanbul.components.mosque import RED_TILE_FACE, YELLOW_TILE_PRICE
from arasta.istanbul.components.places import WAREHOUSE_EXTRA_PRICE
from arasta.istanbul.components.players import EXTENSIONS
from arasta.istanbul.components.tokens import MERCHANT_PRICE, REWARD_LIRA, TOKEN_PRICE
from arasta.istanbul.effects import Effect
from arasta.istanbul.letters.auction import AUCTION_CARDS, HIGHEST_BID
from arasta.istanbul.letters.components import DOUBLE_TURN_SEALS, SOCIETY_SEALS
from arasta.istanbul.mocha.components import BAKSHEESH_AMOUNT, BAKSHEESH_COFFEE, BARRIER_PRICE, TAVERN_TILES
from arasta.istanbul.mocha.items import MOST_SWAPPED
from arasta.istanbul.mocha.roasting import ROAST_COFFEE, ROAST_LIRA
from arasta.istanbul.mocha.roll_cards import SIX
from arasta.istanbul.places.tea_house import CONSOLATION

FIGURES = {
    "auction-cards": AUCTION_CARDS,
    "baksheesh-coffee": BAKSHEESH_COFFEE,
    "baksheesh-goods": BAKSHEESH_AMOUNT,
    "barrier-price": BARRIER_PRICE,
    "card-face": SIX,
    "double-turn-seals": DOUBLE_TURN_SEALS,
    "extensions": EXTENSIONS,
    "green-tile-price": WAREHOUSE_EXTRA_PRICE,
    "highest-bid": HIGHEST_BID,
    "highest-call": max(VOCABULARY[Effect.CALL_NUMBER]),
    "lowest-call": min(VOCABULARY[Effect.CALL_NUMBER]),
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
