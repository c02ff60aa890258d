"""Choosing what pays a price in goods (clauses DPAY-6, DPAY-7).

A price is a number of spaces, each for some of the goods; brown fits on all. Dice, tokens and brown ones are laid out
one by one, in any order. Whatever has a space can be laid out: as the price can be afforded, the spaces left can then
be filled in some way, so that nobody lays out too much or gets stuck. `pay` fills them in the obvious way.
"""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.dice.gaining import pay
from arasta.dice.option_names import faces, resources
from arasta.dice.words import COLOURS, Effect, Price, Resource

SOURCES = 2 * COLOURS + 1  # what pays: dice by colour, tokens by colour, brown ones
BROWN = SOURCES - 1
PAY = 0  # the option that completes the payment
FIRST_SOURCE = 1  # then an option for each source


@rule
def begin_payment(s, p, price, n, colour):
    """Pay lira, or ask which goods pay. Nothing is laid out yet: `settle` has cleared the last payment."""
    if price == Price.LIRA:
        pay(s, p, Resource.LIRA, n)
        return
    s.price = price
    s.price_goods = n
    s.price_colour = colour
    push(s, Effect.PAY_GOODS, p, 0)


@rule
def at_hand(s, p, source):
    """How many goods of a source are not laid out yet."""
    if source == BROWN:
        return s.owned[p, Resource.BROWN] - s.paid_brown
    if source < COLOURS:
        return s.dice[source] - s.paid_dice[source]
    return s.owned[p, source - COLOURS] - s.paid_tokens[source - COLOURS]


@rule
def lay_out(s, source, n):
    """Lay out so many goods of a source."""
    if source == BROWN:
        s.paid_brown += n
    elif source < COLOURS:
        s.paid_dice[source] += n
    else:
        s.paid_tokens[source - COLOURS] += n


@rule
def spaces_left(s):
    """DPAY-6: how many goods are still due, of whatever colour."""
    left = s.price_goods - s.paid_brown
    if s.price == Price.CARPET:
        left += COLOURS
    for c in range(COLOURS):
        left -= s.paid_dice[c] + s.paid_tokens[c]
    return left


@rule
def spaces_for_any(s):
    """DRUBY-5: the spaces of the carpet beside those of the colours, less the goods that must lie there."""
    spaces = s.price_goods
    for c in range(COLOURS):
        spaces -= max(s.paid_dice[c] + s.paid_tokens[c] - 1, 0)
    return spaces


@rule
def spaces_for(s, source, left):
    """DPAY-7: on how many of the spaces left goods of a source fit."""
    if source == BROWN:
        return left
    colour = source % COLOURS
    paid = s.paid_dice[colour] + s.paid_tokens[colour]
    match s.price:
        case Price.SAME:
            return left if colour == s.price_colour else 0
        case Price.DIFFERENT:
            return min(left, 1 - paid)
    return min(left, spaces_for_any(s) + (1 if paid == 0 else 0))


@rule
def most(s, p, source, left):
    """How many goods of a source can be laid out."""
    return min(at_hand(s, p, source), spaces_for(s, source, left))


@rule
def payment_options(s, p):
    """DPAY-6: any good that has a space, or all that is due at once."""
    options = bit(PAY)
    left = spaces_left(s)
    for source in range(SOURCES):
        if most(s, p, source, left) > 0:
            options |= bit(FIRST_SOURCE + source)
    return options


@rule
def is_one_payment_left(s, p):
    """Whether all goods that have a space are due: with as many as spaces are left, there is nothing to choose."""
    left = spaces_left(s)
    usable = 0
    for source in range(SOURCES):
        usable += most(s, p, source, left)
    return usable == left


@rule
def choose_payment(s, p, option):
    """Lay out one good, or all that are due: as many dice as possible, then tokens, then brown."""
    if option == PAY:
        for source in range(SOURCES):
            lay_out(s, source, most(s, p, source, spaces_left(s)))
    else:
        lay_out(s, option - FIRST_SOURCE, 1)
    if spaces_left(s) == 0:
        settle(s, p)
    else:
        push(s, Effect.PAY_GOODS, p, 0)


@rule
def settle(s, p):
    """DPAY-2, DPAY-8: the dice are spent, the tokens go to the supply."""
    for c in range(COLOURS):
        s.dice[c] -= s.paid_dice[c]
        pay(s, p, c, s.paid_tokens[c])
        s.paid_dice[c] = 0
        s.paid_tokens[c] = 0
    pay(s, p, Resource.BROWN, s.paid_brown)
    s.paid_brown = 0
    s.price_goods = 0


GOODS = faces("die", range(COLOURS), FIRST_SOURCE) | resources("give", range(COLOURS + 1), FIRST_SOURCE + COLOURS)
EFFECTS = {
    Effect.PAY_GOODS: Decision(
        payment_options, choose_payment, words(pay=PAY) | GOODS, many=frozenset(GOODS), forced=is_one_payment_left
    ),
}
