"""Fabric, Spice and Fruit Warehouse, places 2 to 4 (clauses P02-1, P02-2).

What the action does stands in the table of places: the row is filled, then the green tile may be used
(`mosque_tiles.py`).
"""

from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.istanbul.base.cart import capacity
from arasta.istanbul.base.words import Effect


@rule
def fill_row(s, p, good):
    """P02-1: fill a row to capacity."""
    s.goods[p, good] = capacity(s, p)


EFFECTS = {Effect.FILL_ROW: Happening(fill_row, argument="good")}
