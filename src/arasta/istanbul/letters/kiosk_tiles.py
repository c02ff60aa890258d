"""Kiosk tiles that a table cannot say (clause KIOSK-16)."""

from arasta.core.action import numbers
from arasta.core.bits import bits
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Happening
from arasta.istanbul.base.cart import gain_lira
from arasta.istanbul.base.dice import FACES
from arasta.istanbul.letters.words import Effect

ONE_DIE = range(1, FACES + 1)


@rule
def roll_one(s, face):
    """KIOSK-16: one die; the other shows nothing."""
    s.dice[0] = face
    s.dice[1] = 0


@rule
def die_lira(s, p):
    """KIOSK-16: as many lira as the die shows."""
    gain_lira(s, p, s.dice[0])


EFFECTS = {
    Effect.ROLL_DIE: Chance(bits(ONE_DIE), roll_one, numbers("roll", ONE_DIE)),
    Effect.DIE_LIRA: Happening(die_lira),
}
