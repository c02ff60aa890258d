"""Demand tiles and market prices (docs/rules/components.md, section 6; clauses P10, P11)."""

from typing import NamedTuple

import numpy as np

from arasta.istanbul.base.words import Place


class DemandTile(NamedTuple):
    """A demand tile: how many goods of each colour may be sold. All printed."""

    slug: str
    market: int
    red: int
    green: int
    yellow: int
    blue: int


DEMAND_TILES = (
    DemandTile("L1", Place.LARGE_MARKET, 2, 1, 0, 2),
    DemandTile("L2", Place.LARGE_MARKET, 1, 1, 0, 3),
    DemandTile("L3", Place.LARGE_MARKET, 2, 0, 1, 2),
    DemandTile("L4", Place.LARGE_MARKET, 1, 0, 1, 3),
    DemandTile("L5", Place.LARGE_MARKET, 1, 1, 1, 2),
    DemandTile("S1", Place.SMALL_MARKET, 1, 1, 2, 1),
    DemandTile("S2", Place.SMALL_MARKET, 1, 2, 1, 1),
    DemandTile("S3", Place.SMALL_MARKET, 1, 3, 1, 0),
    DemandTile("S4", Place.SMALL_MARKET, 1, 2, 2, 0),
    DemandTile("S5", Place.SMALL_MARKET, 0, 2, 2, 1),
)
DEMAND = np.array([tile[2:] for tile in DEMAND_TILES], np.int64)
TILES_PER_MARKET = len(DEMAND_TILES) // 2

# Lira for 0 to 5 goods sold; printed.
#                           0  1  2  3   4   5
MARKET_PRICES = np.array([[0, 3, 7, 12, 18, 25],
                          [0, 2, 5, 9, 14, 20]], np.int64)  # fmt: skip
MOST_SOLD = MARKET_PRICES.shape[1] - 1
