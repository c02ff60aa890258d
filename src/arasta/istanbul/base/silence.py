"""Hands of bonus cards: what others can tell from a question that is not asked (clauses WIN-1, INFO-2).

A single option is taken at once, but only where all can see that it is the only one. A question that depends on the
hand is asked whenever the hand could matter, so that silence betrays no card.
"""

from arasta.core.compiling import rule


@rule
def is_hand_empty(s, p):
    """For what any card in hand could change."""
    return s.cards[p] == 0


@rule
def has_one_card(s, p):
    """For a choice of one of the cards in hand."""
    return s.cards[p] <= 1
