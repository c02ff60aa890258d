"""The roll, and rolling again for crystals (clauses DTURN-5 to DTURN-7)."""

from arasta.core.action import Action, words
from arasta.core.agenda import push
from arasta.core.bits import bit, bits
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening
from arasta.core.machine import CHANCE
from arasta.dice.components.tiles import DIE_TILE
from arasta.dice.components.values import COMMON_DICE, REROLL_CRYSTALS, SPARE_DICE
from arasta.dice.gaining import pay
from arasta.dice.option_names import FACE_WORDS, counted
from arasta.dice.tiles import working
from arasta.dice.words import FACES, Effect, Resource

ANY_FACE = bits(range(FACES))
KEEP, ROLL_AGAIN = 0, 1
NUMBERS = COMMON_DICE + SPARE_DICE + 1  # none to all of them show a face


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
    """Pay, choose the dice face by face, and be asked again after the roll."""
    if option == ROLL_AGAIN:
        pay(s, p, Resource.CRYSTAL, REROLL_CRYSTALS)
        push(s, Effect.REROLL, p, 0)
        ask_face(s, p, 0)


@rule
def ask_face(s, p, face):
    """Ask about the next face that any die shows; after the last one, roll."""
    while face < FACES and s.dice[face] == 0:
        face += 1
    if face < FACES:
        push(s, Effect.REROLL_FACE, p, face)
        return
    dice = 0
    for shown in range(FACES):
        dice += s.again[shown]
        s.dice[shown] -= s.again[shown]
        s.again[shown] = 0
    push(s, Effect.DIE_ROLLED, CHANCE, dice)


@rule
def face_options(s, p, face):
    """DTURN-6: any number of dice; at least one in all."""
    chosen, later = 0, 0
    for shown in range(FACES):
        chosen += s.again[shown]
        if shown > face:
            later += s.dice[shown]
    options = 0
    for n in range(0 if chosen + later > 0 else 1, s.dice[face] + 1):
        options |= bit(NUMBERS * face + n)
    return options


@rule
def choose_again(s, p, face, option):
    """So many dice of this face are to be rolled again."""
    s.again[face] = option % NUMBERS
    ask_face(s, p, face + 1)


EFFECTS = {
    Effect.ROLL: Happening(roll),
    Effect.REROLL: Decision(reroll_options, choose_reroll, words(keep=KEEP, reroll=ROLL_AGAIN)),
    Effect.REROLL_FACE: Decision(
        face_options, choose_again, counted("again", "faces", FACE_WORDS, NUMBERS), argument="face"
    ),
    Effect.DIE_ROLLED: Chance(
        ANY_FACE, die_rolled, {i: Action("roll", "face", word, i) for i, word in enumerate(FACE_WORDS)}, argument="dice"
    ),
}
