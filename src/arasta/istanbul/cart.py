"""The cart: rows of goods, room in them, and giving goods away (clauses CART-1 to CART-5)."""

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.components.players import BASE_CAPACITY, EXTENSIONS
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Place
from arasta.istanbul.rubies import take_ruby

DECLINE = 4  # option beside the four goods


@rule
def capacity(s, p):
    """CART-1: goods that fit into each row."""
    return BASE_CAPACITY + s.extensions[p]


@rule
def gain_good(s, p, good, amount):
    """CART-2: what does not fit is lost."""
    s.goods[p, good] = min(s.goods[p, good] + amount, capacity(s, p))


@rule
def fill_row(s, p, good):
    """P02-1: fill a row to capacity."""
    s.goods[p, good] = capacity(s, p)


@rule
def goods_with_room(s, p, permitted):
    """CART-3: the permitted goods whose rows have room; with none, a gained good is forfeited without a choice."""
    fit = 0
    for good in range(4):
        if has(permitted, good) and s.goods[p, good] < capacity(s, p):
            fit |= bit(good)
    return fit


@rule
def goods_owned(s, p):
    """The colours of which the player has at least one good."""
    owned = 0
    for good in range(4):
        if s.goods[p, good] > 0:
            owned |= bit(good)
    return owned


@rule
def goods_total(s, p):
    """All goods on the cart."""
    return s.goods[p, 0] + s.goods[p, 1] + s.goods[p, 2] + s.goods[p, 3]


@rule
def push_give_goods(s, p, amount, first):
    """Ask for `amount` goods, one at a time in the order of the rows, so that no set is offered twice."""
    if amount > 0:
        push(s, Effect.GIVE_GOODS, p, amount * 4 + first)


@rule
def give_goods_options(s, p, argument):
    """The colours that can be given next, so that this and the later ones still suffice."""
    amount, first = argument // 4, argument % 4
    options = 0
    left = 0
    for good in range(3, first - 1, -1):
        left += s.goods[p, good]
        if s.goods[p, good] > 0 and left >= amount:
            options |= bit(good)
    return options


@rule
def give_good(s, p, argument, good):
    """One good goes to the supply; ask for the rest."""
    s.goods[p, good] -= 1
    push_give_goods(s, p, argument // 4 - 1, good)


@rule
def gain_extension(s, p):
    """P01-1, P01-3: one row more of room; the third extension brings the ruby of place 1 at once."""
    s.extensions[p] += 1
    if s.extensions[p] == EXTENSIONS:
        take_ruby(s, p, Place.WAINWRIGHT)
