"""The kiosk tiles (docs/rules/components.md, section 12; clauses KIOSK-01 to KIOSK-24)."""

from typing import NamedTuple

import numpy as np

from arasta.istanbul.base.components.rows import Program
from arasta.istanbul.base.words import Good
from arasta.istanbul.letters.words import Effect

E = Effect

R, G, Y, B = Good


class KioskTile(NamedTuple):
    """A kiosk tile: its use, and the other direction or alternative where it has one. One copy each, all printed."""

    number: int
    clause: str
    there: Program
    back: Program = ()
    edition: int = 1  # as of a bonus card


KIOSK_TABLE = (
    KioskTile(1, "KIOSK-01", ((E.GAIN_GOOD, Y), (E.GAIN_LIRA, 1))),
    KioskTile(2, "KIOSK-02", ((E.GAIN_GOOD, G), (E.GAIN_LIRA, 1))),
    KioskTile(3, "KIOSK-03", ((E.GAIN_GOOD, R), (E.GAIN_LIRA, 1))),
    KioskTile(4, "KIOSK-04", ((E.GAIN_GOOD, Y), (E.GAIN_GOOD, Y))),
    KioskTile(5, "KIOSK-05", ((E.GAIN_GOOD, G), (E.GAIN_GOOD, G))),
    KioskTile(6, "KIOSK-06", ((E.GAIN_GOOD, R), (E.GAIN_GOOD, R))),
    KioskTile(7, "KIOSK-07", ((E.GAIN_GOOD, Y),)),
    KioskTile(8, "KIOSK-08", ((E.GAIN_GOOD, G),)),
    KioskTile(9, "KIOSK-09", ((E.GAIN_GOOD, R),)),
    KioskTile(10, "KIOSK-10", ((E.GAIN_GOOD, B),)),
    KioskTile(11, "KIOSK-11", ((E.DRAW_CARDS, 1),)),
    KioskTile(12, "KIOSK-12", ((E.GAIN_LIRA, 2),)),
    KioskTile(13, "KIOSK-13", ((E.GAIN_LIRA, 2),), ((E.GAIN_COFFEE, 1),)),
    KioskTile(14, "KIOSK-14", ((E.GAIN_LIRA, 3),), ((E.GAIN_COFFEE, 1),)),
    KioskTile(15, "KIOSK-15", ((E.COMPANION_TO_SUPPLY, 0),)),
    KioskTile(16, "KIOSK-16", ((E.ROLL_DIE, 0), (E.CHANGE_DICE, 0), (E.DIE_LIRA, 0))),
    KioskTile(17, "KIOSK-17", ((E.PAY_LIRA, 10), (E.GAIN_EXTENSION, 0))),
    KioskTile(
        18, "KIOSK-18", ((E.PAY_GOOD, R), (E.PAY_GOOD, G), (E.PAY_GOOD, Y), (E.PAY_GOOD, B), (E.GAIN_EXTENSION, 0))
    ),
    KioskTile(19, "KIOSK-19", ((E.STACK_TO_FOUNTAIN, 0),)),
    KioskTile(20, "KIOSK-20", ((E.PAY_ITEM, 0), (E.DRAW_LETTER, 0)), ((E.GIVE_LETTER, 0), (E.TAKE_ITEM, 0))),
    KioskTile(21, "KIOSK-21", ((E.DISCARD_CARD, 0), (E.DRAW_LETTER, 0)), ((E.GIVE_LETTER, 0), (E.DRAW_CARDS, 1))),
    KioskTile(22, "KIOSK-22", ((E.PAY_LIRA, 2), (E.DRAW_LETTER, 0)), ((E.GIVE_LETTER, 0), (E.GAIN_LIRA, 3))),
    KioskTile(23, "KIOSK-23", ((E.PAY_LIRA, 2), (E.TAKE_ITEM, 0)), ((E.PAY_ITEM, 0), (E.GAIN_LIRA, 3))),
    KioskTile(24, "KIOSK-24", ((E.PAY_LIRA, 2), (E.DRAW_CARDS, 1)), ((E.DISCARD_CARD, 0), (E.GAIN_LIRA, 3))),
)
KIOSK_EDITIONS = np.array([tile.edition for tile in KIOSK_TABLE], np.int64)
