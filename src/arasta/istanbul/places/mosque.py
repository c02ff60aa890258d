"""Small and Great Mosque, places 14 and 15, and their tiles (clauses P14, MOSQ-3, MOSQ-4)."""

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.assistants import join_stack, return_one_options
from arasta.istanbul.components.mosque import MOSQUE_COLOURS, REQUIREMENTS, YELLOW_TILE_PRICE
from arasta.istanbul.components.players import MOSQUE_TILES
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Good
from arasta.istanbul.rubies import take_ruby

NOT_FROM_MERCHANT = 1  # MOSQ-4: "another place"


@rule
def requirement(s, colour):
    """P14-2: the number shown on the top tile of a stack; 0 if the stack is empty."""
    taken = MOSQUE_TILES[s.players] - s.mosque_tiles_left[colour]
    return REQUIREMENTS[s.players, taken]


@rule
def tile_options(s, p, mosque):
    """P14-1, P14-2, P14-3: colours of the mosque the player lacks, with the shown number of goods in the cart."""
    options = 0
    for colour in range(4):
        if has(MOSQUE_COLOURS[mosque], colour) and not has(s.mosque_tiles[p], colour):
            shown = requirement(s, colour)
            if shown > 0 and s.goods[p, colour] >= shown:
                options |= bit(colour)
    return options


@rule
def take_tile(s, p, mosque, colour):
    """P14-2, P14-4, P14-5: pay 1 good; blue brings the fifth assistant; the second tile of a mosque brings a ruby."""
    s.goods[p, colour] -= 1
    s.mosque_tiles_left[colour] -= 1
    s.mosque_tiles[p] |= bit(colour)
    if colour == Good.BLUE:
        s.aside[p] -= 1
        join_stack(s, p, 0)
    if s.mosque_tiles[p] & MOSQUE_COLOURS[mosque] == MOSQUE_COLOURS[mosque]:
        take_ruby(s, p, mosque)


@rule
def can_use_yellow_tile(s, p):
    """MOSQ-4: once per turn, with 2 lira and an own assistant on another place than the merchant's."""
    return (
        has(s.mosque_tiles[p], Good.YELLOW)
        and not has(s.tiles_used, Good.YELLOW)
        and s.lira[p] >= YELLOW_TILE_PRICE
        and return_one_options(s, p, NOT_FROM_MERCHANT) != 0
    )


@rule
def use_yellow_tile(s, p):
    """MOSQ-4: pay 2 lira and return one assistant."""
    s.tiles_used |= bit(Good.YELLOW)
    s.lira[p] -= YELLOW_TILE_PRICE
    push(s, Effect.RETURN_ASSISTANT, p, NOT_FROM_MERCHANT)
