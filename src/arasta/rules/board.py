"""The board: cells, walking distance, destinations (clauses LAYOUT-1, LAYOUT-4, MOVE-1 to MOVE-5)."""

import numpy as np

from arasta.rules.bits import bit
from arasta.rules.compiling import rule
from arasta.rules.names import PLACES

ORDINARY_MOVE = 12  # one or two steps, as two digits

# Cells are numbered row by row with this pitch on every grid, so that one table of distances serves all.
PITCH = 5
_column, _row = np.arange(PITCH * PITCH) % PITCH, np.arange(PITCH * PITCH) // PITCH
# MOVE-2: steps between two cells; neighbours share an edge, there are no diagonals.
STEPS = np.abs(_column[:, None] - _column) + np.abs(_row[:, None] - _row)


@rule
def destinations(s, start, reach):
    """MOVE-3, MOVE-4, MOVE-5: the places whose distance lies between the two digits of `reach`."""
    nearest, farthest = reach // 10, reach % 10
    here = s.cell[start]
    found = 0
    for place in range(1, PLACES):
        if s.cell[place] >= 0 and nearest <= STEPS[here, s.cell[place]] <= farthest:
            found |= bit(place)
    return found


@rule
def other_places(s, place):
    """Every place of the board but one."""
    found = 0
    for other in range(1, PLACES):
        if s.cell[other] >= 0 and other != place:
            found |= bit(other)
    return found


@rule
def is_cell(s, cell):
    """LAYOUT-1: whether the cell belongs to the grid."""
    return cell % PITCH < s.columns and cell // PITCH < s.rows


@rule
def is_inner(s, cell):
    """LAYOUT-4: a cell that is not on the border."""
    column, row = cell % PITCH, cell // PITCH
    return 0 < column < s.columns - 1 and 0 < row < s.rows - 1
