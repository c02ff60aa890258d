import copy
import pickle

import numpy as np
import pytest

import arasta
from arasta.core.machine import NOBODY
from arasta.core.stream import first_key
from arasta.play.batch.batch import AHEAD, IMAGINED, MOST_SEED, PLAYERS, Batch
from arasta.play.batch.blocks import GAMES as BLOCK
from arasta.play.batch.memory import LARGE_PAGE, arrays
from tests.table import CARD

MIX = [{"players": 2}, {"players": 5, "expansions": "mocha"}, {"players": 3, "expansions": ("mocha", "letters")}]


def play(batch, steps, first=0):
    for key in range(first, first + steps):
        batch.step(batch.random_actions(key))


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads():
    one, two = (arasta.batch("istanbul", 3 * BLOCK + 5, mix=MIX, seed=8, threads=threads) for threads in (1, 2))
    play(one, 30)
    play(two, 30)
    for name in ("states", "to_act", "mask", "observation", "reward", "done", "ranks"):
        assert getattr(one, name).tobytes() == getattr(two, name).tobytes(), name
    two.reset(9)
    assert one.states.tobytes() != two.states.tobytes()


@pytest.mark.parametrize("game", arasta.GAMES)
def test_a_batch_steps_as_the_plain_rules_do(game):
    """Chance included: what is to act, what is legal, and every byte of the state."""
    rules = arasta.GAMES[game]
    batch = arasta.batch(game, 1, seed=4, chance="explicit")
    states = np.zeros(1, rules.dtype)
    rules.begin(states, rules.settings())
    s = rules.open(states)
    for key in range(400):
        assert batch.states.tobytes() == states.tobytes()
        assert batch.to_act[0] == rules.to_act(s)
        assert sorted(rules.legal(s)) == list(np.flatnonzero(batch.mask[0]))
        action = int(batch.random_actions(key)[0])
        rules.step(s, action)
        batch.step([action])


def test_an_option_is_the_action_that_it_stands_for():
    one, two = (arasta.batch("istanbul", 40, mix=MIX, seed=2) for _ in range(2))
    vocabulary = one.rules.vocabulary
    for key in range(60):
        actions = one.random_actions(key).copy()
        effects = two.states["agenda"][np.arange(40), two.states["agenda_height"] - 1, 0]
        options = [vocabulary.option_of(effect, action) for effect, action in zip(effects, actions, strict=True)]
        one.step(actions)
        two.step_options(options)
        assert one.states.tobytes() == two.states.tobytes()


def test_an_illegal_action_is_named_and_changes_no_game():
    batch = arasta.batch("istanbul", 3, players=2, layout="short", seed=1)
    before = batch.states.tobytes()
    actions = batch.random_actions(1).copy()
    actions[1] = batch.rules.ids["move 7"]
    with pytest.raises(arasta.IllegalAction, match=r"In game 1 “move 7” is not legal; legal are .*No game has changed"):
        batch.step(actions)
    actions[1] = 10_000
    with pytest.raises(arasta.IllegalAction, match=r"In game 1 “action 10000” is not legal"):
        batch.step(actions)
    with pytest.raises(arasta.IllegalAction, match=r"In game 0 “option 500” is not legal"):
        batch.step_options([500, 0, 0])
    with pytest.raises(ValueError, match=r"one choice for each of the 3 games"):
        batch.step([1, 2])
    assert batch.states.tobytes() == before
    batch.step(batch.random_actions(1))


def test_whoever_wins_is_rewarded_and_a_new_game_begins_by_the_next_settings():
    """END-7: equal winners share."""
    batch = arasta.batch("dice", 6, mix=[{"players": 2}, {"players": 4}], seed=3)
    begun = batch.states["players"].copy()
    assert list(begun) == [2, 4] * 3
    ended = np.zeros(6, int)
    for key in range(3000):
        players = batch.states["players"].copy()
        batch.step(batch.random_actions(key))
        assert (batch.done == (batch.ranks[:, 0] > 0)).all()
        winners = batch.ranks == 1
        shares = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)
        assert np.allclose(batch.reward, shares)
        assert ((batch.ranks > 0).sum(axis=1) == np.where(batch.done, players, 0)).all()
        assert (batch.states["players"][batch.done] == 6 - players[batch.done]).all()
        ended += batch.done
    assert (ended > 1).all()
    assert (batch.to_act >= 0).all()


