"""Bazaar cards: revealing, picking and resolving them (clauses DCARD-1 to DCARD-17)."""

from arasta.core.action import Action, words
from arasta.core.agenda import push
from arasta.core.bits import bit, bits, kinds_in
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening, Starts
from arasta.core.machine import CHANCE
from arasta.core.program import NO_PROGRAM
from arasta.dice.arguments import EITHER, amount, number_of, one_of, other_of, resource_of
from arasta.dice.components.cards import CARDS, HAS_FALLBACK, OTHERS_EXCHANGE, SERVES_OTHERS
from arasta.dice.components.values import FALLBACK_LIRA
from arasta.dice.gaining import gain, pay
from arasta.dice.option_names import cards, resources
from arasta.dice.pairs import ANY_PAIR, PAIR_ONE, PAIR_OTHER, PAIRS
from arasta.dice.tables import CARD_PROGRAM, OTHERS_PROGRAM, push_program
from arasta.dice.words import COLOUR_WORDS, COLOURS, Effect, Resource

NO, YES = 0, 1  # options of BENEFIT and OFFER
NO_OR_YES = bits((NO, YES))


@rule
def reveal(s, p, n):
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
def benefit(s, p, card, option, before):
    """DCARD-8: what the card brings the active player."""
    return CARD_PROGRAM[card] if before == NO_PROGRAM else NO_PROGRAM


@rule
def choose_benefit(s, p, card, option):
    """DCARD-9."""
    if option == YES:
        push_program(s, p, CARD_PROGRAM[card])
    else:
        gain(s, p, Resource.LIRA, FALLBACK_LIRA)


@rule
def exchange(s, p, card, option, before):
    """DCARD-10: what the card offers each other player."""
    return OTHERS_PROGRAM[card] if before == NO_PROGRAM else NO_PROGRAM


@rule
def choose_offer(s, p, card, option):
    """DCARD-10."""
    if option == YES:
        push_program(s, p, OTHERS_PROGRAM[card])


@rule
def either_options(s, p, amounts):
    """One of two resources."""
    return bit(resource_of(one_of(amounts))) | bit(resource_of(other_of(amounts)))


@rule
def take_either(s, p, amounts, resource):
    """Take the amount of the resource chosen."""
    chosen = one_of(amounts) if resource_of(one_of(amounts)) == resource else other_of(amounts)
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
def has_token(s, p, brown_too):
    """DCARD-12: whether there is a token to give."""
    return give_token_options(s, p, brown_too) != 0


@rule
def give_token(s, p, resource):
    """DCARD-12: one token to the supply."""
    pay(s, p, resource, 1)


@rule
def has_card_dice(s, p, n):
    """DCARD-13: whether so many card dice were used."""
    return s.card_dice >= n


@rule
def revealed_options(s):
    """DCARD-3: one of the revealed cards."""
    return kinds_in(s.revealed)


@rule
def deck_options(s):
    """DINFO-2: any card of the deck."""
    return kinds_in(s.deck)


@rule
def deck_weight(s, card):
    """DINFO-2: each copy is equally likely."""
    return s.deck[card]


@rule
def take_pair(s, p, pair):
    """DACT-8a, DCARD-16: the two tokens chosen."""
    push_tokens(s, p, PAIR_ONE[pair], PAIR_OTHER[pair])


@rule
def push_tokens(s, p, one, other):
    """DACT-8a, DCARD-16, DSHORT-4: two tokens, both named before either is taken; two of a colour are one gain."""
    if one == other:
        push(s, Effect.GAIN, p, amount(2, one))
    else:
        push(s, Effect.GAIN, p, amount(1, other))
        push(s, Effect.GAIN, p, amount(1, one))


PAIR_NAMES = {
    i: Action("gain", "pair", f"{COLOUR_WORDS[one]} {COLOUR_WORDS[other]}", i) for i, (one, other) in enumerate(PAIRS)
}
EFFECTS = {
    Effect.REVEAL: Happening(reveal, argument="cards"),
    Effect.CARD_DRAWN: Chance(deck_options, card_drawn, cards("reveal"), weight=deck_weight),
    Effect.PICK_CARD: Decision(revealed_options, use_card, cards("use")),
    Effect.DISCARD_REVEALED: Happening(discard_revealed),
    Effect.USE_CARD_DICE: Happening(needs=has_card_dice, why="not-now", argument="dice"),
    Effect.BENEFIT: Decision(
        NO_OR_YES,  # DCARD-9
        choose_benefit,
        words(one_lira=NO, benefit=YES),
        starts=Starts(frozenset({YES}), benefit),
        argument="card",
    ),
    Effect.OFFER: Decision(
        NO_OR_YES,  # DCARD-11: who cannot pay is left with one option, and not asked
        choose_offer,
        words(decline=NO, exchange=YES),
        starts=Starts(frozenset({YES}), exchange),
        argument="card",
    ),
    Effect.TAKE_EITHER: Decision(
        either_options, take_either, resources("take", range(Resource.CRYSTAL, Resource.LIRA + 1)), argument=EITHER
    ),
    Effect.TAKE_TOKENS: Decision(ANY_PAIR, take_pair, PAIR_NAMES),
    Effect.GIVE_TOKEN: Decision(
        give_token_options,
        give_token,
        resources("give", range(Resource.BROWN + 1)),
        needs=has_token,
        why="not-now",
        argument="brown_too",
    ),
}
