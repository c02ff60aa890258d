"""The ranking (clauses END-7, END-8)."""

from arasta.core.compiling import rule
from arasta.core.ranking import ranker
from arasta.istanbul.base.cart import goods_total

CRITERIA = ("rubies", "lira", "goods", "cards")  # END-7: the next one decides where the one before is equal


@rule
def criterion(s, p, i):
    """END-7: most rubies, then lira, then goods on the cart, then bonus cards. END-8: nothing else counts."""
    if i == 0:
        return s.rubies[p]
    if i == 1:
        return s.lira[p]
    if i == 2:
        return goods_total(s, p)
    return s.cards[p]


@rule
def is_ahead(s, p, other):
    """Whether p ranks before the other player."""
    for i in range(len(CRITERIA)):
        if criterion(s, p, i) != criterion(s, other, i):
            return criterion(s, p, i) > criterion(s, other, i)
    return False


rank, rank_all = ranker(is_ahead)  # END-7
