"""Fabric, Spice and Fruit Warehouse, places 2 to 4 (clauses P02-2, MOSQ-2). Filling the row is in cart.py."""

from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.cart import DECLINE, gain_good, goods_with_room
from arasta.istanbul.components.places import ANY_GOOD
from arasta.istanbul.names import Good


@rule
def buy_good_options(s, p, price):
    """P02-2, MOSQ-2: with the green tile, once per turn, one good of any type with room."""
    if s.aids_barred or not has(s.mosque_tiles[p], Good.GREEN) or has(s.tiles_used, Good.GREEN) or s.lira[p] < price:
        return 0
    fit = goods_with_room(s, p, ANY_GOOD)
    return fit | bit(DECLINE) if fit != 0 else 0


@rule
def buy_good(s, p, price, option):
    """P02-2: pay and take the good, or decline."""
    if option != DECLINE:
        s.tiles_used |= bit(Good.GREEN)
        s.lira[p] -= price
        gain_good(s, p, option, 1)
