"""Tea House, place 9 (clauses P09-1, P09-2)."""

from arasta.core.agenda import push
from arasta.core.bits import bits
from arasta.core.compiling import rule
from arasta.istanbul.dice import total
from arasta.istanbul.effects import Effect

CALLS = bits(range(3, 13))  # options 3 to 12: the numbers that may be named
FACTORS = 4  # the argument of PAY_TEA_HOUSE is the number times this, plus the factor
CONSOLATION = 2  # lira, when the roll stays below the number


@rule
def call_number(s, p, factor, number):
    """P09-1: roll; the roll may be changed; then be paid, as many times as the factor says."""
    push(s, Effect.PAY_TEA_HOUSE, p, number * FACTORS + factor)  # pushed first, done last
    push(s, Effect.CHANGE_DICE, p, 1)
    push(s, Effect.ROLL_DICE, p, 0)


@rule
def pay_tea_house(s, p, argument):
    """P09-2: a total that reaches the number pays the number, a lower one 2 lira."""
    number, factor = argument // FACTORS, argument % FACTORS
    s.lira[p] += factor * (number if total(s) >= number else CONSOLATION)
