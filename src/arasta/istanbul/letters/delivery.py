"""Delivering letters (clauses LETTER-2 to LETTER-5)."""

from arasta.core.compiling import rule


@rule
def deliver(s, p, place):
    """LETTER-2, LETTER-5: every own letter for the place is turned over at once."""
    s.delivered[p, place] += s.letters[p, place]
    s.letters[p, place] = 0
