"""Swapping items, the bonus card `swap_3` (clause BONUS-14)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.istanbul.base.cart import capacity
from arasta.istanbul.mocha.components.cards import MOST_SWAPPED
from arasta.istanbul.mocha.items import gain_item, items, pay_item
from arasta.istanbul.mocha.words import COFFEE, ITEMS, Effect

DONE = ITEMS  # option of SWAP_GIVE beside the items


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
    for item in range(ITEMS):
        if not has(given, item):
            free += room(s, p, item)
    return free


@rule
def types_swapped(s):
    """The types given so far."""
    given = 0
    for item in range(ITEMS):
        if s.swapped[item] > 0:
            given |= bit(item)
    return given


@rule
def swap_give_options(s, p, given):
    """BONUS-14: one to three items, one by one, as far as as many can then be taken."""
    options = 0
    types = types_swapped(s)
    if given < MOST_SWAPPED:
        for item in range(ITEMS):
            if amount(s, p, item) > 0 and room_besides(s, p, types | bit(item)) > given:
                options |= bit(item)
    if given > 0:
        options |= bit(DONE)
    return options


@rule
def swap_give(s, p, given, option):
    """BONUS-14: all given first; then take as many."""
    if option == DONE:
        push(s, Effect.SWAP_TAKE, p, given)
    else:
        pay_item(s, p, option)
        s.swapped[option] += 1
        push(s, Effect.SWAP_GIVE, p, given + 1)


@rule
def swap_take_options(s, p):
    """BONUS-14: no type may be both given and taken; a good needs room."""
    options = 0
    for item in range(ITEMS):
        if s.swapped[item] == 0 and room(s, p, item) > 0:
            options |= bit(item)
    return options


@rule
def swap_take(s, p, left, item):
    """BONUS-14: take one; ask for the rest. There is room for as many as were given."""
    gain_item(s, p, item)
    if left > 1:
        push(s, Effect.SWAP_TAKE, p, left - 1)
    else:
        for other in range(ITEMS):
            s.swapped[other] = 0


@rule
def is_all_room_taken(s, p, left):
    """Whether all the room there is must be filled, so that there is nothing to choose."""
    return room_besides(s, p, types_swapped(s)) == left


@rule
def can_swap(s, p):
    """CARD-2: whether anything can be given and taken."""
    return swap_give_options(s, p, 0) != 0


EFFECTS = {
    Effect.SWAP_GIVE: Decision(
        swap_give_options,
        swap_give,
        items("give") | words(done=DONE),
        needs=can_swap,
        why="nothing-to-give",
        argument="given",
        many=frozenset(items("give")),
        closed_by=DONE,
    ),
    Effect.SWAP_TAKE: Decision(
        swap_take_options,
        swap_take,
        items("take"),
        argument="left",
        many=frozenset(items("take")),
        forced=is_all_room_taken,
    ),
}
