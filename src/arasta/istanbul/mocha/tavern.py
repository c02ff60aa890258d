"""Tavern, place 19: tavern tiles, barrier, baksheesh (clauses P19, TAV, BARRIER-1, GUILD-19).

The argument of TAVERN is the discount, plus 2 for each option that GUILD-19 has used before (bits 1 to 3).
"""

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.board import PITCH, beside
from arasta.istanbul.effects import Effect
from arasta.istanbul.mocha.tavern_prices import (
    BAKSHEESH,
    BARRIER,
    FIRST_TILE,
    can_baksheesh,
    can_buy_tile,
    coffee_due,
    option_kind,
)

DONE = 0  # option of TAVERN the second time, and of ACT_BESIDE
SECOND = 16  # in the argument: the second option of GUILD-19, which may be declined
RIGHT, DOWN = 0, 1


@rule
def tavern_options(s, p, argument):
    """P19-1: a tavern tile, the barrier or baksheesh, as far as they can be paid and were not used before."""
    options = first_options(s, p, argument)
    if argument >= SECOND:
        options |= bit(DONE)
    return options


@rule
def first_options(s, p, argument):
    """P19-2 to P19-4: the options that can be paid."""
    discount = argument % 2
    options = 0
    for kind in range(2):
        if not has(argument, 1) and can_buy_tile(s, p, kind, discount):
            options |= bit(FIRST_TILE + kind)
    if not has(argument, 2) and s.coffee[p] >= coffee_due(s, BARRIER, discount):
        options |= bit(BARRIER)
    if not has(argument, 3) and can_baksheesh(s, p, discount):
        options |= bit(BAKSHEESH)
    return options


@rule
def use_tavern(s, p, argument, option):
    """P19-2 to P19-4; GUILD-19: then perhaps one more, of another kind and at full price."""
    if option == DONE:
        return
    discount = argument % 2
    if discount:
        push(s, Effect.TAVERN, p, SECOND + bit(option_kind(option)))
    s.coffee[p] -= coffee_due(s, option, discount)
    if option == BARRIER:
        push(s, Effect.PLACE_BARRIER, p, 0)
    elif option == BAKSHEESH:
        push(s, Effect.TURN_BAKSHEESH, p, 0)
        push(s, Effect.CHOOSE_RUBY, p, 0)
        push(s, Effect.PAY_BAKSHEESH, p, 0)
    else:
        s.tavern_tiles_left[option - FIRST_TILE] -= 1
        s.tavern_tiles[p] |= bit(option - FIRST_TILE)


@rule
def edge(cell, other):
    """BARRIER-1: an option for the street between a cell and its right or lower neighbour."""
    return cell * 2 + (RIGHT if other == cell + 1 else DOWN)


@rule
def barrier_options(s):
    """BARRIER-1: any two neighbouring places."""
    options = 0
    for place in range(1, s.last_place + 1):
        cell = s.cell[place]
        if cell >= 0:
            around = beside(s, bit(cell))
            if has(around, cell + 1) and cell % PITCH != PITCH - 1:
                options |= bit(edge(cell, cell + 1))
            if has(around, cell + PITCH):
                options |= bit(edge(cell, cell + PITCH))
    return options


@rule
def place_on(s, cell):
    """The place that lies on a cell."""
    for place in range(1, s.last_place + 1):
        if s.cell[place] == cell:
            return place
    return 0


@rule
def place_barrier(s, p, option):
    """P19-3, BARRIER-1: lay the barrier, take control of it; one of the two actions may then be carried out."""
    cell = option // 2
    other = cell + 1 if option % 2 == RIGHT else cell + PITCH
    s.barrier[0] = place_on(s, cell)
    s.barrier[1] = place_on(s, other)
    s.barrier_keeper = p
    push(s, Effect.ACT_BESIDE, p, 0)


@rule
def act_beside_options(s):
    """P19-3, ACT-6: the action of one of the two places, or none."""
    return bit(DONE) | bit(s.barrier[0]) | bit(s.barrier[1])
