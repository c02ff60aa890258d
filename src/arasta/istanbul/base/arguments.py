"""Arguments of effects that are several numbers in one."""

from arasta.core.packing import Members, Packing
from arasta.istanbul.base.words import Good

REACH = Packing("nearest", farthest=10)  # WALK: how far, in steps
PERMITTED = Members("permitted", [good.name.lower() for good in Good])  # TAKE_GOOD: the colours to choose from
SALE = Packing("any_goods", market=32)  # SELL: whether the demand is lifted (BONUS-07), and the market
CALL = Packing("number", factor=4)  # PAY_TEA_HOUSE: the number called, and how many times it is paid
