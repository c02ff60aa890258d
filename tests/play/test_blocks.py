import threading

import numpy as np
import pytest

from arasta import GAMES
from arasta.play.blocks import GAMES as BLOCK
from arasta.play.blocks import everywhere, in_blocks, new_games


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


def test_blocks_are_done_at_the_same_time_each_in_a_thread_of_its_own(games):
    meeting, threads = threading.Barrier(3, timeout=60), []

    def do(block):
        meeting.wait()
        threads.append(threading.get_ident())
        block.asked[:] += 1

    everywhere(do, in_blocks(games, 3))
    assert len(set(threads)) == 3
    assert threading.get_ident() in threads
    assert (games.asked == 1).all()


def test_what_goes_wrong_in_another_thread_is_met_by_whoever_has_asked(games):
    def do(block):
        if block.first > 0:
            raise ValueError(f"from game {block.first} on")

    blocks = in_blocks(games, 2)
    with pytest.raises(ValueError, match=f"from game {blocks[1].first} on"):
        everywhere(do, blocks)
    everywhere(lambda block: None, blocks)  # and the thread goes on


def test_who_fails_waits_for_the_others_who_still_write(games):
    may_go_on, done = threading.Event(), []

    def do(block):
        if block.first == 0:
            threading.Timer(0.2, may_go_on.set).start()
            raise ValueError("the first block")
        may_go_on.wait(60)
        done.append(block.first)

    blocks = in_blocks(games, 2)
    with pytest.raises(ValueError, match="the first block"):
        everywhere(do, blocks)
    assert done == [blocks[1].first]
