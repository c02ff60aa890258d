"""How much of the games was won, and how sure that is."""

import math
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
QUANTILE = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Interval(NamedTuple):
    """The bounds of a share."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval: the shares from which so many wins are not surprising. Unlike the usual one it stays
    between 0 and 1, and is right for shares near them too. Without games it can be any share.
    """
    if not games:
        return Interval(0, 1)
    share, z = wins / games, QUANTILE
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return Interval(max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))
