"""Kiosk, place 22, and its tiles (clauses P22-2 to P22-6, KIOSK-A, KIOSK-B)."""

from arasta.core.agenda import push
from arasta.core.bits import bit, lowest
from arasta.core.compiling import rule
from arasta.istanbul.components.programs import KIOSK_PROGRAM, PROGRAM_LENGTH
from arasta.istanbul.effects import Effect
from arasta.istanbul.program import push_program

DECLINE, USE, USE_OTHER_WAY = 0, 1, 2  # options of USE_KIOSK_TILE


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
def use_tile_options(tile):
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
