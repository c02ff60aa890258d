"""Kiosk, place 22: revealing, choosing and using its tiles (clauses P22-2 to P22-6, KIOSK-A, KIOSK-B)."""

import numpy as np

from arasta.core.action import numbers, words
from arasta.core.agenda import push
from arasta.core.bits import bit, lowest
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening, Starts
from arasta.core.program import NO_PROGRAM
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.letters.words import Effect
from arasta.istanbul.tables import PROGRAM_LENGTH, PROGRAMS, push_program

DECLINE, USE, USE_OTHER_WAY = 0, 1, 2  # options of USE_KIOSK_TILE
TILES = range(1, len(KIOSK_TABLE) + 1)
# By number from 1: the use of a tile and its other direction, which may be empty.
KIOSK_PROGRAM = np.zeros((len(KIOSK_TABLE) + 1, 2), np.int64)
for _tile in KIOSK_TABLE:
    KIOSK_PROGRAM[_tile.number] = PROGRAMS.number(_tile.there), PROGRAMS.number(_tile.back)


@rule
def open_kiosk(s, p):
    """P22-2, P22-3: reveal one tile more than there are players; then each chooses, the active player first."""
    push(s, Effect.CLOSE_KIOSK, p, 0)
    for i in range(s.players - 1, -1, -1):
        push(s, Effect.CHOOSE_KIOSK_TILE, (p + i) % s.players, 0)
    push_reveal(s, p, s.players + 1)


@rule
def push_reveal(s, p, tiles):
    """DECK-4: the discarded tiles come back when none is left to reveal."""
    if tiles > 0:
        if s.kiosk_supply == 0:
            s.kiosk_supply = s.kiosk_discard
            s.kiosk_discard = 0
        push(s, Effect.KIOSK_TILE_DRAWN, p, tiles)


@rule
def reveal_tile(s, p, tiles, tile):
    """P22-2: the tile is open; reveal the rest."""
    s.kiosk_supply &= ~bit(tile)
    s.kiosk_open |= bit(tile)
    push_reveal(s, p, tiles - 1)


@rule
def choose_tile(s, p, tile):
    """P22-3: the tile is out, and may be used at once."""
    s.kiosk_open &= ~bit(tile)
    s.kiosk_discard |= bit(tile)
    push(s, Effect.USE_KIOSK_TILE, p, tile)


@rule
def close_kiosk(s, p):
    """P22-4: the active player may also use the tile that is left."""
    choose_tile(s, p, lowest(s.kiosk_open))


@rule
def use_tile_options(s, p, tile):
    """P22-5, KIOSK-A: completely or not at all, in one of two directions where the tile has them."""
    options = bit(DECLINE)
    for way in range(2):
        if PROGRAM_LENGTH[KIOSK_PROGRAM[tile, way]] > 0:
            options |= bit(USE + way)
    return options


@rule
def use_tile(s, p, tile, option):
    """KIOSK-B: cost first, gain second."""
    if option != DECLINE:
        push_program(s, p, KIOSK_PROGRAM[tile, option - USE])


@rule
def open_tiles(s):
    """P22-3: the tiles to choose from."""
    return s.kiosk_open


@rule
def tiles_left(s):
    """P22-2: the tiles that may be revealed."""
    return s.kiosk_supply


@rule
def way_chosen(s, p, tile, option, before):
    """P22-5: the use, or the other direction, of a tile."""
    return KIOSK_PROGRAM[tile, option - USE] if before == NO_PROGRAM else NO_PROGRAM


EFFECTS = {
    Effect.OPEN_KIOSK: Happening(open_kiosk),
    Effect.KIOSK_TILE_DRAWN: Chance(tiles_left, reveal_tile, numbers("reveal", TILES, "kiosk"), argument="tiles"),
    Effect.CHOOSE_KIOSK_TILE: Decision(open_tiles, choose_tile, numbers("kiosk", TILES, "kiosk")),
    Effect.USE_KIOSK_TILE: Decision(
        use_tile_options,
        use_tile,
        words(decline=DECLINE, use=USE, use_back=USE_OTHER_WAY),
        starts=Starts(frozenset({USE, USE_OTHER_WAY}), way_chosen),
        argument="tile",
    ),
    Effect.CLOSE_KIOSK: Happening(close_kiosk),
}
