"""The `VecEnv` of stable-baselines3, and the masks for sb3-contrib. Without it what it is made of is tested."""

import gymnasium
import numpy as np
import pytest

from arasta.envs import SeatEnv, SeatVectorEnv
from arasta.envs.one_table import OneTable, by_table

REASON = "stable-baselines3 needs PyTorch: pip install 'arasta[sb3]'"


def test_masks_are_found_by_the_name_that_sb3_contrib_asks_for():
    """Issue 27: through Gymnasium's wrappers too."""
    env = gymnasium.make("arasta/Dice-v0", players=2)
    _, information = env.reset(seed=1)
    for _ in range(20):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, information["action_mask"])
        *_, information = env.step(int(masks.argmax()))


def test_the_masks_of_a_vector_are_those_of_its_games():
    envs = SeatVectorEnv("istanbul", num_envs=3, players=2)
    _, information = envs.reset(seed=1)
    masks = envs.action_masks()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, information["action_mask"])
    envs.step(masks.argmax(axis=1))
    assert np.array_equal(masks, information["action_mask"])  # was handed out, so it stays


def test_one_of_many_tables_answers_as_a_table_alone_does():
    many, alone = SeatVectorEnv("dice", num_envs=1, players=2, render_mode="ansi"), SeatEnv("dice", players=2)
    many.reset(seed=4)
    _, information = alone.reset(seed=4)
    table = OneTable(many, 0)
    assert table.seat == information["seat"]
    assert np.array_equal(table.action_masks(), alone.action_masks())
    assert table.observation_space == alone.observation_space
    assert table.action_space == alone.action_space
    assert "Round 1" in table.render()


def test_each_table_is_told_its_own_and_how_its_game_has_ended():
    envs = SeatVectorEnv("dice", num_envs=20, players=2)
    random, ends = np.random.default_rng(1), 0
    _, information = envs.reset(seed=2)
    for _ in range(250):
        masks = envs.action_masks()
        _, _, ended, _, information = envs.step((masks * random.random(masks.shape)).argmax(axis=1))
        told = by_table(information, ended)
        assert [each["seat"] for each in told] == information["seat"].tolist()
        assert not any(each["TimeLimit.truncated"] for each in told)
        assert [number for number, each in enumerate(told) if "terminal_observation" in each] == [
            *np.flatnonzero(ended)
        ]
        for number in np.flatnonzero(ended):
            assert np.array_equal(told[number]["terminal_observation"], information["final_obs"][number])
        ends += ended.sum()
    assert ends > 5


@pytest.fixture
def sb3():
    """The library."""
    return pytest.importorskip("stable_baselines3", reason=REASON)


@pytest.fixture
def envs(sb3):
    """Tables as it wants them."""
    from arasta.envs.stable_baselines import SeatVecEnv

    return SeatVecEnv("dice", num_envs=6, players=2, render_mode="ansi")


def test_its_steps_are_those_of_the_vector(envs):
    plain = SeatVectorEnv("dice", num_envs=6, players=2)
    envs.seed(3)
    rows, (same, _) = envs.reset(), plain.reset(seed=3)
    for _ in range(100):
        assert np.array_equal(rows, same)
        assert rows in plain.observation_space
        actions = envs.action_masks().argmax(axis=1)
        rows, rewards, ended, told = envs.step(actions)
        same, same_rewards, same_ended, _, _ = plain.step(actions)
        assert np.array_equal(rewards, same_rewards)
        assert np.array_equal(ended, same_ended)
        assert len(told) == 6


def test_it_answers_for_each_table(envs):
    envs.reset()
    assert envs.has_attr("action_masks")
    assert not envs.has_attr("horses")
    assert np.array_equal(np.stack(envs.env_method("action_masks")), envs.action_masks())
    assert envs.get_attr("seat", [1, 4]) == envs.envs.tables.seats[[1, 4]].tolist()
    assert envs.env_is_wrapped(gymnasium.Wrapper, 2) == [False]
    assert len(envs.env_method("render", indices=range(3))) == 3
    envs.set_attr("mood", "good", 5)
    assert envs.get_attr("mood", 5) == ["good"]


def test_its_statistics_count_the_wins(envs):
    from stable_baselines3.common.vec_env import VecMonitor

    watched, told = VecMonitor(envs), []
    watched.reset()
    for _ in range(300):
        _, _, _, infos = watched.step(envs.action_masks().argmax(axis=1))
        told += [each["episode"]["r"] for each in infos if "episode" in each]
    assert told
    assert set(told) <= {0.0, 0.5, 1.0}


def test_sb3_contrib_learns_at_it(envs):
    learners = pytest.importorskip("sb3_contrib", reason=REASON)
    model = learners.MaskablePPO("MlpPolicy", envs, n_steps=16, batch_size=48, n_epochs=1, seed=1)
    model.learn(96)
    assert model.num_timesteps == 96