def test_without_auto_reset_a_game_that_is_over_stays_over():
    batch = arasta.batch("dice", 4, players=2, seed=3, auto_reset=False)
    rewards = np.zeros((4, 4))
    for key in range(4000):
        batch.step(batch.random_actions(key))
        rewards += batch.reward
        if batch.done.all():
            break
    assert (batch.to_act == NOBODY).all()
    assert not batch.mask.any()
    assert np.allclose(rewards.sum(axis=1), 1)
    over = batch.states.tobytes()
    batch.step(batch.random_actions(1))
    assert list(batch.random_actions(2)) == [-1] * 4
    assert batch.states.tobytes() == over
    assert not batch.reward.any()
    ranks = np.zeros((4, 4), np.int64)
    batch.rules.rank_games(batch.states, ranks)
    assert ((ranks > 0).sum(axis=1) == 2).all()


def test_outcomes_of_chance_have_their_exact_probabilities():
    """CHANCE-1: each copy of a card is equally likely, and so is each roll of two dice."""
    batch = arasta.batch("istanbul", 30, players=3, seed=6, chance="explicit")
    seen = set()
    for key in range(300):
        for i in np.flatnonzero(batch.to_act == arasta.CHANCE)[:3]:
            actions, probabilities = batch.outcomes(i)
            assert probabilities.sum() == pytest.approx(1)
            assert list(actions) == list(np.flatnonzero(batch.mask[i]))
            names = [batch.rules.actions[action].name for action in actions]
            seen.add(names[0].split()[0])
            if names[0].startswith("draw"):
                deck = batch.states["deck"][i]
                copies = [deck[CARD[name.removeprefix("draw ")]] for name in names]
                assert probabilities == pytest.approx(np.array(copies) / deck.sum())
        batch.step(batch.random_actions(key))
    assert {"draw", "roll"} <= seen
    i = int(np.flatnonzero(batch.to_act >= 0)[0])
    with pytest.raises(ValueError, match="Chance is not to act in game"):
        batch.outcomes(i)


def test_an_observation_is_what_the_seat_to_act_may_know():
    batch = arasta.batch("istanbul", 50, mix=MIX, seed=5)
    play(batch, 40)
    assert np.array_equal(batch.observation, batch.encode(batch.to_act))
    with pytest.raises(ValueError, match=r"Game 0 has no seat 2; its seats are 0 to 1"):
        batch.encode(2)


def test_an_imagined_batch_keeps_what_the_seat_knows_and_deals_the_rest_anew():
    """INFO-2, INFO-3"""
    batch = arasta.batch("istanbul", 3, mix=MIX, seed=5)
    play(batch, 40)  # while others hold cards
    imagined = batch.imagine([1] * 200, 1, key=3)
    assert len(imagined) == 200
    assert (imagined.states["hand"][:, 1] == batch.states["hand"][1, 1]).all()
    assert (imagined.states["hand"].sum(axis=2) == batch.states["cards"][1]).all()
    assert len({state.tobytes() for state in imagined.states}) > 30
    again, other = batch.imagine([1] * 200, 1, key=3), batch.imagine([1] * 200, 1, key=4)
    assert imagined.states.tobytes() == again.states.tobytes() != other.states.tobytes()
    assert imagined.seed == 3  # not that of the true games, whose chance could be told from it
    play(imagined, 20)
    with pytest.raises(arasta.SettingError, match="seed is -1, but must be a whole number from 0 to"):
        batch.imagine(None, 0, key=-1)


