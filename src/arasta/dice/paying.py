"""Choosing what pays a price in goods (clauses DPAY-6, DPAY-7; section 14).

A payment is asked source by source: dice by colour, tokens by colour, the rest is brown. At the first question, and
again after every answer that departs from it, the obvious payment is proposed: as many dice as possible, then tokens,
then brown. Whoever declines the proposal by an answer must depart from it later on, so that each payment is offered
exactly once. A question with one answer is not asked.
"""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.dice.gaining import pay
from arasta.dice.option_names import counted
from arasta.dice.words import COLOUR_WORDS, COLOURS, Effect, Price, Resource

SOURCES = 2 * COLOURS  # dice by colour, then tokens by colour
PROPOSED = 0  # the option that accepts the proposal
FIRST_NUMBER = 1  # the option that uses none of the first colour
NUMBERS = 7  # a source gives 0 to 6 goods; seven are a whole price, and that payment is the proposal


@rule
def begin_payment(s, p, price, n, colour):
    """Pay lira, or ask which goods pay. Nothing is chosen yet: `settle` has cleared the last payment."""
    if price == Price.LIRA:
        pay(s, p, Resource.LIRA, n)
        return
    s.price = price
    s.price_goods = n
    s.price_colour = colour
    ask_from(s, p, 0)


@rule
def at_hand(s, p, source):
    """How many goods a source has."""
    return s.dice[source] if source < COLOURS else s.owned[p, source - COLOURS]


@rule
def set_paid(s, source, n):
    """Use so many goods of a source."""
    if source < COLOURS:
        s.paid_dice[source] = n
    else:
        s.paid_tokens[source - COLOURS] = n


@rule
def can_finish(s, p, source):
    """Whether the sources after this one, and brown, can pay what is left of the price, exactly (DPAY-6)."""
    used, rest, missing, coverable = 0, 0, 0, 0
    for c in range(COLOURS):
        paid = s.paid_dice[c] + s.paid_tokens[c]
        later = (s.dice[c] if c > source else 0) + (s.owned[p, c] if COLOURS + c > source else 0)
        if s.price == Price.SAME and c != s.price_colour:
            later = 0
        if s.price == Price.DIFFERENT:
            later = min(later, 1 - paid)
        used += paid
        rest += later
        if paid == 0:
            coverable += 1 if later > 0 else 0
            missing += 1 if later == 0 else 0
    brown = s.owned[p, Resource.BROWN]
    if s.price == Price.CARPET:
        left = COLOURS + s.price_goods - used
        return left >= missing + coverable and max(missing, left - rest) <= min(brown, left)
    left = s.price_goods - used
    return 0 <= left <= rest + brown


@rule
def most(s, p, source):
    """How many goods a source can give at most; leaves them set. With some number the rest is always payable."""
    n = 0
    if s.price != Price.SAME or source % COLOURS == s.price_colour:
        n = at_hand(s, p, source)
        if s.price == Price.DIFFERENT:
            n = min(n, 1 if source < COLOURS else 1 - s.paid_dice[source - COLOURS])
    set_paid(s, source, n)
    while n > 0 and not can_finish(s, p, source):
        n -= 1
        set_paid(s, source, n)
    return n


@rule
def least(s, p, source, highest):
    """How many goods a source must give; leaves the highest number set."""
    n = 0
    if highest > 0:
        set_paid(s, source, n)
        while not can_finish(s, p, source):
            n += 1
            set_paid(s, source, n)
        set_paid(s, source, highest)
    return n


@rule
def next_question(s, p, source):
    """The first source from this one on with more than one answer; the others are set. SOURCES if there is none."""
    while source < SOURCES:
        highest = most(s, p, source)
        if least(s, p, source, highest) < highest:
            return source
        source += 1
    return SOURCES


@rule
def clear_from(s, source):
    """Nothing is chosen from this source on."""
    for i in range(source, SOURCES):
        set_paid(s, i, 0)


@rule
def ask_from(s, p, source):
    """Ask the next question, or pay if there is none."""
    question = next_question(s, p, source)
    if question == SOURCES:
        settle(s, p)
    else:
        clear_from(s, question)
        effect = Effect.PAY_DICE if question < COLOURS else Effect.PAY_TOKENS
        push(s, effect, p, question % COLOURS)


@rule
def payment_options(s, p, source):
    """The proposal unless it was declined, and every number from which the rest can be paid another way."""
    highest = most(s, p, source)
    lowest = least(s, p, source, highest)
    can_depart_later = next_question(s, p, source + 1) < SOURCES
    clear_from(s, source)
    options = 0 if s.departs else bit(PROPOSED)
    first = FIRST_NUMBER + NUMBERS * (source % COLOURS)
    for n in range(lowest, highest + 1):
        if n < highest or can_depart_later:
            options |= bit(first + n)
    return options


@rule
def choose_payment(s, p, source, option):
    """Accept the proposal, or use so many goods of the source at hand and go on."""
    highest = most(s, p, source)
    if option == PROPOSED:
        for later in range(source + 1, SOURCES):
            most(s, p, later)
        settle(s, p)
        return
    n = (option - FIRST_NUMBER) % NUMBERS
    set_paid(s, source, n)
    s.departs = 1 if n == highest else 0
    ask_from(s, p, source + 1)


@rule
def settle(s, p):
    """DPAY-2, DPAY-8: the dice are spent, the tokens go to the supply, the rest of the price is brown."""
    brown = s.price_goods
    if s.price == Price.CARPET:
        brown += COLOURS
    for c in range(COLOURS):
        s.dice[c] -= s.paid_dice[c]
        pay(s, p, c, s.paid_tokens[c])
        brown -= s.paid_dice[c] + s.paid_tokens[c]
        s.paid_dice[c] = 0
        s.paid_tokens[c] = 0
    pay(s, p, Resource.BROWN, brown)
    s.price_goods = 0


@rule
def dice_options(s, p, colour):
    """How many dice of a colour to use."""
    return payment_options(s, p, colour)


@rule
def token_options(s, p, colour):
    """How many tokens of a colour to use."""
    return payment_options(s, p, COLOURS + colour)


@rule
def choose_dice(s, p, colour, option):
    """So many dice of a colour."""
    choose_payment(s, p, colour, option)


@rule
def choose_tokens(s, p, colour, option):
    """So many tokens of a colour."""
    choose_payment(s, p, COLOURS + colour, option)


def numbers_of(verb):
    """The proposal, or so many goods of a colour."""
    return words(pay=PROPOSED) | counted(verb, "payment", COLOUR_WORDS, NUMBERS, FIRST_NUMBER)


EFFECTS = {
    Effect.PAY_DICE: Decision(dice_options, choose_dice, numbers_of("dice"), argument="colour"),
    Effect.PAY_TOKENS: Decision(token_options, choose_tokens, numbers_of("tokens"), argument="colour"),
}
