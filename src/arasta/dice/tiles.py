"""Gaining, giving up and laying out mosque tiles (clauses DTILE-1 to DTILE-12)."""

from arasta.core.agenda import push
from arasta.core.bits import bit, kinds_in
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening
from arasta.core.machine import CHANCE
from arasta.dice import option_names
from arasta.dice.arguments import amount
from arasta.dice.components.tiles import FIRST_ACTION_TILE, FIRST_MERCHANT_TILE, TILE_FACES
from arasta.dice.components.values import MARKET_TILES
from arasta.dice.rubies import check_mosque
from arasta.dice.tables import TILE_PROGRAM, push_program
from arasta.dice.words import COLOURS, Effect


@rule
def working(s, p, tile):
    """DTILE-1: how many copies of a face work."""
    return s.tiles[p, tile] - s.fresh[p, tile]


@rule
def tiles_owned(s, p):
    """Fresh and working ones."""
    owned = 0
    for tile in range(TILE_FACES):
        owned += s.tiles[p, tile]
    return owned


@rule
def extra_actions(s, p):
    """DTILE-4: one more action for each working ACTION tile."""
    found = 0
    for colour in range(COLOURS):
        found += working(s, p, FIRST_ACTION_TILE + colour)
    return found


@rule
def income(s, p, tile):
    """DTURN-3, DTURN-4: the benefit of a tile; one given up before its turn comes brings nothing."""
    if working(s, p, tile) > 0:
        push_program(s, p, TILE_PROGRAM[tile])


@rule
def gain_tile(s, p, tile):
    """DTILE-3: the tile leaves the market and is fresh; the mosque is checked."""
    s.market[tile] -= 1
    s.tiles[p, tile] += 1
    s.fresh[p, tile] += 1
    check_mosque(s, p, tiles_owned(s, p))


@rule
def give_tile(s, p, tile):
    """DTILE-9: shuffled back into the stack; of a fresh and a working copy the fresh one."""
    s.tiles[p, tile] -= 1
    if s.fresh[p, tile] > 0:
        s.fresh[p, tile] -= 1
    s.stack[tile] += 1


@rule
def own_tile_options(s, p):
    """DCARD-15: one own tile."""
    options = 0
    for tile in range(TILE_FACES):
        if s.tiles[p, tile] > 0:
            options |= bit(tile)
    return options


@rule
def refill(s):
    """DTILE-3, DTILE-5: the market is filled up to six, as far as the stack goes."""
    lying, left = 0, 0
    for tile in range(TILE_FACES):
        lying += s.market[tile]
        left += s.stack[tile]
    if lying < MARKET_TILES and left > 0:
        push(s, Effect.REFILL, CHANCE, 0)
        push(s, Effect.TILE_DRAWN, CHANCE, 0)


@rule
def lay_out(s, tile):
    """A tile of the stack comes to the market."""
    s.stack[tile] -= 1
    s.market[tile] += 1


@rule
def serve_merchants(s, p):
    """DTILE-6: every working MERCHANT tile gives a token of its colour, in the order of colours."""
    for colour in range(COLOURS - 1, -1, -1):
        for _ in range(working(s, p, FIRST_MERCHANT_TILE + colour)):
            push(s, Effect.GAIN, p, amount(1, colour))


@rule
def has_tile(s, p):
    """DCARD-15: whether there is a tile to give up."""
    return tiles_owned(s, p) > 0


@rule
def market_options(s):
    """DCARD-15: any tile of the market."""
    return kinds_in(s.market)


@rule
def has_market_tile(s):
    """DCARD-15: whether the market has a tile."""
    return market_options(s) != 0


@rule
def stack_options(s):
    """DINFO-2: any tile of the stack."""
    return kinds_in(s.stack)


@rule
def stack_weight(s, tile):
    """DINFO-2: each copy is equally likely."""
    return s.stack[tile]


EFFECTS = {
    Effect.INCOME: Happening(income, argument="tile"),
    Effect.REFILL: Happening(refill),
    Effect.GAIN_TILE: Happening(gain_tile, argument="tile"),
    Effect.SERVE_MERCHANTS: Happening(serve_merchants),
    Effect.GIVE_TILE: Decision(
        own_tile_options, give_tile, option_names.tiles("give up"), needs=has_tile, why="not-your-tile"
    ),
    Effect.TAKE_TILE: Decision(
        market_options, gain_tile, option_names.tiles("take tile"), needs=has_market_tile, why="not-in-market"
    ),
    Effect.TILE_DRAWN: Chance(stack_options, lay_out, option_names.tiles("lay out"), weight=stack_weight),
}
