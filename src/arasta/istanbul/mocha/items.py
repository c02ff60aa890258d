"""Coffee, and items: a good or a coffee (clauses WORD-2, MODE-8, BONUS-14, BONUS-22)."""

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.cart import capacity, gain_good, goods_owned, goods_with_room
from arasta.istanbul.components.places import ANY_GOOD
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Module

COFFEE = 4  # option and index of coffee beside the four goods
MOST_SWAPPED = 3
DONE = 5  # option of SWAP_GIVE


@rule
def take_item_options(s, p):
    """CART-3, MODE-8: a good with room, or a coffee where coffee is in play."""
    options = goods_with_room(s, p, ANY_GOOD)
    if has(s.modules, Module.MOCHA):
        options |= bit(COFFEE)
    return options


@rule
def gain_item(s, p, item):
    """One item from the supply."""
    if item == COFFEE:
        s.coffee[p] += 1
    else:
        gain_good(s, p, item, 1)


@rule
def items_owned(s, p):
    """The items the player can pay with."""
    options = goods_owned(s, p)
    if s.coffee[p] > 0:
        options |= bit(COFFEE)
    return options


@rule
def pay_item(s, p, item):
    """One item to the supply."""
    if item == COFFEE:
        s.coffee[p] -= 1
    else:
        s.goods[p, item] -= 1


@rule
def amount(s, p, item):
    """How many of an item the player has."""
    return s.coffee[p] if item == COFFEE else s.goods[p, item]


@rule
def room(s, p, item):
    """How many of an item can still be taken; three are enough to ask for coffee, which has no limit."""
    return MOST_SWAPPED if item == COFFEE else capacity(s, p) - s.goods[p, item]


@rule
def room_besides(s, p, given):
    """BONUS-14: room for items of the types that are not given."""
    free = 0
    for item in range(5):
        if not has(given, item):
            free += room(s, p, item)
    return free


@rule
def types_swapped(s):
    """The types given so far."""
    given = 0
    for item in range(5):
        if s.swapped[item] > 0:
            given |= bit(item)
    return given


@rule
def swap_give_options(s, p, given):
    """BONUS-14: one to three items, one at a time in the order of types, as far as as many can then be taken."""
    options = 0
    types = types_swapped(s)
    if given < MOST_SWAPPED:
        for item in range(4, -1, -1):
            if amount(s, p, item) > 0 and room_besides(s, p, types | bit(item)) > given:
                options |= bit(item)
            if has(types, item):  # items of types further up would repeat a swap in another order
                break
    if given > 0:
        options |= bit(DONE)
    return options


@rule
def swap_give(s, p, given, option):
    """BONUS-14: all given first; then take as many."""
    if option == DONE:
        push(s, Effect.SWAP_TAKE, p, given * 8)
    else:
        pay_item(s, p, option)
        s.swapped[option] += 1
        push(s, Effect.SWAP_GIVE, p, given + 1)


@rule
def swap_take_options(s, p, argument):
    """BONUS-14: no type may be both given and taken; a good needs room; in the order of types."""
    left, first = argument // 8, argument % 8
    options = 0
    free = 0
    for item in range(4, first - 1, -1):
        if s.swapped[item] == 0:
            free += room(s, p, item)
            if room(s, p, item) > 0 and free >= left:
                options |= bit(item)
    return options


@rule
def swap_take(s, p, argument, item):
    """BONUS-14: take one; ask for the rest."""
    gain_item(s, p, item)
    if argument // 8 > 1:
        push(s, Effect.SWAP_TAKE, p, argument - 8 - argument % 8 + item)
    else:
        for other in range(5):
            s.swapped[other] = 0
