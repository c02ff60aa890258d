"""Small and Great Mosque, places 14 and 15 (clauses P14-1 to P14-5). The power of a tile stands with the tile."""

from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_COLOURS, REQUIREMENTS
from arasta.istanbul.base.components.players import MOSQUE_TILES
from arasta.istanbul.base.mosque_tiles import gain_tile_power
from arasta.istanbul.base.rubies import take_ruby
from arasta.istanbul.base.words import GOODS, Effect
from arasta.istanbul.option_names import goods


@rule
def requirement(s, colour):
    """P14-2: the number shown on the top tile of a stack; 0 if the stack is empty."""
    taken = MOSQUE_TILES[s.players] - s.mosque_tiles_left[colour]
    return REQUIREMENTS[s.players, taken]


@rule
def tile_options(s, p, mosque):
    """P14-1, P14-2, P14-3: colours of the mosque the player lacks, with the shown number of goods in the cart."""
    options = 0
    for colour in range(GOODS):
        if has(MOSQUE_COLOURS[mosque], colour) and not has(s.mosque_tiles[p], colour):
            shown = requirement(s, colour)
            if shown > 0 and s.goods[p, colour] >= shown:
                options |= bit(colour)
    return options


@rule
def take_tile(s, p, mosque, colour):
    """P14-2, P14-4, P14-5: pay 1 good; some tiles work at once; the second tile of a mosque brings a ruby."""
    s.goods[p, colour] -= 1
    s.mosque_tiles_left[colour] -= 1
    s.mosque_tiles[p] |= bit(colour)
    gain_tile_power(s, p, colour)
    if s.mosque_tiles[p] & MOSQUE_COLOURS[mosque] == MOSQUE_COLOURS[mosque]:
        take_ruby(s, p, mosque)


@rule
def can_take_tile(s, p, mosque):
    """P14-1: whether a tile of the mosque can be taken."""
    return tile_options(s, p, mosque) != 0


EFFECTS = {
    Effect.MOSQUE_TILE: Decision(
        tile_options, take_tile, goods("tile"), needs=can_take_tile, why="mosque", argument="mosque"
    ),
}
