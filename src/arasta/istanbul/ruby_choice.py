"""A ruby from a track of choice (clauses P19-4, P24-1, RUBY-5)."""

from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.istanbul.components.programs import IS_TRACK


@rule
def ruby_options(s):
    """The tracks with a ruby."""
    options = 0
    for place in range(1, s.last_place + 1):
        if IS_TRACK[place] and s.rubies_on[place] > 0:
            options |= bit(place)
    return options


@rule
def any_track_has_ruby(s):
    """Whether there is a ruby to choose."""
    return ruby_options(s) != 0
