"""Encounters, phase 4 (clauses MEET-1 to MEET-15)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit, bits, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening, Starts
from arasta.core.program import NO_PROGRAM
from arasta.istanbul.base.cart import goods_owned
from arasta.istanbul.base.deck import discard_card, hand_options
from arasta.istanbul.base.dice import place_rolled
from arasta.istanbul.base.family import family_home
from arasta.istanbul.base.questions import is_walking, meets_for_free
from arasta.istanbul.base.silence import has_one_card, is_hand_empty
from arasta.istanbul.base.turn.windows import DONE, WINDOW_NAMES
from arasta.istanbul.base.words import Effect, Place
from arasta.istanbul.option_names import cards, goods, seats, tokens
from arasta.istanbul.tables import (
    IS_PAYMENT,
    PROGRAM_ARGUMENT,
    PROGRAM_EFFECT,
    PROGRAM_LENGTH,
    TOKEN_NEEDS,
    TOKEN_PROGRAM,
    TOKENS,
)

FIRST_TOKEN, FIRST_FAMILY = 1, 8  # options of ENCOUNTERS
MEETINGS = ~bits((DONE,))
PAY, FIRST_GIFT = 0, 1  # options of a payment: the lira, or what may be given instead


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
def leave_encounters(s, p, options):
    """MEET-2, MEET-3: no question while nobody is to be met; family members are compulsory.

    MEET-9: a token that cannot be met now is waited for as long as a card in hand might change that.
    """
    if options & MEETINGS != 0:
        return options if options & MEETINGS >= bit(FIRST_FAMILY) else options | bit(DONE)
    return bit(DONE) if s.cards[p] > 0 and encounter_options(s, p) != 0 else 0


@rule
def meet(s, p, option):
    """One encounter; then ask for the next."""
    if option == DONE:
        return
    push(s, Effect.ENCOUNTERS, p, 0)
    if option >= FIRST_FAMILY:
        family_home(s, option - FIRST_FAMILY)
        push(s, Effect.REWARD, p, 0)
    else:
        token = option - FIRST_TOKEN
        s.tokens_met |= bit(token)
        serve(s, p, token, meets_for_free(s, p))


@rule
def is_in_play(s, token):
    """SETUP-9: the tokens of each mode."""
    return TOKEN_NEEDS[token] & ~s.modules == 0


@rule
def token_met(s, p, argument, option, before):
    """The encounter that an option of ENCOUNTERS starts."""
    return TOKEN_PROGRAM[option - FIRST_TOKEN] if before == NO_PROGRAM else NO_PROGRAM


@rule
def serve(s, p, token, free):
    """MEET-5 to MEET-8, MEET-11: the gain, the payment unless it is dropped, and the token's roll."""
    program = TOKEN_PROGRAM[token]
    for i in range(PROGRAM_LENGTH[program] - 1, -1, -1):
        if not (free and IS_PAYMENT[PROGRAM_EFFECT[program, i]]):
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
def move_token(s, p, token):
    """MEET-11, ROLL-5: the token goes to the place with the number rolled."""
    s.token[token] = place_rolled(s)


MEETING = (
    words(done=DONE) | tokens("meet", FIRST_TOKEN) | seats("meet", "family", "family {}", FIRST_FAMILY) | WINDOW_NAMES
)
EFFECTS = {
    Effect.ENCOUNTERS: Decision(
        encounter_options,
        meet,
        MEETING,
        starts=Starts(frozenset(range(FIRST_TOKEN, FIRST_TOKEN + TOKENS)), token_met),
        silent=is_hand_empty,
    ),
    Effect.PAY_LIRA_OR_CARD: Decision(
        pay_or_card_options,
        pay_or_card,
        words(pay=PAY) | cards("discard", FIRST_GIFT),
        silent=has_one_card,
        argument="price",
    ),
    Effect.PAY_LIRA_OR_GOOD: Decision(
        pay_or_good_options, pay_or_good, words(pay=PAY) | goods("give", FIRST_GIFT), argument="price"
    ),
    Effect.MOVE_TOKEN: Happening(move_token, argument="token"),
}
