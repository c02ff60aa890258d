"""The guild deck, its discard pile and the hands (clauses DECK-4, DECK-5, DECK-6, P18-2)."""

from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.istanbul.effects import Effect


@rule
def can_draw_guild_cards(s, cards):
    """Whether so many guild cards can be drawn."""
    return s.guild_deck_size + s.guild_discard_size >= cards


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
