"""Moves of Mocha & Baksheesh: the movement tile and the corner card (clauses MOVE-6, MOVE-7, BONUS-17)."""

from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.board import PITCH, places_on
from arasta.istanbul.mocha.names import TavernTile
from arasta.istanbul.seams import closed_street, street_is_closed


@rule
def movement_tile_options(s, p):
    """MOVE-6, TAV-3: any number of places in one straight row or column, up to a barrier that is not controlled."""
    if not has(s.tavern_tiles[p], TavernTile.MOVEMENT):
        return 0
    start = s.cell[s.merchant[p]]
    cells = ray(s, p, start, 1) | ray(s, p, start, -1) | ray(s, p, start, PITCH) | ray(s, p, start, -PITCH)
    return places_on(s, cells)


@rule
def ray(s, p, start, step):
    """The cells in one direction."""
    one, other = closed_street(s)
    is_closed = street_is_closed(s, p)
    cells = 0
    cell = start
    while can_step(s, cell, step):
        following = cell + step
        crosses = (s.cell[one] == cell and s.cell[other] == following) or (
            s.cell[other] == cell and s.cell[one] == following
        )
        if is_closed and crosses:
            break
        cells |= bit(following)
        cell = following
    return cells


@rule
def can_step(s, cell, step):
    """LAYOUT-1: whether the grid goes on in this direction."""
    column, row = cell % PITCH, cell // PITCH
    if step == 1:
        return column + 1 < s.columns
    if step == -1:
        return column > 0
    return row + 1 < s.rows if step == PITCH else row > 0


@rule
def corner_options(s, p):
    """BONUS-17, MOVE-4: another corner place."""
    right, bottom = s.columns - 1, (s.rows - 1) * PITCH
    cells = bit(0) | bit(right) | bit(bottom) | bit(bottom + right)
    return places_on(s, cells & ~bit(s.cell[s.merchant[p]]))
