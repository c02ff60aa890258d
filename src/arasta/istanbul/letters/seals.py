"""Paying seals, and the double turn (clauses LETTER-7 to LETTER-11).

Undelivered letters (1 seal) and delivered ones (2 seals) are given one by one, in any order. A set with an undelivered
letter must be exact, or that letter would be superfluous; delivered letters alone may waste a seal.
"""

from typing import Any

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit, count, has
from arasta.core.compiling import rule
from arasta.core.effects import Addition, Decision
from arasta.core.protocol import Reason
from arasta.core.questions import answers
from arasta.istanbul.base.questions import start_round
from arasta.istanbul.base.turn.windows import DONE
from arasta.istanbul.letters.arguments import SEALS
from arasta.istanbul.letters.components.places import DELIVERED_SEALS, DOUBLE_TURN_SEALS, UNDELIVERED_SEALS
from arasta.istanbul.letters.letters import (
    DELIVERED,
    delivered_total,
    discard_letter,
    letters_total,
    own_letters,
    undelivered,
)
from arasta.istanbul.letters.words import LETTERS, Effect

DOUBLE_TURN = 1  # option of END_TURN
DOUBLE_TURN_PRICE = SEALS.pack(0, DOUBLE_TURN_SEALS)
pack_seals, is_given, due_of = SEALS.pack, SEALS.number["given"], SEALS.number["due"]


@rule
def ways_to_finish(due, given, ones, twos):
    """LETTER-7: how many numbers of delivered letters are part of a set that pays the rest, none superfluous."""
    ways = 0
    for two in range(twos + 1):
        one = due - DELIVERED_SEALS * two
        if 0 <= one <= ones or (one == -1 and not given):
            ways += 1
    return ways


@rule
def seals_owned(s, p):
    """LETTER-7: one seal for an undelivered letter, two for a delivered one."""
    return UNDELIVERED_SEALS * letters_total(s, p) + DELIVERED_SEALS * delivered_total(s, p)


@rule
def can_pay_seals(s, p, argument):
    """LETTER-7: the letters suffice."""
    return seals_owned(s, p) >= due_of(argument)


@rule
def seal_options(s, p, argument):
    """LETTER-7: the next letter of a set without superfluous ones."""
    due, ones, twos = due_of(argument), letters_total(s, p), delivered_total(s, p)
    options = 0
    if twos > 0 and ways_to_finish(due - DELIVERED_SEALS, is_given(argument), ones, twos - 1) > 0:
        options |= bit(DELIVERED)
    if ones > 0 and ways_to_finish(due - UNDELIVERED_SEALS, 1, ones - 1, twos) > 0:
        options |= undelivered(s, p)
    return options


@rule
def is_one_set_left(s, p, argument):
    """Whether one number of delivered letters is left, and all of the others, or any of them, as they are the same."""
    due, given, ones, twos = due_of(argument), is_given(argument), letters_total(s, p), delivered_total(s, p)
    if ways_to_finish(due, given, ones, twos) != 1:
        return False
    takes_all = ways_to_finish(due, given, ones - 1, twos) == 0
    return takes_all or count(undelivered(s, p)) == 1


@rule
def pay_seals(s, p, argument, option):
    """LETTER-7: give the letter; ask for the rest."""
    discard_letter(s, p, option)
    given = is_given(argument) if option == DELIVERED else 1
    due = due_of(argument) - (DELIVERED_SEALS if option == DELIVERED else UNDELIVERED_SEALS)
    if due > 0:
        push(s, Effect.PAY_SEALS, p, pack_seals(given, due))


@answers(start_round)
def forget_double_turns(s):
    """LETTER-9: once per round."""
    s.double_turns = 0


@rule
def may_buy_double_turn(s, p):
    """LETTER-9, LETTER-10: once per round, at the end of any own turn."""
    may = has(s.modules, LETTERS) and not has(s.double_turns, p)
    return may and can_pay_seals(s, p, DOUBLE_TURN_PRICE)


@rule
def double_turn_options(s, p):
    """LETTER-10: buy it, or be done; then D7 is asked in any case."""
    return bit(DOUBLE_TURN) | bit(DONE) if may_buy_double_turn(s, p) else 0


@rule
def buy_double_turn(s, p, option):
    """LETTER-9: 3 seals for one extra turn; the window stays open."""
    s.double_turns |= bit(p)
    s.extra_turns += 1
    push(s, Effect.END_TURN, p, 0)
    push(s, Effect.PAY_SEALS, p, DOUBLE_TURN_PRICE)


def too_few_seals(s: Any, p: int, argument: int) -> Reason:
    """LETTER-7: too few seals."""
    return "seals", {"need": SEALS.named(argument)["due"], "have": seals_owned(s, p)}


EFFECTS = {
    Effect.PAY_SEALS: Decision(
        seal_options,
        pay_seals,
        own_letters(),
        needs=can_pay_seals,
        why=too_few_seals,
        argument=SEALS,
        many=frozenset(own_letters()),
        forced=is_one_set_left,
    )
}
ADDITIONS = {Effect.END_TURN: Addition(double_turn_options, buy_double_turn, words(double_turn=DOUBLE_TURN))}
