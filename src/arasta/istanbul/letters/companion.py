"""The companion (clauses COMP-1 to COMP-10, P07-2, MOVE-9)."""

from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.istanbul.board import destinations
from arasta.istanbul.names import Piece
from arasta.istanbul.seams import stands_on

GENERAL_SUPPLY, PERSONAL_SUPPLY = 0, -1  # where it is when it is on no place
KEEP, RECALL = 0, 1  # options of RECALL_COMPANION


@rule
def may_place_companion(s, p):
    """COMP-4, WIN-3: from the personal supply, at D0."""
    return s.companion[p] == PERSONAL_SUPPLY and not s.phase_1


@rule
def place_companion(s, p):
    """COMP-4: on the merchant's place, free."""
    put_companion(s, p, s.merchant[p])


@rule
def put_companion(s, p, place):
    """The companion stands on the place."""
    s.companion[p] = place
    stands_on(s, p, place)


@rule
def companion_options(s, p, steps):
    """COMP-6, MOVE-9: places at exactly this distance."""
    if s.companion[p] <= GENERAL_SUPPLY:
        return 0
    return destinations(s, p, s.companion[p], steps * 11)


@rule
def move_companion(s, p, place):
    """COMP-5, COMP-6: it is the acting piece of the turn."""
    put_companion(s, p, place)
    s.acting = Piece.COMPANION
    s.here = place


@rule
def recall_options(s, p):
    """P07-2, COMP-2: from the general supply or from the board; nothing to ask if it is there already."""
    return 0 if s.companion[p] == PERSONAL_SUPPLY else bit(KEEP) | bit(RECALL)


@rule
def companion_to_supply(s, p):
    """COMP-2, COMP-9, MEET-1: into the personal supply; an acting companion has then left its place."""
    s.companion[p] = PERSONAL_SUPPLY
    if s.turn_of == p and s.acting == Piece.COMPANION:
        s.here = 0
