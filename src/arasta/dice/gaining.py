"""Gaining and paying resources, and what happens when the supply is short (clauses DSHORT-1 to DSHORT-7)."""

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.dice.arguments import AMOUNT, number_of, resource_of
from arasta.dice.words import Effect


@rule
def gain(s, p, resource, n):
    """DSHORT-1: take n units. While the supply is short, every holder gives one back, the taker too."""
    while s.supply[resource] < n:
        if not give_back(s, resource):
            n = s.supply[resource]  # cannot happen with the printed numbers
    s.supply[resource] -= n
    s.owned[p, resource] += n


@rule
def give_back(s, resource):
    """DSHORT-2, DSHORT-3: one whole pass, never cut short. Whether anybody had any."""
    given = 0
    for q in range(s.players):
        if s.owned[q, resource] > 0:
            s.owned[q, resource] -= 1
            given += 1
    s.supply[resource] += given
    return given > 0


@rule
def pay(s, p, resource, n):
    """DSHORT-7: what is paid goes to the supply."""
    s.owned[p, resource] -= n
    s.supply[resource] += n


@rule
def gain_amount(s, p, amount):
    """An amount of a resource from the supply."""
    gain(s, p, resource_of(amount), number_of(amount))


@rule
def pay_amount(s, p, amount):
    """An amount of a resource to the supply."""
    pay(s, p, resource_of(amount), number_of(amount))


@rule
def owns_amount(s, p, amount):
    """DCARD-11, DCARD-12: whether the player owns an amount of a resource."""
    return s.owned[p, resource_of(amount)] >= number_of(amount)


EFFECTS = {
    Effect.GAIN: Happening(gain_amount, argument=AMOUNT),
    Effect.PAY: Happening(pay_amount, needs=owns_amount, why="not-now", argument=AMOUNT),
    Effect.OWN: Happening(needs=owns_amount, why="not-now", argument=AMOUNT),  # DCARD-7: kept
}
