"""Ranks, from who is ahead of whom."""

from arasta.core.compiling import record_at, rule
from arasta.core.machine import is_over


def ranker(is_ahead):
    """The rank of a seat, and the ranks of a batch of games, for a game that says who is ahead."""

    @rule
    def rank(s, p):
        """1 for the winner; players equal in everything share the better rank."""
        ahead = 0
        for other in range(s.players):
            if is_ahead(s, other, p):
                ahead += 1
        return ahead + 1

    @rule
    def rank_all(states, ranks):
        """The rank of each seat in every game that is over; 0 where it is not, and for empty seats."""
        for i in range(len(states)):
            s = record_at(states, i)
            for p in range(len(ranks[i])):
                ranks[i, p] = rank(s, p) if is_over(s) and p < s.players else 0

    return rank, rank_all
