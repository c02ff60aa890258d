"""The powers of the tavern tiles (clauses TAV-3, TAV-4, MOVE-6, MEET-12)."""

from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Addition
from arasta.core.questions import answers
from arasta.istanbul.base.board import places_on
from arasta.istanbul.base.components.layouts import PITCH
from arasta.istanbul.base.questions import closed_street, meets_for_free, street_is_closed, walks_straight
from arasta.istanbul.mocha.components.tavern import TavernTile
from arasta.istanbul.mocha.words import Effect


@answers(walks_straight)
def has_movement_tile(s, p):
    """TAV-3: whoever owns the movement tile."""
    return has(s.tavern_tiles[p], TavernTile.MOVEMENT)


@rule
def movement_tile_options(s, p):
    """MOVE-6, TAV-3: any number of places in one straight row or column, up to a barrier that is not controlled."""
    if not has_movement_tile(s, p):
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


@answers(meets_for_free)
def encounter_tile_pays(s, p):
    """TAV-4, MEET-12: with the encounter tile the payment of an encounter is dropped."""
    return has(s.tavern_tiles[p], TavernTile.ENCOUNTER)


ADDITIONS = {Effect.MOVE: Addition(movement_tile_options)}