@pytest.mark.parametrize("copied", [Batch.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_its_own_way(copied):
    batch = arasta.batch("istanbul", 20, mix=MIX, seed=5)
    play(batch, 20)
    other = copied(batch)
    for name in ("states", "to_act", "mask", "observation", "reward", "done", "ranks"):
        assert getattr(batch, name).tobytes() == getattr(other, name).tobytes()
    before = batch.states.tobytes()
    play(other, 10, first=20)
    assert batch.states.tobytes() == before
    play(batch, 10, first=20)
    assert batch.states.tobytes() == other.states.tobytes()


def test_games_stand_where_those_of_another_batch_do_which_stay_where_they_are():
    roots, ahead = (arasta.batch("dice", n, players=3, seed=n) for n in (4, 6))
    for key in range(30):
        roots.step(roots.random_actions(key))
    before = roots.states.copy()
    ahead.stand_at(roots, np.array([3, 3, 0, 1, 2, 3]), 1 << 12)
    assert (ahead.states == roots.states[[3, 3, 0, 1, 2, 3]]).all()
    assert (ahead.mask == roots.mask[[3, 3, 0, 1, 2, 3]]).all()
    ahead.step(ahead.random_actions(1))
    assert (roots.states == before).all()


def test_the_environment_may_say_how_many_threads_are_usual(monkeypatch):
    monkeypatch.setenv("ARASTA_THREADS", "3")
    assert arasta.batch(n=1, players=2).threads == 3
    assert arasta.batch(n=1, players=2, threads=1).threads == 1
    monkeypatch.setenv("ARASTA_THREADS", "all")
    with pytest.raises(arasta.SettingError, match="ARASTA_THREADS is 'all', but must be a whole number from 1 to"):
        arasta.batch(n=1, players=2)


def test_bad_settings_say_what_is_allowed():
    with pytest.raises(arasta.SettingError, match="There is no game 'chess'"):
        arasta.batch("chess", 2)
    with pytest.raises(arasta.SettingError, match="chance is 'odd', but must be auto or explicit"):
        arasta.batch("dice", 2, chance="odd")
    for n in (0, -1, 2.5, "many", None, True):
        with pytest.raises(arasta.SettingError, match=r"n is .*, but must be a whole number from 1 to"):
            arasta.batch("dice", n)
    with pytest.raises(arasta.SettingError, match="threads is 0, but must be a whole number from 1 to"):
        arasta.batch("dice", 2, threads=0)
    with pytest.raises(arasta.SettingError, match="players is 9"):
        arasta.batch("dice", 2, mix=[{"players": 9}])
    with pytest.raises(arasta.SettingError, match="seed is -1, but must be a whole number from 0 to"):
        Batch(arasta.GAMES["dice"], [arasta.GAMES["dice"].settings()], 1, seed=-1)


def test_the_arrays_of_a_large_batch_are_zeros_that_do_not_overlap():
    shapes = {"one": ((LARGE_PAGE, 2), np.int8), "other": ((1000,), np.int64)}
    found = arrays(shapes)
    assert [array.shape for array in found.values()] == [(LARGE_PAGE, 2), (1000,)]
    assert not any(array.any() for array in found.values())
    found["one"].fill(1)
    assert not found["other"].any()


def test_looking_ahead_in_an_imagined_batch_does_not_show_what_chance_will_bring():
    """In the dice game nothing is hidden, so the imagined games stand where the true ones do, but roll other dice."""
    batch = arasta.batch("dice", 40, players=2, seed=5)
    ahead = batch.imagine(None, batch.to_act, key=5)
    assert np.array_equal(ahead.observation, batch.observation)
    for key in range(30):
        actions = batch.random_actions(key).copy()
        if not ahead.mask[np.arange(40), actions].all():
            break
        batch.step(actions)
        ahead.step(actions)
    assert not np.array_equal(ahead.states, batch.states)


def test_no_game_has_a_stream_of_those_that_look_ahead_or_choose():
    """Else a bot that looks ahead with an unlucky key would see the true dice."""
    last = first_key(MOST_SEED + 1) - 1
    assert not any(last & flag for flag in (PLAYERS, IMAGINED, AHEAD))
    assert len({flag | last for flag in (PLAYERS, IMAGINED, AHEAD)}) == 3
    assert all(flag > last for flag in (PLAYERS, IMAGINED, AHEAD))


def test_games_go_on_in_another_batch_and_stay_as_they_are_in_their_own():
    batch = arasta.batch("istanbul", 3, mix=MIX, seed=6, chance="explicit")
    play(batch, 60)
    before, actions = batch.states.tobytes(), batch.random_actions(1).copy()
    after = batch.after([2, 0, 2], actions[[2, 0, 2]])
    assert batch.states.tobytes() == before
    batch.step(actions)
    for i, game in enumerate((2, 0, 2)):
        for name in ("states", "to_act", "mask", "observation"):
            assert getattr(after, name)[i].tobytes() == getattr(batch, name)[game].tobytes(), name
    with pytest.raises(arasta.IllegalAction):
        after.after([0], [int(np.flatnonzero(~after.mask[0])[0])])
