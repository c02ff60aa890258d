"""The guild deck, its discard pile and the hands (clauses DECK-4, DECK-5, DECK-6, P18-2)."""

from arasta.core.action import numbers
from arasta.core.agenda import push
from arasta.core.bits import bit, nth
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening
from arasta.core.questions import answers
from arasta.core.stream import below, random_word
from arasta.istanbul.base.questions import redeal_expansion
from arasta.istanbul.mocha.components.guild_cards import GUILD_CARDS
from arasta.istanbul.mocha.words import Effect


@rule
def can_draw_guild_cards(s, p, cards):
    """Whether so many guild cards can be drawn."""
    return s.guild_deck_size + s.guild_discard_size >= cards


@rule
def guild_drawn_options(s):
    """INFO-3: any card of the deck."""
    return s.guild_deck


@rule
def guild_hand_options(s, p):
    """The guild cards in hand."""
    return s.guild_hand[p]


@rule
def has_one_guild_card(s, p):
    """INFO-2: with more, nobody else can see whether there is a choice."""
    return s.guild_cards[p] <= 1


@rule
def draw_guild_card(s, p):
    """DECK-4, DECK-5: reshuffled when nothing is left; forfeited if there is no card at all."""
    if s.guild_deck_size == 0:
        for i in range(s.guild_discard_size):
            s.guild_deck |= bit(s.guild_discard[i])
        s.guild_deck_size = s.guild_discard_size
        s.guild_discard_size = 0
    if s.guild_deck_size > 0:
        push(s, Effect.GUILD_CARD_DRAWN, p, 0)


@rule
def draw_guild_cards(s, p, cards):
    """Several cards, one after the other."""
    for _ in range(cards):
        push(s, Effect.DRAW_GUILD_CARD, p, 0)


@rule
def receive_guild_card(s, p, card):
    """The card drawn goes to the hand."""
    s.guild_deck &= ~bit(card)
    s.guild_deck_size -= 1
    s.guild_hand[p] |= bit(card)
    s.guild_cards[p] += 1


@rule
def leave_hand(s, p, card):
    """A guild card leaves the hand."""
    s.guild_hand[p] &= ~bit(card)
    s.guild_cards[p] -= 1


@rule
def lay_down(s, card):
    """P18-2, GTURN-5: face up on the discard pile."""
    s.guild_discard[s.guild_discard_size] = card
    s.guild_discard_size += 1


@rule
def discard_guild_card(s, p, card):
    """CARD-4: without effect."""
    leave_hand(s, p, card)
    lay_down(s, card)


@answers(redeal_expansion)
def redeal_guild_hands(s, seat, key, dealt):
    """INFO-3: the other guild hands are dealt anew from what the seat cannot see."""
    for p in range(s.players):
        if p != seat:
            s.guild_deck |= s.guild_hand[p]
            s.guild_deck_size += s.guild_cards[p]
            s.guild_hand[p] = 0
    for p in range(s.players):
        if p != seat:
            for _ in range(s.guild_cards[p]):
                card = nth(s.guild_deck, below(s.guild_deck_size, random_word(key, dealt)))
                s.guild_deck &= ~bit(card)
                s.guild_deck_size -= 1
                s.guild_hand[p] |= bit(card)
                dealt += 1
    return dealt


NUMBERS = range(1, GUILD_CARDS + 1)
EFFECTS = {
    Effect.DRAW_GUILD_CARD: Happening(draw_guild_card),
    Effect.DRAW_GUILD_CARDS: Happening(
        draw_guild_cards, needs=can_draw_guild_cards, why="no-guild-card-to-draw", argument="cards"
    ),
    Effect.DISCARD_GUILD_CARD: Decision(
        guild_hand_options, discard_guild_card, numbers("discard guild", NUMBERS, "guild"), silent=has_one_guild_card
    ),
    Effect.GUILD_CARD_DRAWN: Chance(
        guild_drawn_options, receive_guild_card, numbers("draw guild", NUMBERS, "guild"), hidden=True
    ),
}
