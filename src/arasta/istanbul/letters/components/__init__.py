"""The components of Letters & Seals."""

from arasta.istanbul.letters.components.cards import CARD_TABLE, REWARD_DICE
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.letters.components.places import LAYOUTS, PLACE_ADDITIONS, PLACE_TABLE, TOKEN_TABLE

SUPPLIES = KIOSK_TABLE
PROGRAMS = tuple(program for tile in KIOSK_TABLE for program in (tile.there, tile.back))

__all__ = [
    "CARD_TABLE",
    "LAYOUTS",
    "PLACE_ADDITIONS",
    "PLACE_TABLE",
    "PROGRAMS",
    "REWARD_DICE",
    "SUPPLIES",
    "TOKEN_TABLE",
]
