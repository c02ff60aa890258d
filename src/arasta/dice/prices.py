"""What a player can afford with dice, tokens and brown ones (clauses DPAY-1 to DPAY-7)."""

from arasta.core.compiling import rule
from arasta.dice.words import COLOURS, Price, Resource


@rule
def goods_of(s, p, colour):
    """DPAY-1: dice that show a colour and tokens of it."""
    return s.dice[colour] + s.owned[p, colour]


@rule
def colours_at_hand(s, p):
    """How many colours dice or tokens can provide."""
    found = 0
    for colour in range(COLOURS):
        if goods_of(s, p, colour) > 0:
            found += 1
    return found


@rule
def goods_at_hand(s, p):
    """All coloured goods together."""
    found = 0
    for colour in range(COLOURS):
        found += goods_of(s, p, colour)
    return found


@rule
def can_afford(s, p, price, n, colour):
    """DPAY-7: whether a price of n goods or lira can be paid. DPAY-3: brown tokens stand for any colour.

    DPAY-5: lira are paid from owned lira alone.
    """
    brown = s.owned[p, Resource.BROWN]
    match price:
        case Price.SAME:
            return goods_of(s, p, colour) + brown >= n
        case Price.DIFFERENT:
            return colours_at_hand(s, p) + brown >= n
        case Price.LIRA:
            return s.owned[p, Resource.LIRA] >= n
    return COLOURS - colours_at_hand(s, p) <= brown and goods_at_hand(s, p) + brown >= COLOURS + n
