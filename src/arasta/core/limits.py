"""How far counts go that have no limit in the rules: a game may never end, but its fields do.

Whoever has so much keeps it and gains no more; nothing in the rules asks for nearly as much.
"""

from arasta.core.compiling import rule

MOST_HELD = 2**15 - 1  # what may be gathered without limit, in fields of 16 bits
MOST_COUNTED = 2**31 - 1  # turns and rounds, in fields of 32 bits


@rule
def more_of(held, gained):
    """What somebody holds after a gain."""
    return min(held + gained, MOST_HELD)


@rule
def next_of(counted):
    """A turn or a round more."""
    return min(counted + 1, MOST_COUNTED)
