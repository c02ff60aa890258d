"""What the Tavern sells (docs/rules/components.md, section 8; clauses P19-2 to P19-4, TAV-3, TAV-4)."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from arasta.istanbul.base.words import Good


class TavernTile(IntEnum):
    """TAV-3, TAV-4: the types of tavern tile."""

    MOVEMENT = 0
    ENCOUNTER = 1


class TavernStack(NamedTuple):
    """A stack of tavern tiles of one type: the coffee they cost, top to bottom, and the clause of their power."""

    tile: TavernTile
    clause: str
    costs: tuple[int, ...]  # derived
    edition: int = 1  # as of a bonus card


TAVERN_STACKS = (
    TavernStack(TavernTile.MOVEMENT, "TAV-3", (1, 2, 3, 4)),
    TavernStack(TavernTile.ENCOUNTER, "TAV-4", (1, 2, 3, 4)),
)
TAVERN_TILES = len(TAVERN_STACKS[0].costs)  # of each type
if [stack.tile for stack in TAVERN_STACKS] != [*TavernTile] or {len(s.costs) for s in TAVERN_STACKS} != {TAVERN_TILES}:
    raise ValueError("There is one stack for each type of tavern tile, in their order, and all are equally high.")
TAVERN_TILE_COSTS = np.array([(*stack.costs, 0) for stack in TAVERN_STACKS], np.int64)  # 0: the stack is empty
TAVERN_EDITIONS = np.array([stack.edition for stack in TAVERN_STACKS], np.int64)

BARRIER_PRICE = 2  # coffee; printed
BAKSHEESH_COFFEE = 4  # printed
BAKSHEESH_GOODS = np.array([Good.YELLOW, Good.GREEN], np.int64)  # by side of the tile; the second is reconstructed
BAKSHEESH_AMOUNT = 3  # of the good; printed
