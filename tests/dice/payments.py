"""Payments for tests: those that can be laid out, and those of the definition of DPAY-7."""

from itertools import product
from typing import NamedTuple

from arasta.core.agenda import top_effect
from arasta.core.compiling import record_at
from arasta.core.options import options_in
from arasta.dice.engine import run
from arasta.dice.paying import PAY
from arasta.dice.words import Effect, Price, Resource

COLOURS = range(4)


class Payment(NamedTuple):
    """DPAY-7: dice by colour, tokens by colour, brown tokens."""

    dice: tuple[int, ...]
    tokens: tuple[int, ...]
    brown: int

    @property
    def obviousness(self):
        """Dice before tokens before brown, the first colours first."""
        return sum(self.dice), sum(self.tokens), self.dice, self.tokens


def at_hand(s, p):
    """The dice, tokens and brown ones that could pay."""
    dice, tokens = tuple(s.dice[c] for c in COLOURS), tuple(s.owned[p, c] for c in COLOURS)
    return Payment(dice, tokens, s.owned[p, Resource.BROWN])


def by_definition(have, price, goods, colour):
    """DPAY-7: every legal payment of a price, from the second column of its table."""
    most = 1 if price == Price.DIFFERENT else goods + 4 if price == Price.CARPET else goods
    used = [c for c in COLOURS if price != Price.SAME or c == colour]
    numbers = [range((min(n, most) if i % 4 in used else 0) + 1) for i, n in enumerate(have.dice + have.tokens)]
    for n in product(*numbers):
        of_colour = [n[c] + n[4 + c] for c in COLOURS]
        brown = goods + (4 if price == Price.CARPET else 0) - sum(of_colour)
        if not 0 <= brown <= have.brown:
            continue
        if price == Price.DIFFERENT and max(of_colour) > 1:
            continue
        if price == Price.CARPET and of_colour.count(0) > brown:
            continue
        yield Payment(n[:4], n[4:], brown)


def offered(states, p, have, known=None):
    """Every payment that can be made by laying out goods in any order; `pay` makes the most obvious of them.

    It counts what dice and tokens become fewer, so the action must bring neither.
    """
    known = {} if known is None else known
    key = states.tobytes()
    if key not in known:
        known[key] = one_by_one(states, p, have, known)
    return known[key]


def one_by_one(states, p, have, known):
    """The payments that follow from the options at hand; there are two at least, or nothing would be asked."""
    s = record_at(states, 0)
    if s.agenda_height == 0 or top_effect(s) != Effect.PAY_GOODS:
        left = at_hand(s, p)
        dice = tuple(before - after for before, after in zip(have.dice, left.dice, strict=True))
        tokens = tuple(before - after for before, after in zip(have.tokens, left.tokens, strict=True))
        return {Payment(dice, tokens, have.brown - left.brown)}
    found = {}
    for option in options_in(s):
        later = states.copy()
        run(record_at(later, 0), option)
        found[option] = offered(later, p, have, known)
    payments = set().union(*found.values())
    assert len(payments) > 1
    assert found[PAY] == {max(payments, key=lambda payment: payment.obviousness)}
    return payments
