"""Bazaar cards: revealing, picking and resolving them (clauses DCARD-1 to DCARD-17)."""

from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.machine import CHANCE
from arasta.dice.components.amounts import ONE_OF_TWO, amount, number_of, resource_of
from arasta.dice.components.cards import CARDS, HAS_FALLBACK, OTHERS_EXCHANGE, SERVES_OTHERS
from arasta.dice.components.programs import CARD_PROGRAM, OTHERS_PROGRAM
from arasta.dice.components.values import FALLBACK_LIRA
from arasta.dice.conditions import can_carry_out
from arasta.dice.effects import Effect
from arasta.dice.gaining import gain
from arasta.dice.names import COLOURS, Resource
from arasta.dice.program import push_program

NO, YES = 0, 1  # options of BENEFIT and OFFER


@rule
def reveal(s, n):
    """DCARD-1, DCARD-2: one card after the other; where the deck is empty, the discard pile is shuffled first."""
    if n == 0:
        return
    left = 0
    for card in range(CARDS):
        left += s.deck[card]
    if left == 0:
        for card in range(CARDS):
            s.deck[card] = s.discard[card]
            s.discard[card] = 0
    push(s, Effect.REVEAL, CHANCE, n - 1)
    push(s, Effect.CARD_DRAWN, CHANCE, 0)


@rule
def card_drawn(s, card):
    """A card of the deck lies open."""
    s.deck[card] -= 1
    s.revealed[card] += 1


@rule
def use_card(s, p, card):
    """DCARD-4: the active player's part, then the others' clockwise, then all revealed cards are discarded."""
    push(s, Effect.DISCARD_REVEALED, p, 0)
    if SERVES_OTHERS[card]:
        for i in range(s.players - 1, 0, -1):
            serve_other(s, (p + i) % s.players, card)
    if HAS_FALLBACK[card]:
        push(s, Effect.BENEFIT, p, card)
    else:
        push_program(s, p, CARD_PROGRAM[card])


@rule
def serve_other(s, q, card):
    """DCARD-10: an exchange may be declined, anything else just happens."""
    if OTHERS_EXCHANGE[card]:
        push(s, Effect.OFFER, q, card)
    else:
        push_program(s, q, OTHERS_PROGRAM[card])


@rule
def discard_revealed(s):
    """DCARD-4: all revealed cards, the one used too."""
    for card in range(CARDS):
        s.discard[card] += s.revealed[card]
        s.revealed[card] = 0


@rule
def benefit_options(s, p, card):
    """DCARD-8, DCARD-9: the benefit if it is possible, or one lira."""
    return bit(NO) | (bit(YES) if can_carry_out(s, p, CARD_PROGRAM[card]) else 0)


@rule
def choose_benefit(s, p, card, option):
    """DCARD-9."""
    if option == YES:
        push_program(s, p, CARD_PROGRAM[card])
    else:
        gain(s, p, Resource.LIRA, FALLBACK_LIRA)


@rule
def offer_options(s, p, card):
    """DCARD-10, DCARD-11: who cannot pay is not asked."""
    return bit(NO) | bit(YES) if can_carry_out(s, p, OTHERS_PROGRAM[card]) else 0


@rule
def choose_offer(s, p, card, option):
    """DCARD-10."""
    if option == YES:
        push_program(s, p, OTHERS_PROGRAM[card])


@rule
def either_options(amounts):
    """One of two resources."""
    return bit(resource_of(amounts // ONE_OF_TWO)) | bit(resource_of(amounts % ONE_OF_TWO))


@rule
def take_either(s, p, amounts, resource):
    """Take the amount of the resource chosen."""
    one = amounts // ONE_OF_TWO
    chosen = one if resource_of(one) == resource else amounts % ONE_OF_TWO
    gain(s, p, resource, number_of(chosen))


@rule
def give_token_options(s, p, brown_too):
    """DCARD-12: a coloured token, or a brown one where the card says so."""
    options = 0
    for resource in range(COLOURS + brown_too):
        if s.owned[p, resource] > 0:
            options |= bit(resource)
    return options


@rule
def push_tokens(s, p, one, other):
    """DACT-8a, DCARD-16, DSHORT-4: two tokens, both named before either is taken; two of a colour are one gain."""
    if one == other:
        push(s, Effect.GAIN, p, amount(2, one))
    else:
        push(s, Effect.GAIN, p, amount(1, other))
        push(s, Effect.GAIN, p, amount(1, one))
