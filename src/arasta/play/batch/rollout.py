"""Many lines of play from few games, all of them played on by a small net."""

from typing import Any

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.core.options import WORD
from arasta.core.playing_on import EIGHT, LANES, TOGETHER, Room, SmallNet
from arasta.core.stream import first_key
from arasta.play.batch.batch import PLAYERS, Batch
from arasta.play.batch.blocks import Block, in_blocks
from arasta.play.batch.threads import everywhere

LINES = 4  # of a block: enough to be worth a thread


def played_on(batch: Batch, games: np.ndarray, actions: Any, until: np.ndarray, net: SmallNet, moods: int) -> Batch:
    """A batch of lines: each one of these games, by number and one as often as you like, after an action, played on
    for all seats by the net until so many of its turns are over. This batch stays.

    Lines of the same game meet the same chance and the same moods of the players; another key gives other moods.
    """
    lines = batch._of(games)
    lines._take_down(actions, False)
    keys, mood_keys = batch._stream + games, (PLAYERS | first_key(moods)) + games
    play_on, features = batch.rules.batching.play_on_games, batch.features

    def in_block(block: Block) -> None:
        here = block.games
        room = room_for(batch.rules, net)
        play_on(block.states, block.courses, keys[here], mood_keys[here], until[here], net, room, features)

    everywhere(in_block, in_blocks(lines._games, batch.threads, LINES))
    lines._show()
    return lines


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
