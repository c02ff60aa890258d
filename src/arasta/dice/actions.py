"""The actions of the dice game by name."""

from arasta.core.action import Actions
from arasta.core.options import WORD
from arasta.dice.action_ids import ACTION_IDS
from arasta.dice.effects import EFFECTS

ACTIONS = Actions(EFFECTS.names, ACTION_IDS, WORD * EFFECTS.option_words)
