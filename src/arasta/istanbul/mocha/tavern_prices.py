"""What the Tavern asks (clauses P19-2 to P19-4, GUILD-19)."""

from arasta.core.bits import has
from arasta.core.compiling import rule
from arasta.istanbul.mocha.components import (
    BAKSHEESH_AMOUNT,
    BAKSHEESH_COFFEE,
    BAKSHEESH_GOODS,
    BARRIER_PRICE,
    TAVERN_TILE_COSTS,
    TAVERN_TILES,
)
from arasta.istanbul.ruby_choice import any_track_has_ruby

FIRST_TILE, BARRIER, BAKSHEESH = 1, 3, 4  # options of TAVERN; a tile for each of the two types


@rule
def option_kind(option):
    """GUILD-19: two tavern tiles are the same option. 1 tile, 2 barrier, 3 baksheesh."""
    if option == BARRIER:
        return 2
    return 3 if option == BAKSHEESH else 1


@rule
def tile_cost(s, kind):
    """P19-2, DECK-9: the coffee shown on the top tile; 0 if the stack is empty."""
    return TAVERN_TILE_COSTS[TAVERN_TILES - s.tavern_tiles_left[kind]]


@rule
def coffee_due(s, option, discount):
    """The coffee of an option, less the discount."""
    if option == BARRIER:
        return BARRIER_PRICE - discount
    if option == BAKSHEESH:
        return BAKSHEESH_COFFEE - discount
    return tile_cost(s, option - FIRST_TILE) - discount


@rule
def can_buy_tile(s, p, kind, discount):
    """P19-2: at most one of each type per player; a stack may run out."""
    there = s.tavern_tiles_left[kind] > 0 and not has(s.tavern_tiles[p], kind)
    return there and s.coffee[p] >= coffee_due(s, FIRST_TILE + kind, discount)


@rule
def baksheesh_good(s):
    """P19-4: the good on the open side of the baksheesh tile."""
    return BAKSHEESH_GOODS[s.baksheesh_side]


@rule
def can_baksheesh(s, p, discount):
    """P19-4, RUBY-5: coffee, goods, and a track with a ruby."""
    pays = s.coffee[p] >= BAKSHEESH_COFFEE - discount and s.goods[p, baksheesh_good(s)] >= BAKSHEESH_AMOUNT
    return pays and any_track_has_ruby(s)


@rule
def pay_baksheesh(s, p):
    """P19-4: the goods."""
    s.goods[p, baksheesh_good(s)] -= BAKSHEESH_AMOUNT


@rule
def can_use_tavern(s, p, discount):
    """P19-1: whether any option can be paid."""
    tile = can_buy_tile(s, p, 0, discount) or can_buy_tile(s, p, 1, discount)
    return tile or s.coffee[p] >= BARRIER_PRICE - discount or can_baksheesh(s, p, discount)
