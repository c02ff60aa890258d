"""Room in which threads play on many lines of few games by a small net."""

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.core.options import WORD
from arasta.core.playing_on import EIGHT, LANES, TOGETHER, Room, SmallNet

LINES = 4  # of a block: enough to be worth a thread


def room_for(rules: AgendaGame, net: SmallNet) -> Room:
    """Room to think in, for one thread."""
    width = len(net.first_bias)
    words = np.zeros(-(-rules.layout.size // EIGHT), np.int64)
    most = EIGHT * len(words) + TOGETHER
    return Room(
        row=words.view(np.int8),
        words=words,
        inputs=np.zeros(most, np.int64),
        times=np.zeros(most, np.float32),
        hidden=np.zeros(width, np.float32),
        rounded=np.zeros(width, np.int16),
        lanes=np.zeros(LANES, np.float32),
        chances=np.zeros(WORD * rules.effects.option_words, np.float32),
    )
