"""Tea House, place 9 (clauses P09-1, P09-2)."""

from arasta.core.action import numbers
from arasta.core.agenda import push
from arasta.core.bits import bits
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.istanbul.base.arguments import CALL
from arasta.istanbul.base.cart import gain_lira
from arasta.istanbul.base.dice import total
from arasta.istanbul.base.words import Effect

CALLS = range(3, 13)  # the numbers that may be named; printed
CONSOLATION = 2  # lira, when the roll stays below the number; printed
pack_call, number_of, factor_of = CALL.pack, CALL.number["number"], CALL.number["factor"]


@rule
def call_number(s, p, factor, number):
    """P09-1: roll; the roll may be changed; then be paid, as many times as the factor says."""
    push(s, Effect.PAY_TEA_HOUSE, p, pack_call(number, factor))  # pushed first, done last
    push(s, Effect.CHANGE_DICE, p, 1)
    push(s, Effect.ROLL_DICE, p, 0)


@rule
def pay_tea_house(s, p, argument):
    """P09-2: a total that reaches the number pays the number, a lower one 2 lira."""
    number = number_of(argument)
    gain_lira(s, p, factor_of(argument) * (number if total(s) >= number else CONSOLATION))


EFFECTS = {
    Effect.CALL_NUMBER: Decision(bits(CALLS), call_number, numbers("call", CALLS), argument="factor"),
    Effect.PAY_TEA_HOUSE: Happening(pay_tea_house, argument=CALL),
}
