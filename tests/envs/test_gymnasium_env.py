import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import arasta
from arasta.bots import registry
from arasta.envs import SeatEnv
from arasta.envs.tables import next_legal
from tests.envs.bots import Spy

GAMES = [("arasta/Istanbul-v0", {"players": 3, "expansions": "mocha"}), ("arasta/Dice-v0", {"players": 2})]


def play(env, seed, steps):
    """The first steps of a random agent, and what came of them."""
    random = np.random.default_rng(seed)
    found = [env.reset(seed=seed)]
    for _ in range(steps):
        mask = found[-1][-1]["action_mask"]
        found.append(env.step(random.choice(np.flatnonzero(mask))))
        if found[-1][2]:
            break
    return found


@pytest.mark.parametrize(("name", "settings"), GAMES)
@pytest.mark.parametrize("seat", [1, None])
def test_it_passes_the_checks_of_gymnasium(name, settings, seat):
    """They choose without a mask."""
    check_env(gymnasium.make(name, seat=seat, forgiving=True, **settings).unwrapped)


def test_a_forgiving_table_takes_the_next_legal_action():
    mask = np.array([[0, 1, 0, 1], [1, 0, 0, 0]], np.bool_)
    assert [list(next_legal(mask, np.array([action, action]))) for action in range(4)] == [
        [1, 0],
        [1, 0],
        [3, 0],
        [3, 0],
    ]


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_it_is_made_by_its_name_and_shows_what_the_seat_may_know(name, settings):
    env = gymnasium.make(name, seat=1, **settings)
    tables = env.unwrapped.tables
    for row, *_, information in play(env, 3, 40):
        assert row in env.observation_space
        assert information["seat"] == 1
    assert np.array_equal(row, tables.batch.encode(1)[0])
    assert np.array_equal(information["action_mask"], tables.batch.mask[0])
    assert env.action_space.n == len(tables.rules.actions)


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_the_same_seed_gives_the_same_game_and_another_does_not(name, settings):
    one, again, other = (play(gymnasium.make(name, **settings), seed, 30) for seed in (5, 5, 6))
    assert all(np.array_equal(a[0], b[0]) for a, b in zip(one, again, strict=True))
    assert not all(np.array_equal(a[0], b[0]) for a, b in zip(one, other, strict=False))


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = gymnasium.make("arasta/Istanbul-v0", seat=0, layout="short")
    _, information = env.reset(seed=1)
    tables = env.unwrapped.tables
    before = tables.batch.states.tobytes()
    illegal = int(np.flatnonzero(information["action_mask"] == 0)[0])
    name = tables.rules.actions[illegal].name
    with pytest.raises(arasta.IllegalAction, match=f"“{name}” is not legal; legal are .*No game has changed"):
        env.step(illegal)
    assert tables.batch.states.tobytes() == before
    env.step(int(np.flatnonzero(information["action_mask"])[0]))


def test_winning_is_worth_one_shared_among_equals_and_then_nothing_more_can_be_done():
    env = gymnasium.make("arasta/Dice-v0", players=2)
    tables, rewards = env.unwrapped.tables, set()
    for seed in range(12):
        *before, (row, reward, terminated, truncated, information) = play(env, seed, 2000)
        assert all(step[1] == 0 and not step[2] for step in before[1:])
        assert terminated
        assert not truncated
        ranks = tables.batch.ranks[0]
        assert reward == (ranks[information["seat"]] == 1) / (ranks == 1).sum()
        assert np.array_equal(row, tables.batch.encode(information["seat"])[0])
        assert not information["action_mask"].any()
        rewards.add(reward)
    assert {0, 1} <= rewards
    with pytest.raises(arasta.IllegalAction, match="The game is over"):
        env.step(0)


def test_without_a_seat_the_agent_sits_here_and_there():
    env = gymnasium.make("arasta/Dice-v0", players=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_bots_sit_in_turn_after_the_agent(monkeypatch):
    monkeypatch.setitem(registry.OWN, "last", "tests.envs.bots:Last")
    env = gymnasium.make("arasta/Istanbul-v0", players=4, seat=2, bots=("random", "last"))
    assert env.unwrapped.tables.bots == ["random", "last", "random"]
    play(env, 1, 20)


@pytest.mark.parametrize(("bot", "told"), [("moon", "fly to the moon"), ("beyond", "-1")])
def test_a_bot_that_answers_nonsense_is_told_by_name(bot, told, monkeypatch):
    monkeypatch.setitem(registry.OWN, bot, f"tests.envs.bots:{bot.capitalize()}")
    with pytest.raises(ValueError, match=f"^The bot “{bot}” cannot go on: it chose “{told}”, where legal are move "):
        gymnasium.make("arasta/Istanbul-v0", players=3, seat=1, bots=bot).reset(seed=1)


def test_a_bot_is_handed_what_its_seat_may_know_and_no_more(monkeypatch):
    """INFO-3"""
    monkeypatch.setitem(registry.OWN, "spy", "tests.envs.bots:Spy")
    env = SeatEnv("istanbul", players=3, seat=0, bots="spy")
    env.reset(seed=4)
    truth, differ = env.tables.batch, 0
    for key in range(300):
        bot = int(truth.to_act[0])
        if bot > 0:
            env.tables.chosen(np.array([0]))
            handed, hands = Spy.seen.states["hand"][0], truth.states["hand"][0]
            assert np.array_equal(handed[bot], hands[bot])
            differ += not np.array_equal(handed, hands)
        truth.step(truth.random_actions(key))
    assert differ > 20


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 3}, "seat is 3, but must be a whole number from 0 to 2, or None"),
        ({"bots": ()}, r"bots is \(\), but must name at least one bot, and at most 2"),
        ({"bots": ("random",) * 3}, "and at most 2: one for each seat but the agent's"),
        ({"bots": "grandmaster"}, "There is no bot “grandmaster”; there are"),
        ({"players": 9}, "players is 9"),
    ],
)
def test_what_is_agreed_wrongly_is_refused_in_a_sentence(wrong, sentence):
    with pytest.raises(ValueError, match=sentence):
        gymnasium.make("arasta/Istanbul-v0", **{"players": 3} | wrong)


def test_it_draws_the_table_as_the_agent_sees_it():
    env = SeatEnv("istanbul", players=2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert "Great Mosque" in env.render()
    assert SeatEnv("dice").render() is None
