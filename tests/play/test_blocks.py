import numpy as np
import pytest

from arasta import GAMES
from arasta.play.batch.blocks import GAMES as BLOCK
from arasta.play.batch.blocks import in_blocks, new_games


@pytest.fixture
def games():
    return new_games(GAMES["dice"], 3 * BLOCK + 5)


@pytest.mark.parametrize(("threads", "blocks"), [(1, 1), (2, 2), (3, 3), (4, 4), (9, 4)])
def test_each_thread_gets_a_block_and_none_a_small_one(games, threads, blocks):
    found = in_blocks(games, threads)
    sizes = [len(block.states) for block in found]
    assert len(found) == blocks
    assert [block.first for block in found] == list(np.cumsum([0, *sizes[:-1]]))
    assert sum(sizes) == len(games.states)
    assert max(sizes) - min(sizes) < blocks
