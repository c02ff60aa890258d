import threading
import time

import numpy as np
import pytest

import arasta
from arasta import GAMES, IllegalAction
from arasta.play.batch.blocks import GAMES as BLOCK
from arasta.play.batch.blocks import in_blocks, new_games
from arasta.play.batch.threads import Mailbox, everywhere


@pytest.fixture
def games():
    return new_games(GAMES["dice"], 3 * BLOCK + 5)


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


def test_what_is_found_comes_in_the_order_of_the_blocks(games):
    def do(block):
        time.sleep(0 if block.first else 0.05)  # the first is done last
        return block.first

    blocks = in_blocks(games, 3)
    assert everywhere(do, blocks) == [block.first for block in blocks]


def test_letters_come_in_order_at_once_or_to_one_who_has_fallen_asleep():
    box: Mailbox[int] = Mailbox()
    box.put(1)
    box.put(2)
    assert (box.get(), box.get()) == (1, 2)
    threading.Timer(0.1, box.put, [3]).start()
    assert box.get() == 3


def test_a_choice_that_is_illegal_in_another_threads_block_is_named_and_no_game_changes():
    many = arasta.batch("dice", 2 * BLOCK, players=2, seed=1, threads=2)
    actions, before = many.random_actions(0).copy(), many.states.copy()
    game = len(many) - 3
    actions[game] = int(np.flatnonzero(~many.mask[game])[0])
    with pytest.raises(IllegalAction, match=f"game {game}"):
        many.step(actions)
    assert (many.states == before).all()
