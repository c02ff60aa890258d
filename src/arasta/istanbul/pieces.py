"""Putting pieces on places."""

from arasta.core.compiling import rule
from arasta.istanbul.names import Piece
from arasta.istanbul.seams import stands_on


@rule
def put_merchant(s, p, place):
    """MOVE-3: the merchant with its whole stack stands on the place."""
    s.merchant[p] = place
    stands_on(s, p, place)


@rule
def arrive(s, p, place):
    """MOVE-1: the merchant ends its move here; it is the acting piece of the turn (WORD-5)."""
    put_merchant(s, p, place)
    s.acting = Piece.MERCHANT
    s.here = place


@rule
def put_family(s, p, place):
    """FAM-1: the family member stands on the place."""
    s.family[p] = place
    stands_on(s, p, place)
