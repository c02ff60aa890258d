"""Post Office, place 5 (clause P05-1)."""

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.istanbul.base.cart import gain_good, gain_lira
from arasta.istanbul.base.components.post import COLUMNS, LOWER_GOODS, LOWER_LIRA, NO_GOOD, UPPER_GOODS, UPPER_LIRA
from arasta.istanbul.base.words import Effect


@rule
def use_post_office(s, p):
    """P05-1: gain what the four uncovered fields show; then the leftmost upper marker drops, or all go up."""
    for column in range(COLUMNS):
        is_down = column < s.post_markers_down
        good = UPPER_GOODS[column] if is_down else LOWER_GOODS[column]
        gain_lira(s, p, UPPER_LIRA[column] if is_down else LOWER_LIRA[column])
        if good != NO_GOOD:
            gain_good(s, p, good, 1)
    s.post_markers_down = (s.post_markers_down + 1) % (COLUMNS + 1)


EFFECTS = {Effect.USE_POST_OFFICE: Happening(use_post_office)}
