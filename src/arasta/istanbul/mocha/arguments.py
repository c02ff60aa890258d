"""Arguments of Mocha & Baksheesh's effects that are several numbers in one."""

from arasta.core.packing import Members, Packing

# TAVERN: whether it is the second option of GUILD-19, which may be declined; the kinds used before; the discount.
TAVERN_USE = Packing("second", used=8, discount=2)
EXCHANGED = Members("exchanged", ("lira", "good", "card"))  # ROAST: what has been given for coffee
