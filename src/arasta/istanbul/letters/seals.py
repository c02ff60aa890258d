"""Paying seals, and the double turn (clauses LETTER-7 to LETTER-11).

Undelivered letters (1 seal) are given one by one in the order of their numbers, then delivered ones (2 seals) for the
rest, so that no set is offered twice. A set with an undelivered letter must be exact, or that letter would be
superfluous.
"""

from typing import Any

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Addition, Decision
from arasta.core.protocol import Reason
from arasta.core.questions import answers
from arasta.istanbul.base.questions import start_round
from arasta.istanbul.base.turn.windows import DONE
from arasta.istanbul.letters.arguments import SEALS
from arasta.istanbul.letters.components.places import DOUBLE_TURN_SEALS
from arasta.istanbul.letters.letters import DELIVERED, delivered_total, discard_letter, letters_total, own_letters
from arasta.istanbul.letters.words import LETTERS, Effect
from arasta.istanbul.tables import PLACES

DOUBLE_TURN = 1  # option of END_TURN
DOUBLE_TURN_PRICE = SEALS.pack(0, 0, DOUBLE_TURN_SEALS)
pack_seals, is_given = SEALS.pack, SEALS.number["given"]
lowest_of, due_of = SEALS.number["lowest"], SEALS.number["due"]


@rule
def can_pay_exactly(due, ones, twos):
    """Whether so many letters of 1 and of 2 seals can make up the sum."""
    for two in range(min(twos, due // 2) + 1):
        if due - 2 * two <= ones:
            return True
    return False


@rule
def seals_owned(s, p):
    """LETTER-7: one seal for an undelivered letter, two for a delivered one."""
    return letters_total(s, p) + 2 * delivered_total(s, p)


@rule
def can_pay_seals(s, p, argument):
    """LETTER-7: the letters suffice."""
    return seals_owned(s, p) >= due_of(argument)


@rule
def seal_options(s, p, argument):
    """LETTER-7: the next letter of a set without superfluous ones; "delivered" pays the rest with such letters."""
    due = due_of(argument)
    twos = delivered_total(s, p)
    options = 0
    if twos * 2 >= due and (due % 2 == 0 or not is_given(argument)):
        options |= bit(DELIVERED)
    ones = 0
    for place in range(PLACES - 1, max(lowest_of(argument), 1) - 1, -1):
        if s.letters[p, place] > 0:
            ones += s.letters[p, place]
            if can_pay_exactly(due - 1, ones - 1, twos):
                options |= bit(place)
    return options


@rule
def pay_seals(s, p, argument, option):
    """LETTER-7: give the letter; ask for the rest."""
    due = due_of(argument)
    if option == DELIVERED:
        while due > 0:
            discard_letter(s, p, DELIVERED)
            due -= 2
        return
    discard_letter(s, p, option)
    if due > 1:
        push(s, Effect.PAY_SEALS, p, pack_seals(1, option, due - 1))


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
        seal_options, pay_seals, own_letters(), needs=can_pay_seals, why=too_few_seals, argument=SEALS
    )
}
ADDITIONS = {Effect.END_TURN: Addition(double_turn_options, buy_double_turn, words(double_turn=DOUBLE_TURN))}
