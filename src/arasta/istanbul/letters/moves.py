"""Moves of Letters & Seals (clauses BONUS-25, 26, 31, P25)."""

from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.istanbul.board import destinations, other_places
from arasta.istanbul.family import is_home
from arasta.istanbul.letters.companion import put_companion
from arasta.istanbul.names import Piece, Place
from arasta.istanbul.pieces import arrive, put_family, put_merchant

ONE_STEP = 11


@rule
def family_walk_options(s, p):
    """BONUS-25, MOVE-9: a neighbouring place other than 12; not from 12."""
    if is_home(s, p):
        return 0
    return destinations(s, p, s.family[p], ONE_STEP) & ~bit(Place.POLICE_STATION)


@rule
def family_walk(s, p, place):
    """BONUS-25: the family member acts; nobody is paid or met."""
    put_family(s, p, place)
    s.acting = Piece.FAMILY_MEMBER
    s.here = place


@rule
def join_options(s, p):
    """BONUS-26, MOVE-4: other players' merchants on other places."""
    options = 0
    for other in range(s.players):
        if other != p and s.merchant[other] != s.merchant[p]:
            options |= bit(other)
    return options


@rule
def join_merchant(s, p, other):
    """BONUS-26, PAY-7: to that merchant, who is not paid."""
    s.joined = other
    arrive(s, p, s.merchant[other])


@rule
def companion_relocates(s):
    """P25-1, P25-3: the acting piece moves; with an indirect agent the merchant's stack does."""
    return s.acting == Piece.COMPANION and not s.indirect


@rule
def relocate_options(s, p):
    """P25-1: any other place."""
    return other_places(s, s.companion[p] if companion_relocates(s) else s.merchant[p])


@rule
def relocate(s, p, place):
    """P25-1, P25-2, MEET-1: no step of an arrival follows; an acting piece has left its place."""
    if companion_relocates(s):
        put_companion(s, p, place)
        s.here = 0
    else:
        put_merchant(s, p, place)
        if s.acting == Piece.MERCHANT:
            s.here = 0
