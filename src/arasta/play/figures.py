"""The numbers of the component tables that texts mention, by the names they have there.

Every text may use them, so that no translator has to copy a number and no text can disagree with the rules.
"""

from arasta.rules.actions import VOCABULARY
from arasta.rules.components.markets import MOST_SOLD
from arasta.rules.components.mosque import RED_TILE_FACE, YELLOW_TILE_PRICE
from arasta.rules.components.places import WAREHOUSE_EXTRA_PRICE
from arasta.rules.components.players import EXTENSIONS
from arasta.rules.components.tokens import MERCHANT_PRICE, REWARD_LIRA, TOKEN_PRICE
from arasta.rules.names import Effect
from arasta.rules.places.tea_house import CONSOLATION

FIGURES = {
    "extensions": EXTENSIONS,
    "green-tile-price": WAREHOUSE_EXTRA_PRICE,
    "highest-call": max(VOCABULARY[Effect.CALL_NUMBER]),
    "lowest-call": min(VOCABULARY[Effect.CALL_NUMBER]),
    "merchant-price": MERCHANT_PRICE,
    "missed-call": CONSOLATION,
    "most-sold": MOST_SOLD,
    "red-tile-face": RED_TILE_FACE,
    "reward-lira": REWARD_LIRA,
    "token-price": TOKEN_PRICE,
    "yellow-tile-price": YELLOW_TILE_PRICE,
}
