"""The board: rows of prices with a ruby beside each (docs/rules/dice.md, sections 15.1 to 15.3).

Much of it is reconstructed. Whoever owns the game corrects a row here, and nothing else.
"""

from typing import NamedTuple

import numpy as np

from arasta.core.provenance import DERIVED, PRINTED, RECONSTRUCTED, Provenance
from arasta.dice.words import COLOURS, SEATS, Area, Price

MIN_PLAYERS, MAX_PLAYERS = 2, SEATS

# DRUBY-3, DRUBY-4, DRUBY-5: what each area asks for.
AREA_PRICE = np.array([*[Price.SAME] * COLOURS, Price.CARPET, Price.LIRA], np.int64)
AREA_COLOUR = np.array([*range(COLOURS), 0, 0], np.int64)


class Row(NamedTuple):
    """A row of prices for a number of players: goods of the area's colour, goods of any colour beyond one of each
    on the left carpet, lira on the right carpet. The first `empty` spots carry no ruby at set-up (DSETUP-2).
    """

    players: int
    area: Area | None  # None: each of the four colours
    prices: tuple[int, ...]
    empty: int
    provenance: Provenance


ROWS = (
    Row(2, None, (4, 5, 6), 0, RECONSTRUCTED),
    Row(2, Area.LEFT_CARPET, (0, 1, 2, 3, 4), 1, RECONSTRUCTED),
    Row(2, Area.RIGHT_CARPET, (10, 12, 14, 16, 18, 20), 1, RECONSTRUCTED),
    Row(3, None, (4, 5, 6), 0, PRINTED),
    Row(3, Area.LEFT_CARPET, (0, 1, 2, 3, 4), 0, RECONSTRUCTED),
    Row(3, Area.RIGHT_CARPET, (10, 12, 14, 16, 18, 20), 0, PRINTED),
    Row(4, None, (4, 5, 6, 7), 0, RECONSTRUCTED),
    Row(4, Area.LEFT_CARPET, (0, 1, 2, 3, 4), 0, RECONSTRUCTED),
    Row(4, Area.RIGHT_CARPET, (10, 12, 14, 16, 18, 20), 0, RECONSTRUCTED),
)


class Goal(NamedTuple):
    """What a number of players plays for (DSETUP, DRUBY-6, DEND-1), and the rubies of the mosque."""

    players: int
    rubies: int  # that bring the last round
    tiles: int  # that earn a ruby of the mosque
    mosque_rubies: int
    provenance: Provenance  # of the mosque's rubies; goal and tiles are printed


GOALS = (
    Goal(2, 6, 5, 2, DERIVED),
    Goal(3, 6, 5, 3, DERIVED),
    Goal(4, 5, 4, 4, DERIVED),
)

SPOTS = max(len(row.prices) for row in ROWS)
PRICE = np.zeros((MAX_PLAYERS + 1, len(Area), SPOTS), np.int64)  # by players, area and empty spots
SPOTS_OF = np.zeros((MAX_PLAYERS + 1, len(Area)), np.int64)
EMPTY_SPOTS = np.zeros((MAX_PLAYERS + 1, len(Area)), np.int64)
for _row in ROWS:
    for _area in range(COLOURS) if _row.area is None else (_row.area,):
        PRICE[_row.players, _area, : len(_row.prices)] = _row.prices
        SPOTS_OF[_row.players, _area] = len(_row.prices)
        EMPTY_SPOTS[_row.players, _area] = _row.empty

GOAL, THRESHOLD, MOSQUE_RUBIES = (np.zeros(MAX_PLAYERS + 1, np.int64) for _ in range(3))
for _goal in GOALS:
    GOAL[_goal.players], THRESHOLD[_goal.players] = _goal.rubies, _goal.tiles
    MOSQUE_RUBIES[_goal.players] = _goal.mosque_rubies
