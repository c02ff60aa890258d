"""Gemstone Dealer, place 16 (clause P16-1)."""

from typing import Any

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.core.protocol import Reason
from arasta.istanbul.base.cart import lira
from arasta.istanbul.base.components.tracks import DEALER_SPACES
from arasta.istanbul.base.rubies import has_ruby, no_ruby
from arasta.istanbul.base.words import Effect, Place


@rule
def dealer_price(s):
    """P16-1: the highest uncovered number of the Dealer."""
    return DEALER_SPACES[len(DEALER_SPACES) - s.rubies_on[Place.DEALER]]


@rule
def can_pay_dealer(s, p):
    """P16-1, RUBY-5: a ruby is left and the price can be paid."""
    return has_ruby(s, Place.DEALER) and s.lira[p] >= dealer_price(s)


@rule
def pay_dealer(s, p):
    """P16-1: the highest uncovered number in lira."""
    s.lira[p] -= dealer_price(s)


def dealer_reason(s: Any, p: int, argument: int) -> Reason:
    """P16-1, RUBY-5: no ruby, or too little lira."""
    return no_ruby(s, Place.DEALER) or lira(s, p, int(dealer_price(s)))


EFFECTS = {Effect.PAY_DEALER: Happening(pay_dealer, needs=can_pay_dealer, why=dealer_reason)}
