import numpy as np
import pytest

import arasta
from arasta.play.batch.batch import WaitingBatch


def batch_of(game, n, seed=3, **given):
    """Games of which some can wait."""
    rules = arasta.GAMES[game]
    return WaitingBatch(rules, [rules.settings(players=2), rules.settings(players=3)], n, seed=seed, **given)


def differ(one, other, i):
    """Whether game i is not the same in both, or is not shown in the same way."""
    names = ("states", "to_act", "mask", "observation")
    return any(getattr(one, name)[i : i + 1].tobytes() != getattr(other, name)[i : i + 1].tobytes() for name in names)


@pytest.mark.parametrize("game", arasta.GAMES)
def test_games_stepped_apart_are_those_stepped_together(game):
    """With chance in our hands: every byte of the states, and what is shown of them."""
    together, apart = (batch_of(game, 9, chance="explicit") for _ in range(2))
    for key in range(200):
        actions = together.random_actions(key).copy()
        first = np.random.default_rng(key).permutation(9)
        for games in (first[:3], first[3:4], first[4:]) if key % 2 else (first,):
            apart.step_some(games, actions[games])
        together.step(actions)
        for name in ("states", "to_act", "mask", "observation"):
            assert getattr(together, name).tobytes() == getattr(apart, name).tobytes(), name


def test_games_that_wait_do_not_change():
    batch = batch_of("istanbul", 6)
    before = batch.copy()
    batch.step_some(np.array([1, 4]), batch.random_actions(1)[[1, 4]])
    assert [differ(batch, before, i) for i in range(6)] == [False, True, False, False, True, False]


def test_the_same_seed_and_steps_give_the_same_games_and_no_two_games_the_same_dice():
    one, again = batch_of("dice", 40), batch_of("dice", 40)
    for batch in (one, again):
        for key in range(30):
            games = np.flatnonzero(np.arange(40) % 3 != key % 3)
            batch.step_some(games, batch.random_actions(key)[games])
    assert one.states.tobytes() == again.states.tobytes()
    assert len({row.tobytes() for row in one.observation}) > 35
    again.reset(3)
    assert again.states.tobytes() == batch_of("dice", 40).states.tobytes()


def test_some_games_begin_anew():
    batch = batch_of("dice", 4, auto_reset=False)
    for key in range(50):
        batch.step(batch.random_actions(key))
    before = batch.copy()
    batch.begin_anew(np.array([2]))
    assert batch.states["turns"][2] == batch_of("dice", 1).states["turns"][0]
    assert batch.mask[2].any()
    assert [differ(batch, before, i) for i in range(4)] == [False, False, True, False]


def test_an_illegal_action_changes_no_game():
    batch = batch_of("istanbul", 4)
    before = batch.states.tobytes()
    with pytest.raises(arasta.IllegalAction, match="In game 2 “action 10000” is not legal"):
        batch.step_some(np.array([1, 2]), [int(batch.mask[1].argmax()), 10_000])
    assert batch.states.tobytes() == before
