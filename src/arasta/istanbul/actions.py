"""The actions of the board game: every choice a player or chance can make, under one stable, readable name."""

from arasta.core.action import Actions
from arasta.core.options import WORD
from arasta.istanbul.action_ids import ACTION_IDS
from arasta.istanbul.effects import EFFECTS

ACTIONS = Actions(EFFECTS.names, ACTION_IDS, WORD * EFFECTS.option_words)
