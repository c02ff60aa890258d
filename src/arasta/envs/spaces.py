"""What an agent may see and do, as the spaces of Gymnasium, which PettingZoo shares."""

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.play.extras import extra

with extra("gymnasium", "gymnasium"):
    from gymnasium.spaces import Box, Dict, Discrete

FEATURE = np.int8


def features(rules: AgendaGame) -> Box:
    """What a seat may know; the game's layout says what each feature tells."""
    limits = np.iinfo(FEATURE)
    return Box(limits.min, limits.max, (rules.layout.size,), FEATURE)


def actions(rules: AgendaGame) -> Discrete:
    """All actions of the game, by their ids."""
    return Discrete(len(rules.actions))


def masked_features(rules: AgendaGame) -> Dict:
    """What a seat may know, and which actions are legal, as PettingZoo's board games tell it."""
    legal = Box(0, 1, (len(rules.actions),), FEATURE)
    return Dict({"observation": features(rules), "action_mask": legal})
