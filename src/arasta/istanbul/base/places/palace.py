"""Sultan's Palace, place 13 (clause P13-1)."""

from typing import Any

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.core.protocol import Reason
from arasta.istanbul.base.cart import goods_total, push_give_goods
from arasta.istanbul.base.components.tracks import ANY, PALACE_SPACES
from arasta.istanbul.base.rubies import has_ruby, no_ruby
from arasta.istanbul.base.words import GOODS, Effect, Good, Place


@rule
def palace_goods_due(s):
    """P13-1: one good for every uncovered space of the Palace."""
    return len(PALACE_SPACES) + 1 - s.rubies_on[Place.PALACE]


@rule
def due_of_colour(s, colour):
    """How many of the uncovered spaces ask for this colour, or for any good."""
    due = 0
    for space in range(palace_goods_due(s)):
        if PALACE_SPACES[space] == colour:
            due += 1
    return due


@rule
def can_pay_palace(s, p):
    """P13-1: a ruby is left, every colour due is there, and enough goods in all."""
    if not has_ruby(s, Place.PALACE) or goods_total(s, p) < palace_goods_due(s):
        return False
    for good in range(GOODS):
        if s.goods[p, good] < due_of_colour(s, good):
            return False
    return True


@rule
def pay_palace(s, p):
    """P13-1: the fixed colours, then as many goods of any type as spaces say so."""
    for good in range(GOODS):
        s.goods[p, good] -= due_of_colour(s, good)
    push_give_goods(s, p, due_of_colour(s, ANY))


def palace_reason(s: Any, p: int, argument: int) -> Reason:
    """P13-1, RUBY-5: no ruby, or goods are missing."""
    spaces = {good.name.lower(): int(good) for good in Good} | {"any": ANY}
    values = {word: int(due_of_colour(s, colour)) for word, colour in spaces.items()}
    return no_ruby(s, Place.PALACE) or ("palace-goods", values)


EFFECTS = {Effect.PAY_PALACE: Happening(pay_palace, needs=can_pay_palace, why=palace_reason)}
