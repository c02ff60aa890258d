"""Wainwright, place 1 (clauses P01-1 to P01-3)."""

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.istanbul.base.components.players import EXTENSIONS
from arasta.istanbul.base.rubies import take_ruby
from arasta.istanbul.base.words import Effect, Place


@rule
def can_gain_extension(s, p):
    """P01-2: not with three extensions."""
    return s.extensions[p] < EXTENSIONS


@rule
def gain_extension(s, p):
    """P01-1, P01-3: one row more of room; the third extension brings the ruby of place 1 at once."""
    s.extensions[p] += 1
    if s.extensions[p] == EXTENSIONS:
        take_ruby(s, p, Place.WAINWRIGHT)


EFFECTS = {Effect.GAIN_EXTENSION: Happening(gain_extension, needs=can_gain_extension, why="cart-complete")}
