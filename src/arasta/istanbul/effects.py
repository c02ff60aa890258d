"""All effects of the board game, from the declarations of its modules."""

from arasta.core.effects import Effects
from arasta.istanbul.modules import rule_files
from arasta.istanbul.state import OPTION_WORDS
from arasta.istanbul.tables import EFFECT_WORDS

EFFECTS = Effects(EFFECT_WORDS, rule_files(), OPTION_WORDS)
