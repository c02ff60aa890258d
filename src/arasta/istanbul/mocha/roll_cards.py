"""Cards about rolls: a die turned to 6, and reward dice (clauses ROLL-3, ROLL-6, BONUS-15, BONUS-16, BONUS-21)."""

import numpy as np

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.deck import discard_card
from arasta.istanbul.dice import KEEP, turn_die
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Card, Good, Module
from arasta.istanbul.seams import COPYING_CARD, copies_top

FIRST_SIX, FIRST_COPIED_SIX = 8, 14  # options of CHANGE_DICE: turn a die with face 1 to 6, by BONUS-16 or its copy
SIX = 6

# What each face of a reward die brings: (effect, argument); reconstructed.
_COMMON = [(Effect.GAIN_GOOD, Good.YELLOW), (Effect.GAIN_GOOD, Good.GREEN), (Effect.GAIN_GOOD, Good.RED)]
_REWARDS = [
    [*_COMMON, (Effect.GAIN_COFFEE, 1), (Effect.GAIN_LIRA, 3), (Effect.GAIN_GOOD, Good.BLUE)],
    [*_COMMON, (Effect.DRAW_LETTERS, 1), (Effect.GAIN_LIRA, 3), (Effect.GAIN_GOOD, Good.BLUE)],
]
REWARD_EFFECT = np.array([[0, *(effect for effect, _ in row)] for row in _REWARDS], np.int64)
REWARD_ARGUMENT = np.array([[0, *(argument for _, argument in row)] for row in _REWARDS], np.int64)


@rule
def die_to_6_options(s, p):
    """ROLL-3, ROLL-6, ROLL-7: on the own gain roll in the own turn. Asked whenever the hand could hold the card."""
    if not has(s.modules, Module.MOCHA) or s.turn_of != p or s.cards[p] == 0:
        return 0
    options = bit(KEEP)
    for i in range(2):
        if 0 < s.dice[i] < SIX:
            if s.hand[p, Card.DIE_TO_6] > 0:
                options |= bit(FIRST_SIX + s.dice[i] - 1)
            if copies_top(s, p, Card.DIE_TO_6):
                options |= bit(FIRST_COPIED_SIX + s.dice[i] - 1)
    return options


@rule
def play_die_to_6(s, p, option):
    """BONUS-16: set one die to 6."""
    if option >= FIRST_COPIED_SIX:
        discard_card(s, p, COPYING_CARD)
        turn_die(s, option - FIRST_COPIED_SIX + 1, SIX)
    else:
        discard_card(s, p, Card.DIE_TO_6)
        turn_die(s, option - FIRST_SIX + 1, SIX)


@rule
def reward_dice(s, p, table):
    """BONUS-15, BONUS-21: the reward of each die."""
    for i in range(1, -1, -1):
        push(s, REWARD_EFFECT[table, s.dice[i]], p, REWARD_ARGUMENT[table, s.dice[i]])
