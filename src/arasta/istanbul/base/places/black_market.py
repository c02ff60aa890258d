"""Black Market, place 8 (clause P08-1)."""

import numpy as np

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.istanbul.base.cart import gain_good
from arasta.istanbul.base.dice import total
from arasta.istanbul.base.words import Effect, Good

#                        0  1  2  3  4  5  6  7  8  9 10 11 12
BLUE_GOODS = np.array([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3], np.int64)  # by total; printed


@rule
def pay_black_market(s, p):
    """P08-1: blue goods by the total; the good of choice comes after the final result."""
    gain_good(s, p, Good.BLUE, BLUE_GOODS[total(s)])


EFFECTS = {Effect.PAY_BLACK_MARKET: Happening(pay_black_market)}
