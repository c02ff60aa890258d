"""Payments for tests: every way through the questions, and every payment by the definition of DPAY-7."""

from itertools import product
from typing import NamedTuple

from arasta.core.agenda import top_effect
from arasta.core.bits import count
from arasta.core.compiling import record_at
from arasta.dice.engine import run
from arasta.dice.paying import PROPOSED
from arasta.dice.words import Effect, Price, Resource

COLOURS = range(4)
PAYING = (Effect.PAY_DICE, Effect.PAY_TOKENS)


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


def through_questions(states, p, have):
    """Every payment that the questions lead to, as often as they do; the proposal is the most obvious that is left.

    It counts what dice and tokens become fewer, so the action must bring neither.
    """
    s = record_at(states, 0)
    if s.agenda_height == 0 or top_effect(s) not in PAYING:
        left = at_hand(s, p)
        dice = tuple(before - after for before, after in zip(have.dice, left.dice, strict=True))
        tokens = tuple(before - after for before, after in zip(have.tokens, left.tokens, strict=True))
        return [Payment(dice, tokens, have.brown - left.brown)]
    assert 2 <= count(s.options[0]) <= 63  # a question with one answer is not asked
    found = []
    for option in range(63):
        if s.options[0] >> option & 1:
            later = states.copy()
            run(record_at(later, 0), option)
            payments = through_questions(later, p, have)
            assert option != PROPOSED or len(payments) == 1  # it settles everything
            found += payments
    if s.options[0] >> PROPOSED & 1:
        assert found[0] == max(found, key=lambda payment: payment.obviousness)
    return found
