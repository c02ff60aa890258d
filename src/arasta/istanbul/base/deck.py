"""The bonus deck, its discard pile and the hands (clauses DECK-1 to DECK-6)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit, kinds_in
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening
from arasta.istanbul.base.silence import has_one_card
from arasta.istanbul.base.words import Effect
from arasta.istanbul.option_names import cards

FROM_DECK, FROM_DISCARD = 0, 1  # options of TAKE_CARD


@rule
def can_draw(s, n):
    """DECK-5: whether so many bonus cards can be drawn."""
    return s.deck_size + s.discard_size >= n


@rule
def reshuffle(s):
    """DECK-3: the discard pile becomes the deck."""
    for i in range(s.discard_size):
        s.deck[s.discard[i]] += 1
    s.deck_size += s.discard_size
    s.discard_size = 0


@rule
def draw_card(s, p):
    """DECK-2, DECK-5: a card is drawn from the deck; if there is none at all, it is forfeited."""
    if s.deck_size == 0:
        reshuffle(s)
    if s.deck_size > 0:
        push(s, Effect.CARD_DRAWN, p, 0)


@rule
def can_draw_one(s):
    """Whether a bonus card can be drawn."""
    return can_draw(s, 1)


@rule
def can_draw_so_many(s, p, n):
    """Whether all cards that an effect asks for can be drawn."""
    return can_draw(s, n)


@rule
def draw_cards(s, p, n):
    """Several cards, one after the other."""
    for _ in range(n):
        push(s, Effect.DRAW_CARD, p, 0)


@rule
def receive_card(s, p, card):
    """The card drawn goes to the hand. DECK-3: when the last one leaves, the discards become the deck at once."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.hand[p, card] += 1
    s.cards[p] += 1
    if s.deck_size == 0:
        reshuffle(s)


@rule
def discard_card(s, p, card):
    """DECK-1: a card leaves the hand for the top of the discard pile."""
    s.hand[p, card] -= 1
    s.cards[p] -= 1
    s.discard[s.discard_size] = card
    s.discard_size += 1


@rule
def hand_options(s, p):
    """The kinds of card in the player's hand."""
    options = 0
    if s.cards[p] > 0:
        for card in range(s.card_kinds):
            if s.hand[p, card] > 0:
                options |= bit(card)
    return options


@rule
def has_card(s, p):
    """Whether there is a card in hand to give."""
    return s.cards[p] > 0


@rule
def drawn_options(s):
    """INFO-3: any card that may lie on top of the deck."""
    return kinds_in(s.deck)


@rule
def drawn_weight(s, card):
    """CHANCE-1: each copy is equally likely."""
    return s.deck[card]


@rule
def take_card_options(s):
    """P06-2: from the deck or the top of the discard pile."""
    options = 0
    if can_draw(s, 1):
        options |= bit(FROM_DECK)
    if s.discard_size > 0:
        options |= bit(FROM_DISCARD)
    return options


@rule
def take_card(s, p, source):
    """P06-2: one card, from the source chosen."""
    if source == FROM_DISCARD:
        s.discard_size -= 1
        s.hand[p, s.discard[s.discard_size]] += 1
        s.cards[p] += 1
    else:
        push(s, Effect.DRAW_CARD, p, 0)


EFFECTS = {
    Effect.DRAW_CARD: Happening(draw_card, needs=can_draw_one, why="no-card-to-draw"),
    Effect.DRAW_CARDS: Happening(draw_cards, needs=can_draw_so_many, why="no-card-to-draw", argument="cards"),
    Effect.TAKE_CARD: Decision(take_card_options, take_card, words(from_deck=FROM_DECK, from_discard=FROM_DISCARD)),
    Effect.DISCARD_CARD: Decision(
        hand_options, discard_card, cards("discard"), needs=has_card, why="empty-hand", silent=has_one_card
    ),
    Effect.CARD_DRAWN: Chance(drawn_options, receive_card, cards("draw"), weight=drawn_weight, hidden=True),
}
