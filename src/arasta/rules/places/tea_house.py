"""Tea House, place 9 (clauses P09-1, P09-2)."""

from arasta.rules.agenda import push
from arasta.rules.bits import bits
from arasta.rules.compiling import rule
from arasta.rules.dice import total
from arasta.rules.names import Effect

CALLS = bits(range(3, 13))  # options 3 to 12: the numbers that may be named
CONSOLATION = 2  # lira, when the roll stays below the number


@rule
def call_number(s, p, number):
    """P09-1: roll; the roll may be changed; then be paid."""
    push(s, Effect.PAY_TEA_HOUSE, p, number)  # pushed first, done last
    push(s, Effect.CHANGE_DICE, p, 0)
    push(s, Effect.ROLL_DICE, p, 0)


@rule
def pay_tea_house(s, p, number):
    """P09-2: a total that reaches the number pays the number, a lower one 2 lira."""
    s.lira[p] += number if total(s) >= number else CONSOLATION
