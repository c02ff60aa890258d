"""Arguments of effects that are several numbers in one."""

from arasta.core.packing import Packing

REACH = Packing("nearest", farthest=10)  # WALK: how far, in steps
GOODS_DUE = Packing("goods", first=4)  # GIVE_GOODS: how many, and the first colour still allowed
SALE = Packing("any_goods", market=32)  # SELL: whether the demand is lifted (BONUS-07), and the market
CALL = Packing("number", factor=4)  # PAY_TEA_HOUSE: the number called, and how many times it is paid
