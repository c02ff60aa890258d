"""The board: cells, walking distance, destinations (clauses LAYOUT-1, LAYOUT-4, MOVE-1 to MOVE-5)."""

import numpy as np

from arasta.core.bits import bit, bits, has
from arasta.core.compiling import rule
from arasta.istanbul.base.arguments import REACH
from arasta.istanbul.base.components.layouts import PITCH
from arasta.istanbul.base.questions import closed_street, street_is_closed
from arasta.istanbul.tables import IN_GAME

nearest_of, farthest_of = REACH.number["nearest"], REACH.number["farthest"]

# Cells are numbered row by row with one pitch on every grid, so that one table of distances serves all.
_column, _row = np.arange(PITCH * PITCH) % PITCH, np.arange(PITCH * PITCH) // PITCH
FIRST_COLUMN = bits(range(0, PITCH * PITCH, PITCH))
LAST_COLUMN = bits(range(PITCH - 1, PITCH * PITCH, PITCH))
GRIDS = np.array(
    [[bits(PITCH * row + column for row in range(rows) for column in range(columns)) for rows in range(PITCH + 1)]
     for columns in range(PITCH + 1)], np.int64
)  # fmt: skip  # the cells of a grid by columns and rows
# MOVE-2: steps between two cells; neighbours share an edge, there are no diagonals.
STEPS = np.abs(_column[:, None] - _column) + np.abs(_row[:, None] - _row)


@rule
def destinations(s, p, start, reach):
    """MOVE-3, MOVE-4, MOVE-5: the places whose distance lies within the reach."""
    nearest, farthest = nearest_of(reach), farthest_of(reach)
    if street_is_closed(s, p):
        return places_on(s, cells_around_closed_street(s, s.cell[start], nearest, farthest))
    here = s.cell[start]
    found = 0
    for place in range(1, s.last_place + 1):
        if s.cell[place] >= 0 and nearest <= STEPS[here, s.cell[place]] <= farthest:
            found |= bit(place)
    return found


@rule
def beside(s, cells):
    """The cells of the grid that share an edge with one of these."""
    right = (cells & ~LAST_COLUMN) << 1
    left = (cells & ~FIRST_COLUMN) >> 1
    return (right | left | (cells << PITCH) | (cells >> PITCH)) & grid(s)


@rule
def grid(s):
    """LAYOUT-1: the cells of the grid."""
    return GRIDS[s.columns, s.rows]


@rule
def cells_around_closed_street(s, start, nearest, farthest):
    """MOVE-2: walking step by step from cell to cell, never across the closed street."""
    one, other = closed_street(s)
    one, other = bit(s.cell[one]), bit(s.cell[other])
    reached = bit(start)
    found = 0
    edge = reached
    for steps in range(1, farthest + 1):
        further = beside(s, edge & ~one & ~other)
        further |= beside(s, edge & one) & ~other
        further |= beside(s, edge & other) & ~one
        edge = further & ~reached
        reached |= edge
        if steps >= nearest:
            found |= edge
    return found


@rule
def places_on(s, cells):
    """The places that lie on these cells."""
    found = 0
    for place in range(1, s.last_place + 1):
        if s.cell[place] >= 0 and has(cells, s.cell[place]):
            found |= bit(place)
    return found


@rule
def other_places(s, place):
    """Every place of the board but one."""
    found = 0
    for other in range(1, s.last_place + 1):
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


@rule
def is_in_game(s, place):
    """MODE-1: the places of each mode."""
    return IN_GAME[s.modules, place]
