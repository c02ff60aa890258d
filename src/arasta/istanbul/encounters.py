"""Encounters, phase 4 (clauses MEET-1 to MEET-15)."""

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.cart import goods_owned
from arasta.istanbul.components.programs import PROGRAM_ARGUMENT, PROGRAM_EFFECT, PROGRAM_LENGTH, TOKEN_PROGRAM
from arasta.istanbul.conditions import is_payment
from arasta.istanbul.deck import discard_card, hand_options
from arasta.istanbul.dice import total
from arasta.istanbul.effects import Effect
from arasta.istanbul.family import family_home
from arasta.istanbul.names import Place, Token
from arasta.istanbul.seams import is_walking, meets_for_free

DONE, FIRST_TOKEN, FIRST_FAMILY = 0, 1, 8  # options of ENCOUNTERS
PAY = 0  # option of the two payments; what may be given instead starts at 1
FIRST_GIFT = 1
TOKENS = len(Token)


@rule
def caught_families(s, p):
    """MEET-3: other players' family members on the merchant's place must be sent home, except on 12."""
    place = s.here
    options = 0
    if place != Place.POLICE_STATION:
        for other in range(s.players):
            if other != p and s.family[other] == place:
                options |= bit(FIRST_FAMILY + other)
    return options


@rule
def open_tokens(s):
    """MEET-5, MEET-6, MEET-10, MEET-13: the tokens on the place that can still be met in this turn."""
    options = 0
    for token in range(TOKENS):
        if s.token[token] == s.here and not has(s.tokens_met, token):
            options |= bit(FIRST_TOKEN + token)
    return options


@rule
def encounter_options(s, p):
    """MEET-2: who is there to be met, in any order."""
    if s.here == 0 or not is_walking(s):
        return 0
    return caught_families(s, p) | open_tokens(s)


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
        serve(s, p, token, meets_for_free(s, p))


@rule
def service_options(s):
    """BONUS-28: the tokens in play, wherever they stand."""
    options = 0
    for token in range(TOKENS):
        if s.token[token] > 0:
            options |= bit(token)
    return options


@rule
def serve(s, p, token, free):
    """MEET-5 to MEET-8, MEET-11: the gain, the payment unless it is dropped, and the token's roll."""
    program = TOKEN_PROGRAM[token]
    for i in range(PROGRAM_LENGTH[program] - 1, -1, -1):
        if not (free and is_payment(PROGRAM_EFFECT[program, i])):
            push(s, PROGRAM_EFFECT[program, i], p, PROGRAM_ARGUMENT[program, i])


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
