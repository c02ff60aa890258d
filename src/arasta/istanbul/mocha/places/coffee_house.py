"""Coffee House, place 20 (clauses P20-1, GUILD-20)."""

from typing import Any

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.core.protocol import Reason
from arasta.istanbul.base.rubies import has_ruby, no_ruby
from arasta.istanbul.mocha.components.places import COFFEE_HOUSE_SPACES
from arasta.istanbul.mocha.items import too_little_coffee
from arasta.istanbul.mocha.words import Effect, Place


@rule
def coffee_house_price(s, divisor):
    """P20-1: the highest uncovered number; GUILD-20: half of it, rounded up."""
    return (COFFEE_HOUSE_SPACES[len(COFFEE_HOUSE_SPACES) - s.rubies_on[Place.COFFEE_HOUSE]] + divisor - 1) // divisor


@rule
def can_pay_coffee_house(s, p, divisor):
    """P20-1, RUBY-5: a ruby is left and the price can be paid."""
    return has_ruby(s, Place.COFFEE_HOUSE) and s.coffee[p] >= coffee_house_price(s, divisor)


@rule
def pay_coffee_house(s, p, divisor):
    """P20-1: the coffee."""
    s.coffee[p] -= coffee_house_price(s, divisor)


def coffee_house_reason(s: Any, p: int, divisor: int) -> Reason:
    """P20-1, RUBY-5: no ruby, or too little coffee."""
    return no_ruby(s, Place.COFFEE_HOUSE) or too_little_coffee(s, p, int(coffee_house_price(s, divisor)))


EFFECTS = {
    Effect.PAY_COFFEE_HOUSE: Happening(
        pay_coffee_house, needs=can_pay_coffee_house, why=coffee_house_reason, argument="divisor"
    )
}
