"""The numbers of the component tables of the base game that texts mention."""

from arasta.istanbul.base.components.markets import MOST_SOLD
from arasta.istanbul.base.components.mosque_tiles import RED_TILE_FACE, YELLOW_TILE_PRICE
from arasta.istanbul.base.components.places import WAREHOUSE_EXTRA_PRICE
from arasta.istanbul.base.components.players import EXTENSIONS
from arasta.istanbul.base.components.tokens import MERCHANT_PRICE, REWARD_LIRA, TOKEN_PRICE
from arasta.istanbul.base.places.tea_house import CALLS, CONSOLATION

FIGURES = {
    "extensions": EXTENSIONS,
    "green-tile-price": WAREHOUSE_EXTRA_PRICE,
    "highest-call": max(CALLS),
    "lowest-call": min(CALLS),
    "merchant-price": MERCHANT_PRICE,
    "missed-call": CONSOLATION,
    "most-sold": MOST_SOLD,
    "red-tile-face": RED_TILE_FACE,
    "reward-lira": REWARD_LIRA,
    "token-price": TOKEN_PRICE,
    "yellow-tile-price": YELLOW_TILE_PRICE,
}
