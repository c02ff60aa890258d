"""What the census of the board game counts a choice under."""

from arasta.core.agenda import top_argument, top_effect
from arasta.core.census import count
from arasta.core.compiling import rule
from arasta.istanbul.base.words import Effect


@rule
def count_choice(s, option, counts):
    """By its argument; an ACTION by the place."""
    count(s, s.here if top_effect(s) == Effect.ACTION else top_argument(s), option, counts)
