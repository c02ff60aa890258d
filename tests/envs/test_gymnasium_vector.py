import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import arasta
from arasta.bots import registry
from arasta.envs import SeatEnv, SeatVectorEnv

GAMES = [("istanbul", {"players": 3}), ("dice", {"players": 2})]


def legal_choices(information, random):
    """A random legal action in each game."""
    mask = information["action_mask"]
    return (mask * (1 + random.random(mask.shape))).argmax(axis=1)


def play(env, seed, steps):
    """All steps of a random agent."""
    random = np.random.default_rng(seed)
    found = [env.reset(seed=seed)]
    for _ in range(steps):
        found.append(env.step(legal_choices(found[-1][-1], random)))
    return found


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_in_every_game_the_agent_is_to_act(game, settings):
    env = gymnasium.make_vec(f"arasta/{game.capitalize()}-v0", 20, **settings)
    assert isinstance(env, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for rows, *_, information in play(env, 2, 60):
        assert rows in env.observation_space
        assert information["action_mask"].any(axis=1).all()
    assert np.array_equal(env.tables.batch.to_act, information["seat"])
    assert np.array_equal(rows, env.tables.batch.encode(information["seat"]))


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads(game, settings):
    one, two = (SeatVectorEnv(game, num_envs=600, threads=threads, **settings) for threads in (1, 2))
    for a, b in zip(play(one, 7, 8), play(two, 7, 8), strict=True):
        assert np.array_equal(a[0], b[0])
    assert not np.array_equal(one.reset(seed=7)[0], one.reset()[0])


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_one_table_is_what_the_environment_of_one_table_is(game, settings):
    many, one = SeatVectorEnv(game, num_envs=1, **settings), SeatEnv(game, **settings)
    (row, _), (rows, information) = one.reset(seed=4), many.reset(seed=4)
    random = np.random.default_rng(4)
    for _ in range(60):
        assert np.array_equal(rows[0], row)
        assert np.array_equal(information["action_mask"][0], one.mask)
        chosen = legal_choices(information, random)
        rows, *_, information = many.step(chosen)
        row, *_ = one.step(chosen[0])


def test_a_game_that_ends_begins_anew_and_shows_how_it_ended():
    env = SeatVectorEnv("dice", num_envs=30, players=2)
    ended = 0
    for rows, rewards, terminated, truncated, information in play(env, 3, 250)[1:]:
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        assert ("final_obs" in information) == terminated.any()
        for i in np.flatnonzero(terminated):
            final = information["final_obs"][i]
            assert final in env.single_observation_space
            assert not np.array_equal(final, rows[i])
            ended += 1
        if terminated.any():
            assert np.array_equal(information["_final_obs"], terminated)
            assert [final is None for final in information["final_obs"]] == list(~terminated)
    assert ended > 10


def test_gymnasiums_statistics_count_the_wins():
    env = RecordEpisodeStatistics(SeatVectorEnv("dice", num_envs=30, players=2))
    wins = sum(step[1].sum() for step in play(env, 3, 200)[1:])
    assert env.episode_count > 10
    assert sum(env.return_queue) == pytest.approx(wins, abs=1e-3)
    assert 0 < wins < env.episode_count


def test_an_illegal_action_names_the_game_and_no_game_has_changed():
    env = SeatVectorEnv("istanbul", num_envs=4, players=2, layout="short")
    _, information = env.reset(seed=1)
    before = env.tables.batch.states.tobytes()
    actions = information["action_mask"].argmax(axis=1)
    actions[2] = information["action_mask"][2].argmin()
    with pytest.raises(arasta.IllegalAction, match=r"In game 2 .* is not legal"):
        env.step(actions)
    assert env.tables.batch.states.tobytes() == before


def test_before_the_first_step_games_must_begin():
    with pytest.raises(RuntimeError, match="call reset before the first step"):
        SeatVectorEnv("dice", num_envs=2).step([0, 0])


def test_what_was_handed_out_is_overwritten_only_if_so_agreed():
    for copy in (True, False):
        env = SeatVectorEnv("dice", num_envs=5, players=2, copy=copy)
        rows, information = env.reset(seed=1)
        kept = rows.copy()
        env.step(legal_choices(information, np.random.default_rng(1)))
        assert np.array_equal(rows, kept) == copy


def test_a_bot_that_knows_one_position_at_a_time_plays_at_many_tables(monkeypatch):
    monkeypatch.setitem(registry.OWN, "last", "tests.envs.bots:Last")
    env = SeatVectorEnv("istanbul", num_envs=6, players=3, bots=("last", "random"))
    play(env, 1, 10)


def test_it_draws_every_table():
    env = SeatVectorEnv("dice", num_envs=3, players=2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render()) == 3
