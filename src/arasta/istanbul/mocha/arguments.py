"""Arguments of Mocha & Baksheesh's effects that are several numbers in one."""

from arasta.core.packing import Packing

# TAVERN: whether it is the second option of GUILD-19, which may be declined; the kinds used before; the discount.
TAVERN_USE = Packing("second", used=8, discount=2)
SWAP = Packing("left", first=8)  # SWAP_TAKE: how many are still to be taken, and the first type still allowed
