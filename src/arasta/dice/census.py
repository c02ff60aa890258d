"""What the census of the dice game counts a choice under."""

from arasta.core.agenda import top_argument
from arasta.core.census import count
from arasta.core.compiling import rule


@rule
def count_choice(s, option, counts):
    """By its argument."""
    count(s, top_argument(s), option, counts)
