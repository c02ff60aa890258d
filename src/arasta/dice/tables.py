"""The programs of cards, tiles and trades as arrays for the compiled rules."""

import numpy as np

from arasta.core.program import Programs, program_pusher
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.summary import TRADES
from arasta.dice.components.tiles import TILES

PROGRAMS = Programs(
    [
        *(row.active for row in CARD_TABLE),
        *(row.others for row in CARD_TABLE),
        *(tile.row.income for tile in TILES),
        *(trade.gain for trade in TRADES),
    ]
)
CARD_PROGRAM = np.array([PROGRAMS.number(row.active) for row in CARD_TABLE], np.int64)
OTHERS_PROGRAM = np.array([PROGRAMS.number(row.others) for row in CARD_TABLE], np.int64)
TILE_PROGRAM = np.array([PROGRAMS.number(tile.row.income) for tile in TILES], np.int64)
TRADE_PROGRAM = np.array([PROGRAMS.number(trade.gain) for trade in TRADES], np.int64)
push_program = program_pusher(PROGRAMS)
