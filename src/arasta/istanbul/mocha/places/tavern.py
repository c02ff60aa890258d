"""Tavern, place 19: tavern tiles, barrier, baksheesh (clauses P19-1 to P19-4, GUILD-19)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.istanbul.base.rubies import ruby_options
from arasta.istanbul.mocha.arguments import TAVERN_USE
from arasta.istanbul.mocha.components.tavern import (
    BAKSHEESH_AMOUNT,
    BAKSHEESH_COFFEE,
    BAKSHEESH_GOODS,
    BARRIER_PRICE,
    TAVERN_TILE_COSTS,
    TAVERN_TILES,
    TavernTile,
)
from arasta.istanbul.mocha.words import Effect

TAVERN_TYPES = len(TavernTile)
DONE, FIRST_TILE = 0, 1  # options of TAVERN; a tile for each type
BARRIER, BAKSHEESH = FIRST_TILE + TAVERN_TYPES, FIRST_TILE + TAVERN_TYPES + 1
TILE_USED, BARRIER_USED, BAKSHEESH_USED = 0, 1, 2  # the three uses, each once (GUILD-19)
pack_use, is_second = TAVERN_USE.pack, TAVERN_USE.number["second"]
used_of, discount_of = TAVERN_USE.number["used"], TAVERN_USE.number["discount"]


@rule
def use_of(option):
    """GUILD-19: which of its three uses an option is; two tavern tiles are the same use."""
    if option == BARRIER:
        return BARRIER_USED
    return BAKSHEESH_USED if option == BAKSHEESH else TILE_USED


@rule
def tile_cost(s, tile):
    """P19-2, DECK-9: the coffee shown on the top tile; 0 if the stack is empty."""
    return TAVERN_TILE_COSTS[tile, TAVERN_TILES - s.tavern_tiles_left[tile]]


@rule
def coffee_due(s, option, discount):
    """The coffee of an option, less the discount."""
    if option == BARRIER:
        return BARRIER_PRICE - discount
    if option == BAKSHEESH:
        return BAKSHEESH_COFFEE - discount
    return tile_cost(s, option - FIRST_TILE) - discount


@rule
def can_buy_tile(s, p, tile, discount):
    """P19-2: at most one of each type per player; a stack may run out."""
    there = s.tavern_tiles_left[tile] > 0 and not has(s.tavern_tiles[p], tile)
    return there and s.coffee[p] >= coffee_due(s, FIRST_TILE + tile, discount)


@rule
def baksheesh_good(s):
    """P19-4: the good on the open side of the baksheesh tile."""
    return BAKSHEESH_GOODS[s.baksheesh_side]


@rule
def can_baksheesh(s, p, discount):
    """P19-4, RUBY-5: coffee, goods, and a track with a ruby."""
    pays = s.coffee[p] >= BAKSHEESH_COFFEE - discount and s.goods[p, baksheesh_good(s)] >= BAKSHEESH_AMOUNT
    return pays and ruby_options(s) != 0


@rule
def pay_baksheesh(s, p):
    """P19-4: the goods."""
    s.goods[p, baksheesh_good(s)] -= BAKSHEESH_AMOUNT


@rule
def tavern_options(s, p, argument):
    """P19-1: a tavern tile, the barrier or baksheesh, as far as they can be paid and were not used before."""
    options = first_options(s, p, argument)
    if is_second(argument):
        options |= bit(DONE)
    return options


@rule
def first_options(s, p, argument):
    """P19-2 to P19-4: the options that can be paid."""
    discount = discount_of(argument)
    options = 0
    used = used_of(argument)
    for tile in range(TAVERN_TYPES):
        if not has(used, TILE_USED) and can_buy_tile(s, p, tile, discount):
            options |= bit(FIRST_TILE + tile)
    if not has(used, BARRIER_USED) and s.coffee[p] >= coffee_due(s, BARRIER, discount):
        options |= bit(BARRIER)
    if not has(used, BAKSHEESH_USED) and can_baksheesh(s, p, discount):
        options |= bit(BAKSHEESH)
    return options


@rule
def use_tavern(s, p, argument, option):
    """P19-2 to P19-4; GUILD-19: then perhaps one more, of another kind and at full price."""
    if option == DONE:
        return
    discount = discount_of(argument)
    if discount:
        push(s, Effect.TAVERN, p, pack_use(1, bit(use_of(option)), 0))
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
def can_use_tavern(s, p, argument):
    """P19-1: whether anything can be paid."""
    return first_options(s, p, argument) != 0


@rule
def turn_baksheesh(s):
    """P19-4: the tile is turned over after its use."""
    s.baksheesh_side = 1 - s.baksheesh_side


TILES = words(**{f"{tile.name.lower()}_tile": FIRST_TILE + tile for tile in TavernTile})
USES = words(done=DONE) | TILES | words(set_barrier=BARRIER, baksheesh=BAKSHEESH)
EFFECTS = {
    Effect.TAVERN: Decision(tavern_options, use_tavern, USES, needs=can_use_tavern, why="tavern", argument=TAVERN_USE),
    Effect.PAY_BAKSHEESH: Happening(pay_baksheesh),
    Effect.TURN_BAKSHEESH: Happening(turn_baksheesh),
}
