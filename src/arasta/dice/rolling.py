"""The roll, and rolling again for crystals (clauses DTURN-5 to DTURN-7)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit, bits
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening
from arasta.core.machine import CHANCE
from arasta.dice.components.tiles import DIE_TILE
from arasta.dice.components.values import COMMON_DICE, REROLL_CRYSTALS
from arasta.dice.gaining import pay
from arasta.dice.option_names import faces
from arasta.dice.tiles import working
from arasta.dice.words import FACES, Effect, Resource

ANY_FACE = bits(range(FACES))
KEEP, ROLL_AGAIN = 0, 1
THROW = FACES  # option of DICE_AGAIN beside the faces


@rule
def roll(s, p):
    """DTURN-5: the common dice and one for each working DIE tile, all at once."""
    push(s, Effect.DIE_ROLLED, CHANCE, COMMON_DICE + working(s, p, DIE_TILE))


@rule
def die_rolled(s, p, left, face):
    """DINFO-4: die after die; DINFO-5: only the number of each face matters."""
    s.dice[face] += 1
    if left > 1:
        push(s, Effect.DIE_ROLLED, CHANCE, left - 1)


@rule
def reroll_options(s, p):
    """DTURN-6: as long as crystals last."""
    return bit(KEEP) | (bit(ROLL_AGAIN) if s.owned[p, Resource.CRYSTAL] >= REROLL_CRYSTALS else 0)


@rule
def choose_reroll(s, p, option):
    """Pay, choose the dice one by one, and be asked again after the roll."""
    if option == ROLL_AGAIN:
        pay(s, p, Resource.CRYSTAL, REROLL_CRYSTALS)
        push(s, Effect.REROLL, p, 0)
        push(s, Effect.DICE_AGAIN, p, 0)


@rule
def dice_chosen(s):
    """How many dice are to be rolled again."""
    chosen = 0
    for face in range(FACES):
        chosen += s.again[face]
    return chosen


@rule
def dice_again_options(s):
    """DTURN-6: any number of dice, at least one; dice of a face are alike (DINFO-5)."""
    options = bit(THROW) if dice_chosen(s) > 0 else 0
    for face in range(FACES):
        if s.dice[face] > s.again[face]:
            options |= bit(face)
    return options


@rule
def choose_again(s, p, option):
    """One more die of a face is to be rolled again, or those chosen are."""
    if option == THROW:
        push(s, Effect.DIE_ROLLED, CHANCE, dice_chosen(s))
        for face in range(FACES):
            s.dice[face] -= s.again[face]
            s.again[face] = 0
    else:
        s.again[option] += 1
        push(s, Effect.DICE_AGAIN, p, 0)


EFFECTS = {
    Effect.ROLL: Happening(roll),
    Effect.REROLL: Decision(reroll_options, choose_reroll, words(keep=KEEP, reroll=ROLL_AGAIN)),
    Effect.DICE_AGAIN: Decision(
        dice_again_options,
        choose_again,
        faces("again", range(FACES)) | words(throw=THROW),
        many=frozenset(range(FACES)),
        closed_by=THROW,
    ),
    Effect.DIE_ROLLED: Chance(ANY_FACE, die_rolled, faces("roll", range(FACES)), argument="dice"),
}
