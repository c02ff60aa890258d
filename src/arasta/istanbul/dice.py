"""Two dice: rolling, and changing a roll (clauses ROLL-1 to ROLL-5, MOSQ-1)."""

from arasta.core.agenda import push
from arasta.core.bits import bit, bits, has
from arasta.core.compiling import rule
from arasta.istanbul.components.mosque import RED_TILE_FACE
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Good

ROLLS = bits(range(36))  # every pair of faces, all equally likely
KEEP, REROLL = 0, 7  # options of CHANGE_DICE; 1 to 6: turn a die with this face


@rule
def roll(s, option):
    """ROLL-1: option 6 a + b is the roll (a + 1, b + 1)."""
    s.dice[0] = option // 6 + 1
    s.dice[1] = option % 6 + 1


@rule
def total(s):
    """The sum of the two dice."""
    return s.dice[0] + s.dice[1]


@rule
def red_tile_options(s, p, at_place):
    """ROLL-3: the red tile, at 8 and 9, once per turn. ROLL-1: dice differ by value only, and 4 to 4 is no change."""
    if not at_place or s.aids_barred or not has(s.mosque_tiles[p], Good.RED) or has(s.tiles_used, Good.RED):
        return 0
    options = bit(KEEP) | bit(REROLL)
    for i in range(2):
        if s.dice[i] != RED_TILE_FACE:
            options |= bit(s.dice[i])
    return options


@rule
def use_red_tile(s, p, option):
    """ROLL-3, MOSQ-1: turn one die to 4, or roll both again."""
    s.tiles_used |= bit(Good.RED)
    if option == REROLL:
        push(s, Effect.ROLL_DICE, p, 0)
    else:
        turn_die(s, option, RED_TILE_FACE)


@rule
def turn_die(s, face, new_face):
    """A die that shows one face is turned to another."""
    if s.dice[0] == face:
        s.dice[0] = new_face
    else:
        s.dice[1] = new_face
