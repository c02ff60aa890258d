"""Encounters, phase 4 (clauses MEET-1 to MEET-15)."""

from arasta.rules.agenda import push, push_program
from arasta.rules.bits import bit, has
from arasta.rules.cart import goods_owned
from arasta.rules.compiling import rule
from arasta.rules.components.programs import TOKEN_PROGRAM
from arasta.rules.deck import can_draw, discard_card, hand_options
from arasta.rules.dice import total
from arasta.rules.family import family_home
from arasta.rules.names import Effect, Place, Token

DONE, FIRST_TOKEN, FIRST_FAMILY = 0, 1, 8  # options of ENCOUNTERS
PAY = 0  # option of the two payments; what may be given instead starts at 1
FIRST_GIFT = 1
TOKENS = len(Token)


@rule
def caught_families(s, p):
    """MEET-3: other players' family members on the merchant's place must be sent home, except on 12."""
    place = s.merchant[p]
    options = 0
    if place != Place.POLICE_STATION:
        for other in range(s.players):
            if other != p and s.family[other] == place:
                options |= bit(FIRST_FAMILY + other)
    return options


@rule
def open_tokens(s, p):
    """MEET-5, MEET-6, MEET-10, MEET-13: the tokens on the place that can still be met in this turn."""
    options = 0
    for token in range(TOKENS):
        usable = token != Token.GOVERNOR or can_draw(s)
        if s.token[token] == s.merchant[p] and usable and not has(s.tokens_met, token):
            options |= bit(FIRST_TOKEN + token)
    return options


@rule
def encounter_options(s, p):
    """MEET-2: in any order; the family members are compulsory. No question while nobody is to be met."""
    families = caught_families(s, p)
    options = families | open_tokens(s, p)
    if options != 0 and families == 0:
        options |= bit(DONE)
    return options


@rule
def meet(s, p, option):
    """One encounter; then ask for the next."""
    push(s, Effect.ENCOUNTERS, p, 0)
    if option >= FIRST_FAMILY:
        family_home(s, option - FIRST_FAMILY)
        push(s, Effect.REWARD, p, 0)
    else:
        token = option - FIRST_TOKEN
        s.tokens_met |= bit(token)
        push_program(s, p, TOKEN_PROGRAM[token])


@rule
def pay_or_card_options(s, p, price):
    """MEET-5, MEET-9: lira, or any bonus card in hand, the one just drawn included."""
    options = hand_options(s, p) << FIRST_GIFT
    if s.lira[p] >= price:
        options |= bit(PAY)
    return options


@rule
def pay_or_card(s, p, price, option):
    """MEET-5: pay the lira or discard the card."""
    if option == PAY:
        s.lira[p] -= price
    else:
        discard_card(s, p, option - FIRST_GIFT)


@rule
def pay_or_good_options(s, p, price):
    """MEET-6, MEET-9: lira, or one good of any type, the one just gained included."""
    options = goods_owned(s, p) << FIRST_GIFT
    if s.lira[p] >= price:
        options |= bit(PAY)
    return options


@rule
def pay_or_good(s, p, price, option):
    """MEET-6: pay the lira or give the good."""
    if option == PAY:
        s.lira[p] -= price
    else:
        s.goods[p, option - FIRST_GIFT] -= 1


@rule
def move_token(s, token):
    """MEET-11, ROLL-5: the token goes to the place with the number rolled."""
    s.token[token] = total(s)
