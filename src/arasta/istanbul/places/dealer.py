"""Gemstone Dealer, place 16 (clause P16-1)."""

from arasta.core.compiling import rule
from arasta.istanbul.names import Place
from arasta.istanbul.rubies import dealer_price, has_ruby


@rule
def can_pay_dealer(s, p):
    """P16-1, RUBY-5: a ruby is left and the price can be paid."""
    return has_ruby(s, Place.DEALER) and s.lira[p] >= dealer_price(s)


@rule
def pay_dealer(s, p):
    """P16-1: the highest uncovered number in lira."""
    s.lira[p] -= dealer_price(s)
