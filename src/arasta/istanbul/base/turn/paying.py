"""Paying the merchants met on arrival, phase 2 (clauses PAY-1 to PAY-8)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.core.machine import NOBODY
from arasta.istanbul.base.cart import gain_lira
from arasta.istanbul.base.components.players import NEUTRAL_MERCHANTS
from arasta.istanbul.base.components.tokens import MERCHANT_PRICE
from arasta.istanbul.base.dice import place_rolled
from arasta.istanbul.base.questions import is_walking, pieces_to_pay
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.turn.phases import drop_phases
from arasta.istanbul.base.turn.windows import WINDOW_NAMES
from arasta.istanbul.base.words import Effect, Place

DECLINE, PAY = 0, 1  # options of PAY_MERCHANTS


@rule
def merchants_due(s, p):
    """PAY-1, PAY-2, PAY-3: the foreign and neutral merchants on the place; none on 7."""
    place = s.here
    if place == Place.FOUNTAIN or not is_walking(s):
        return 0
    due = 0
    for other in range(s.players):
        if other != p:
            due += pieces_to_pay(s, other, place)
    for i in range(NEUTRAL_MERCHANTS):
        if s.neutral_merchant[i] == place:
            due += 1
    return due


@rule
def paying_options(s, p):
    """PAY-4: all or nothing; no question if nobody is to be paid."""
    due = merchants_due(s, p)
    if due == 0:
        return 0
    if s.lira[p] >= due * MERCHANT_PRICE:
        return bit(DECLINE) | bit(PAY)
    return bit(DECLINE)


@rule
def pay_merchants(s, p):
    """PAY-1, PAY-3: 2 lira to each owner, 2 to the supply for each neutral merchant, which then rolls."""
    place = s.here
    s.lira[p] -= merchants_due(s, p) * MERCHANT_PRICE
    for other in range(s.players):
        if other != p:
            gain_lira(s, other, pieces_to_pay(s, other, place) * MERCHANT_PRICE)
    for i in range(NEUTRAL_MERCHANTS - 1, -1, -1):  # pushed last, rolled first: in the order of 14, 15, 16
        if s.neutral_merchant[i] == place:
            push(s, Effect.MOVE_NEUTRAL, NOBODY, i)
            push(s, Effect.ROLL_DICE, NOBODY, 0)


@rule
def move_neutral(s, p, i):
    """PAY-3, PAY-5: the neutral merchant goes to the place rolled, even if it is the same."""
    s.neutral_merchant[i] = place_rolled(s)


@rule
def choose_payment(s, p, option):
    """PAY-1, PAY-4: pay everybody, or the turn ends."""
    if option == PAY:
        pay_merchants(s, p)
    else:
        drop_phases(s)


EFFECTS = {
    Effect.PAY_MERCHANTS: Decision(
        paying_options, choose_payment, words(decline=DECLINE, pay=PAY) | WINDOW_NAMES, silent=is_hand_empty
    ),
    Effect.MOVE_NEUTRAL: Happening(move_neutral, argument="merchant"),
}
