"""Two dice: rolling, and changing a roll (clauses ROLL-1 to ROLL-5).

Whoever may change a roll adds options to CHANGE_DICE; its argument says whether the roll is bound to a place (ACT-7).
"""

from arasta.core.action import Action, words
from arasta.core.bits import bits
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.words import Effect
from arasta.istanbul.tables import PLACE_NUMBERED

FACES = 6
ROLLS = bits(range(FACES * FACES))  # every pair of faces, all equally likely
KEEP = 0  # option of CHANGE_DICE


@rule
def roll(s, option):
    """ROLL-1: option 6 a + b is the roll (a + 1, b + 1)."""
    s.dice[0] = option // FACES + 1
    s.dice[1] = option % FACES + 1


@rule
def total(s):
    """The sum of the two dice."""
    return s.dice[0] + s.dice[1]


@rule
def place_rolled(s):
    """ROLL-5: the place with the number rolled, or the one that stands in for it."""
    return PLACE_NUMBERED[s.modules, total(s)]


@rule
def turn_die(s, face, new_face):
    """A die that shows one face is turned to another."""
    if s.dice[0] == face:
        s.dice[0] = new_face
    else:
        s.dice[1] = new_face


ROLL_NAMES = {
    FACES * a + b: Action("roll", "dice", f"{a + 1} {b + 1}", 10 * a + b + 11)
    for a in range(FACES)
    for b in range(FACES)
}
EFFECTS = {
    Effect.ROLL_DICE: Chance(ROLLS, roll, ROLL_NAMES),
    Effect.CHANGE_DICE: Decision(0, None, words(keep=KEEP), silent=is_hand_empty, argument="at_place"),
}
