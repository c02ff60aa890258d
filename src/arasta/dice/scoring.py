"""The ranking (clauses DEND-3 to DEND-6)."""

from arasta.core.compiling import rule
from arasta.core.ranking import ranker
from arasta.dice.components.values import VALUE
from arasta.dice.words import RESOURCES

CRITERIA = ("rubies", "wealth")


@rule
def wealth(s, p):
    """DEND-4: own lira, 3 for each goods token, 2 for each crystal."""
    worth = 0
    for resource in range(RESOURCES):
        worth += VALUE[resource] * s.owned[p, resource]
    return worth


@rule
def is_ahead(s, p, other):
    """DEND-3, DEND-4: more rubies, or as many and more wealth."""
    if s.rubies[p] != s.rubies[other]:
        return s.rubies[p] > s.rubies[other]
    return wealth(s, p) > wealth(s, other)


rank, rank_all = ranker(is_ahead)  # DEND-5, DEND-6
