"""Catacombs, place 25, in the Grand Bazaar alone (clauses P25-1 to P25-3)."""

from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.istanbul.base.board import other_places
from arasta.istanbul.base.turn.movement import put_merchant
from arasta.istanbul.letters.companion import put_companion
from arasta.istanbul.letters.words import Effect, Piece
from arasta.istanbul.option_names import places


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


EFFECTS = {Effect.RELOCATE: Decision(relocate_options, relocate, places("move"))}
