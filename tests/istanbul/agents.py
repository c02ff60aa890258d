"""Whoever acts at a place, it is the same action (clauses TABLE-2, ACT-4): what is chosen there, and with what."""

CHOICES = {
    1: [],
    2: ["take blue"],
    3: ["decline"],
    4: ["take red"],
    5: [],
    6: ["draw stay", "draw five_lira", "discard stay"],
    8: ["roll 1 6", "turn 1", "take green"],
    9: ["call 9", "roll 1 6", "reroll", "roll 4 5"],
    10: ["sell red", "sell red", "done", "demand L2"],
    11: ["sell red", "sell blue", "demand S2"],
    13: [],
    14: [],
    15: ["tile blue"],
    16: [],
}


def furnish(table, place):
    """The first player has what the action of a place asks for."""
    table.load(0, "R2 G0 Y0 B1" if place in (10, 11) else "R2 G2 Y2 B2")
    table.s.extensions[0], table.s.lira[0] = 1, 20
    table.s.mosque_tiles[0] = 0b0011 if place != 14 else 0b0001
    return table.ready()


def purse(table):
    """What the first player owns."""
    s = table.s
    return table.goods(0), s.lira[0], s.rubies[0], s.extensions[0], s.mosque_tiles[0], table.hand(0)
