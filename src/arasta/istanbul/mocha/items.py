"""Coffee, and items: a good or a coffee (clauses WORD-2, MODE-8, MEET-7, BONUS-11 to BONUS-13, BONUS-22)."""

from typing import Any

from arasta.core.action import Action, Names, words
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.core.limits import more_of
from arasta.core.protocol import Reason
from arasta.istanbul.base.cart import gain_good, goods_owned, goods_with_room
from arasta.istanbul.base.components.places import ANY_GOOD
from arasta.istanbul.base.turn.encounters import FIRST_GIFT, PAY, pay_or_good, pay_or_good_options
from arasta.istanbul.mocha.words import COFFEE, MOCHA, Effect
from arasta.istanbul.option_names import goods


@rule
def take_item_options(s, p):
    """CART-3, MODE-8: a good with room, or a coffee where coffee is in play."""
    options = goods_with_room(s, p, ANY_GOOD)
    if has(s.modules, MOCHA):
        options |= bit(COFFEE)
    return options


@rule
def gain_item(s, p, item):
    """One item from the supply."""
    if item == COFFEE:
        gain_coffee(s, p, 1)
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
def has_item(s, p):
    """Whether there is an item to pay with."""
    return items_owned(s, p) != 0


@rule
def is_coffee_in_game(s):
    """MODE-8: without Mocha & Baksheesh there is no coffee to gain."""
    return has(s.modules, MOCHA)


@rule
def gain_coffee(s, p, coffee):
    """Coffee from the supply, which has no limit (WORD-3)."""
    s.coffee[p] = more_of(s.coffee[p], coffee)


@rule
def pay_coffee(s, p, coffee):
    """Coffee to the supply."""
    s.coffee[p] -= coffee


@rule
def has_coffee(s, p, coffee):
    """Whether the player owns so many coffee."""
    return s.coffee[p] >= coffee


@rule
def can_pay_trader(s, p, price):
    """MEET-7, MEET-9: the coffee does not help to pay, so the payment must be there beforehand."""
    return s.lira[p] >= price or goods_owned(s, p) != 0


def items(verb: str) -> Names:
    """Options that name a good or coffee."""
    return goods(verb) | {COFFEE: Action(verb, "good", "coffee", COFFEE)}


def too_little_coffee(s: Any, p: int, need: int) -> Reason:
    """Too little coffee."""
    return "coffee", {"need": need, "have": s.coffee[p]}


def lira_or_good(s: Any, p: int, price: int) -> Reason:
    """MEET-7: neither the lira nor a good."""
    return "lira-or-good", {"need": price, "have": s.lira[p]}


EFFECTS = {
    Effect.GAIN_COFFEE: Happening(gain_coffee, needs=is_coffee_in_game, why="not-in-game", argument="coffee"),
    Effect.PAY_COFFEE: Happening(pay_coffee, needs=has_coffee, why=too_little_coffee, argument="coffee"),
    Effect.TAKE_ITEM: Decision(take_item_options, gain_item, items("take")),
    Effect.PAY_ITEM: Decision(items_owned, pay_item, items("give"), needs=has_item, why="nothing-to-give"),
    Effect.PAY_FIXED_OR_GOOD: Decision(
        pay_or_good_options,
        pay_or_good,
        words(pay=PAY) | goods("give", FIRST_GIFT),
        needs=can_pay_trader,
        why=lira_or_good,
        argument="price",
    ),
}
