"""The trades of the summary card: goods on the left, what they bring on the right (clauses DACT-3, DACT-5 to DACT-8).

All of it is printed.
"""

from typing import NamedTuple

import numpy as np

from arasta.core.program import Program
from arasta.dice.arguments import amount
from arasta.dice.words import COLOURS, Effect, Price, Resource


class Trade(NamedTuple):
    """A trade: its word, its price in goods, of which colour if of one, and what it brings."""

    slug: str
    price: Price
    goods: int
    gain: Program
    colour: int = 0


TRADES = (
    *(Trade("token", Price.SAME, 2, ((Effect.GAIN, amount(1, colour)),), colour) for colour in range(COLOURS)),
    Trade("crystal", Price.DIFFERENT, 2, ((Effect.GAIN, amount(1, Resource.CRYSTAL)),)),
    Trade("brown", Price.DIFFERENT, 3, ((Effect.GAIN, amount(1, Resource.BROWN)),)),
    Trade("two tokens", Price.DIFFERENT, 4, ((Effect.TAKE_TOKENS, 0),)),
)

TRADE_COUNT = len(TRADES)
TRADE_PRICE = np.array([trade.price for trade in TRADES], np.int64)
TRADE_GOODS = np.array([trade.goods for trade in TRADES], np.int64)
TRADE_COLOUR = np.array([trade.colour for trade in TRADES], np.int64)
