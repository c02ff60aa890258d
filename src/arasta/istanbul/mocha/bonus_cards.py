"""Bonus cards of Mocha & Baksheesh that a table cannot say (clauses ROLL-3, ROLL-6, BONUS-15 to BONUS-17)."""

import numpy as np

from arasta.core.action import numbers
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Addition, Decision, Happening
from arasta.istanbul.base.board import places_on
from arasta.istanbul.base.components.layouts import PITCH
from arasta.istanbul.base.deck import discard_card
from arasta.istanbul.base.dice import FACES, KEEP, turn_die
from arasta.istanbul.base.mosque_tiles import REROLL
from arasta.istanbul.base.turn.movement import arrive
from arasta.istanbul.mocha.components.cards import SIX
from arasta.istanbul.mocha.words import MOCHA, Effect
from arasta.istanbul.option_names import places
from arasta.istanbul.tables import REWARDS, Card

FIRST_SIX = REROLL + 1  # options of CHANGE_DICE: turn a die with face 1 to 6

# BONUS-15, BONUS-21: by card, what each face of a reward die brings.
REWARD_EFFECT = np.array([[0, *(effect for effect, _ in REWARDS[i])] for i in range(len(REWARDS))], np.int64)
REWARD_ARGUMENT = np.array([[0, *(argument for _, argument in REWARDS[i])] for i in range(len(REWARDS))], np.int64)


@rule
def may_turn_to_6(s, p):
    """ROLL-3, ROLL-6, ROLL-7: on the own gain roll in the own turn. Asked whenever the hand could hold the card."""
    return has(s.modules, MOCHA) and s.turn_of == p and s.cards[p] > 0


@rule
def die_to_6_options(s, p):
    """BONUS-16: any die that does not show a 6."""
    if not may_turn_to_6(s, p):
        return 0
    options = bit(KEEP)
    for i in range(2):
        if 0 < s.dice[i] < SIX and s.hand[p, Card.DIE_TO_6] > 0:
            options |= bit(FIRST_SIX + s.dice[i] - 1)
    return options


@rule
def turn_to_6(s, p, argument, face, card):
    """BONUS-16, ROLL-4: the card is laid down and one die set to 6; the roll may then be changed further."""
    push(s, Effect.CHANGE_DICE, p, argument)
    discard_card(s, p, card)
    turn_die(s, face, SIX)


@rule
def play_die_to_6(s, p, argument, option):
    """BONUS-16: the card itself."""
    turn_to_6(s, p, argument, option - FIRST_SIX + 1, Card.DIE_TO_6)


@rule
def reward_dice(s, p, row):
    """BONUS-15, BONUS-21: the reward of each die."""
    for i in range(1, -1, -1):
        push(s, REWARD_EFFECT[row, s.dice[i]], p, REWARD_ARGUMENT[row, s.dice[i]])


@rule
def corner_options(s, p):
    """BONUS-17, MOVE-4: another corner place."""
    right, bottom = s.columns - 1, (s.rows - 1) * PITCH
    cells = bit(0) | bit(right) | bit(bottom) | bit(bottom + right)
    return places_on(s, cells & ~bit(s.cell[s.merchant[p]]))


EFFECTS = {
    Effect.REWARD_DICE: Happening(reward_dice, argument="row"),
    Effect.TO_CORNER: Decision(corner_options, arrive, places("move")),
}
ADDITIONS = {
    Effect.CHANGE_DICE: Addition(
        die_to_6_options, play_die_to_6, numbers("six", range(1, FACES + 1), first=FIRST_SIX - 1)
    ),
}
