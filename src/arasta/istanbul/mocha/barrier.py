"""The barrier (clauses BARRIER-1 to BARRIER-4)."""

from arasta.core.compiling import rule


@rule
def is_closed_to(s, p):
    """BARRIER-2, BARRIER-4: on the board, and somebody else keeps it."""
    return s.barrier[0] != 0 and s.barrier_keeper != p
