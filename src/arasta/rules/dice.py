"""Two dice: rolling, and changing a roll (clauses ROLL-1 to ROLL-5, MOSQ-1)."""

from arasta.rules.agenda import push
from arasta.rules.bits import bit, bits, has
from arasta.rules.compiling import rule
from arasta.rules.components.mosque import RED_TILE_FACE
from arasta.rules.names import Effect, Good

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
def change_dice_options(s, p):
    """ROLL-3: the red tile, once per turn. ROLL-1: dice are told apart by value only, and 4 to 4 is no change."""
    if not has(s.mosque_tiles[p], Good.RED) or has(s.tiles_used, Good.RED):
        return 0
    options = bit(KEEP) | bit(REROLL)
    for i in range(2):
        if s.dice[i] != RED_TILE_FACE:
            options |= bit(s.dice[i])
    return options


@rule
def change_dice(s, p, option):
    """ROLL-3, MOSQ-1: keep, turn one die to 4, or roll both again; then ask whether more is to be changed."""
    if option == KEEP:
        return
    s.tiles_used |= bit(Good.RED)
    push(s, Effect.CHANGE_DICE, p, 0)
    if option == REROLL:
        push(s, Effect.ROLL_DICE, p, 0)
    elif s.dice[0] == option:
        s.dice[0] = RED_TILE_FACE
    else:
        s.dice[1] = RED_TILE_FACE
