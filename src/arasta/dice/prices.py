"""What a player can afford with dice, tokens and brown ones (clauses DPAY-1 to DPAY-7)."""

from arasta.core.compiling import rule
from arasta.dice.names import COLOURS, Price


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
def suffices(price, goods, of_colour, colours, coloured, brown):
    """DPAY-7: whether so many goods of the colour asked, colours, coloured goods and brown ones pay a price.

    DPAY-3: brown tokens stand for any colour.
    """
    match price:
        case Price.SAME:
            return of_colour + brown >= goods
        case Price.DIFFERENT:
            return colours + brown >= goods
    return COLOURS - colours <= brown and coloured + brown >= COLOURS + goods
