"""Mosque tiles (docs/rules/components.md, section 7; clauses MOSQ-1 to MOSQ-4). All printed."""

from typing import NamedTuple

import numpy as np

from arasta.istanbul.base.words import Good, Place


class MosqueStack(NamedTuple):
    """A stack of tiles of one colour: the mosque it lies on, and the clause of its power."""

    colour: Good
    mosque: int
    clause: str


MOSQUE_STACKS = (
    MosqueStack(Good.RED, Place.SMALL_MOSQUE, "MOSQ-1"),
    MosqueStack(Good.GREEN, Place.SMALL_MOSQUE, "MOSQ-2"),
    MosqueStack(Good.YELLOW, Place.GREAT_MOSQUE, "MOSQ-4"),
    MosqueStack(Good.BLUE, Place.GREAT_MOSQUE, "MOSQ-3"),
)
MOSQUE_COLOURS = np.zeros(max(Place.all().values()) + 1, np.int64)  # the set of colours of each mosque
for _stack in MOSQUE_STACKS:
    MOSQUE_COLOURS[_stack.mosque] |= 1 << _stack.colour

# Goods of the colour that must be in the cart, top tile first, by number of players (SETUP-3); 0 where none is left.
#                               0 and 1 players           2             3             4             5
REQUIREMENTS = np.array([[0] * 5, [0] * 5, [2, 4, 0, 0, 0], [2, 3, 4, 0, 0], [2, 3, 4, 5, 0],
                         [2, 3, 4, 5, 0]], np.int64)  # fmt: skip
YELLOW_TILE_PRICE = 2  # lira to return an assistant
RED_TILE_FACE = 4  # what a die may be turned to
