"""The cart: rows of goods and room in them, gaining and paying goods and lira (clauses CART-1 to CART-5)."""

from typing import Any

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.core.limits import more_of
from arasta.core.protocol import Reason
from arasta.istanbul.base.arguments import PERMITTED
from arasta.istanbul.base.components.players import BASE_CAPACITY
from arasta.istanbul.base.words import GOODS, Effect, Good
from arasta.istanbul.option_names import goods


@rule
def capacity(s, p):
    """CART-1: goods that fit into each row."""
    return BASE_CAPACITY + s.extensions[p]


@rule
def gain_good(s, p, good, amount):
    """CART-2: what does not fit is lost."""
    s.goods[p, good] = min(s.goods[p, good] + amount, capacity(s, p))


@rule
def goods_with_room(s, p, permitted):
    """CART-3: the permitted goods whose rows have room; with none, a gained good is forfeited without a choice."""
    fit = 0
    for good in range(GOODS):
        if has(permitted, good) and s.goods[p, good] < capacity(s, p):
            fit |= bit(good)
    return fit


@rule
def goods_owned(s, p):
    """The colours of which the player has at least one good."""
    owned = 0
    for good in range(GOODS):
        if s.goods[p, good] > 0:
            owned |= bit(good)
    return owned


@rule
def goods_total(s, p):
    """All goods on the cart."""
    return s.goods[p, 0] + s.goods[p, 1] + s.goods[p, 2] + s.goods[p, 3]


@rule
def push_give_goods(s, p, goods):
    """Ask for so many goods of any colour, one by one. There are enough of them."""
    if goods > 0:
        push(s, Effect.GIVE_GOODS, p, goods)


@rule
def give_good(s, p, goods, good):
    """One good goes to the supply; ask for the rest."""
    s.goods[p, good] -= 1
    push_give_goods(s, p, goods - 1)


@rule
def are_all_given(s, p, goods):
    """Whether all goods must go, so that there is nothing to choose."""
    return goods_total(s, p) == goods


@rule
def can_give_goods(s, p, goods):
    """Whether there are enough goods of any colour."""
    return goods_total(s, p) >= goods


@rule
def take_good(s, p, good):
    """CART-3: one good of the colour chosen."""
    gain_good(s, p, good, 1)


@rule
def has_good(s, p, good):
    """Whether there is one of the colour to pay."""
    return s.goods[p, good] > 0


@rule
def pay_good(s, p, good):
    """One good goes to the supply."""
    s.goods[p, good] -= 1


@rule
def gain_lira(s, p, lira):
    """Lira from the supply, which has no limit (WORD-3)."""
    s.lira[p] = more_of(s.lira[p], lira)


@rule
def pay_lira(s, p, lira):
    """Lira to the supply."""
    s.lira[p] -= lira


@rule
def has_lira(s, p, lira):
    """Whether the player owns so many lira."""
    return s.lira[p] >= lira


def no_good(s: Any, p: int, good: int) -> Reason:
    """None of the colour is there."""
    return "no-good", {"good": Good(good).name.lower()}


def too_few_goods(s: Any, p: int, goods: int) -> Reason:
    """Too few goods of any colour."""
    return "goods", {"need": goods}


def lira(s: Any, p: int, need: int) -> Reason:
    """Too little lira."""
    return "lira", {"need": need, "have": s.lira[p]}


EFFECTS = {
    Effect.GAIN_LIRA: Happening(gain_lira, argument="lira"),
    Effect.PAY_LIRA: Happening(pay_lira, needs=has_lira, why=lira, argument="lira"),
    Effect.GAIN_GOOD: Happening(take_good, argument="good"),
    Effect.PAY_GOOD: Happening(pay_good, needs=has_good, why=no_good, argument="good"),
    Effect.TAKE_GOOD: Decision(goods_with_room, take_good, goods("take"), argument=PERMITTED),
    Effect.GIVE_GOODS: Decision(
        goods_owned,
        give_good,
        goods("give"),
        needs=can_give_goods,
        why=too_few_goods,
        argument="goods",
        many=frozenset(goods("give")),
        forced=are_all_given,
    ),
}
