"""The programs of cards and tiles as arrays for the compiled rules."""

import numpy as np

from arasta.core.program import ProgramTable
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.summary import TRADES
from arasta.dice.components.tiles import TILES

PROGRAMS = ProgramTable(
    [
        *(row.active for row in CARD_TABLE),
        *(row.others for row in CARD_TABLE),
        *(tile.row.income for tile in TILES),
        *(trade.gain for trade in TRADES),
    ]
)
CARD_PROGRAM = np.arange(len(CARD_TABLE))
OTHERS_PROGRAM = len(CARD_TABLE) + np.arange(len(CARD_TABLE))
TILE_PROGRAM = 2 * len(CARD_TABLE) + np.arange(len(TILES))
TRADE_PROGRAM = 2 * len(CARD_TABLE) + len(TILES) + np.arange(len(TRADES))
