import warnings

import numpy as np
import pettingzoo
import pytest

import arasta
from arasta.envs.pettingzoo_env import TableEnv, env

with warnings.catch_warnings():  # PettingZoo's tests make a game of its own in a way that it has given up
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

SETTINGS = [("istanbul", {"players": 3, "expansions": ("mocha", "letters")}), ("dice", {"players": 2})]


def play(table, seed, steps):
    """Random legal actions; the agents that acted, and their rewards at the end."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    acted, rewards = [], {}
    for agent in table.agent_iter(steps):
        seen, reward, terminated, _, _ = table.last()
        acted.append(agent)
        if terminated:
            rewards[agent] = reward
        table.step(None if terminated else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return acted, rewards


# PettingZoo wants arrays, except from a list of its own games that have masks in their observations as ours do.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "settings"), SETTINGS)
def test_it_passes_the_checks_of_pettingzoo(game, settings):
    api_test(env(game, render_mode="ansi", **settings), num_cycles=150)
    seed_test(lambda: env(game, **settings), num_cycles=100)


def test_a_whole_game_rewards_its_winners():
    table = env("dice", players=3)
    for seed in range(5):
        _, rewards = play(table, seed, 10_000)
        assert list(rewards) == ["seat_0", "seat_1", "seat_2"]
        assert sum(rewards.values()) == pytest.approx(1)
        ranks = table.batch.ranks[0]
        assert [reward > 0 for reward in rewards.values()] == [rank == 1 for rank in ranks[:3]]
        assert table.agents == []


def test_it_steps_as_the_batch_does():
    table = env("istanbul", players=4)
    table.reset(seed=3)
    batch = arasta.batch("istanbul", 1, players=4, seed=table.batch.seed)
    for key in range(300):
        assert table.agent_selection == f"seat_{batch.to_act[0]}"
        seen = table.observe(table.agent_selection)
        assert np.array_equal(seen["observation"], batch.observation[0])
        assert np.array_equal(seen["action_mask"], batch.mask[0])
        action = int(batch.random_actions(key)[0])
        table.step(action)
        batch.step([action])


def test_others_see_what_they_may_and_have_nothing_to_choose():
    table = env("istanbul", players=2)
    play(table, 1, 50)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    seen = table.observe(other)
    assert np.array_equal(seen["observation"], table.batch.encode(int(other[-1]))[0])
    assert not seen["action_mask"].any()


def test_what_was_seen_is_not_overwritten():
    table = env("dice")
    seen = table.last()[0]
    kept = {word: array.copy() for word, array in seen.items()}
    table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(np.array_equal(seen[word], kept[word]) for word in kept)


def test_an_illegal_action_is_refused_and_changes_nothing():
    table = env("istanbul", players=2)
    before = table.batch.states.tobytes()
    illegal = int(np.flatnonzero(table.mask == 0)[0])
    for action in (illegal, -1, 10_000):
        with pytest.raises(arasta.IllegalAction, match="is not legal; legal are"):
            table.step(action)
    for action in (None, 2.5, "move 7"):
        with pytest.raises(TypeError):
            table.step(action)
    assert table.batch.states.tobytes() == before


def test_it_is_made_by_its_name_and_draws_the_table():
    table = pettingzoo.make("aec", "arasta/Dice-v0", players=3)
    assert isinstance(table, TableEnv)
    assert table.num_agents == 3
    assert str(table) == "arasta_dice_v0"
    assert "Great Mosque" in TableEnv("istanbul", render_mode="ansi").render()
    assert TableEnv("istanbul").render() is None
