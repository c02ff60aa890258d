"""Planning a whole turn: exact over chance, however its parts are ordered, and never too wide."""

import numpy as np
import pytest

import arasta
from arasta.bots.planning import Limits, Planner, sampled
from arasta.bots.turn_states import Choices, distinct
from arasta.play.games import GAMES
from tests.table import Table

ISTANBUL = GAMES["istanbul"]
TEA_HOUSE = 9
WIDE = Limits(10_000)


class Lira:
    """An evaluation to which only lira count."""

    def judge(self, states, which, seats):
        """The lira of the seat."""
        return states["lira"][which, seats].astype(float)

    def is_sensible(self, states, choices):
        """Everything."""
        return np.ones(len(choices.state), bool)

    def is_as_good_as_over(self, states):
        """Never."""
        return np.zeros(len(states), bool)

    def is_idle(self, states):
        """No chance."""
        return np.zeros(len(states), bool)


def worths(states, limits=WIDE):
    """By name what each action of the first game is worth in lira."""
    planned = Planner(ISTANBUL, Lira(), limits).plan(states)
    effect = states["agenda"][0, states["agenda_height"][0] - 1, 0]
    actions = ISTANBUL.vocabulary.by_option[effect, planned.option[planned.state == 0]]
    return {
        ISTANBUL.actions[action].name: worth
        for action, worth in zip(actions, planned.weight[planned.state == 0], strict=True)
    }


def expected_lira(call):
    """P09-2: the number called if both dice reach it, else 2 lira."""
    sums = [a + b for a in range(1, 7) for b in range(1, 7)]
    return sum(call if total >= call else 2 for total in sums) / len(sums)


def test_a_number_called_at_the_tea_house_is_worth_exactly_what_the_dice_pay_on_average():
    table = Table()
    table.s.lira[0] = 0
    table.go(TEA_HOUSE).play("act")
    found = worths(table.states)
    assert found == {f"call {n}": pytest.approx(expected_lira(n)) for n in range(3, 13)}
    assert max(found, key=found.get) == "call 7"  # 4.92 lira; 6 would be 4.89


def test_the_whole_turn_is_seen_from_its_beginning():
    table = Table()
    table.s.lira[0] = 0
    table.s.merchant[0] = 16  # two steps from the Tea House
    found = worths(table.ready().states)
    assert found["move 9"] == pytest.approx(expected_lira(7))
    assert found["move 1"] == 0


def test_a_plan_that_is_too_wide_still_finds_a_worth_for_every_choice():
    batch = arasta.batch(n=4, players=4, expansions=("mocha", "letters"), seed=3)
    for step in range(150):
        batch.step(batch.random_actions(step))
    narrow = Planner(ISTANBUL, Lira(), Limits(3)).plan(batch.states)
    assert np.isfinite(narrow.weight).all()
    assert np.array_equal(np.bincount(narrow.state), batch.mask.sum(axis=1))


def test_games_planned_together_are_planned_as_each_alone():
    batch = arasta.batch(n=5, players=3, seed=2)
    for step in range(60):
        batch.step(batch.random_actions(step))
    together = Planner(ISTANBUL, Lira(), WIDE).plan(batch.states)
    for i in range(len(batch)):
        alone = Planner(ISTANBUL, Lira(), WIDE).plan(batch.states[i : i + 1])
        assert np.allclose(alone.weight, together.weight[together.state == i])


def test_without_room_for_all_outcomes_those_followed_stand_for_them():
    weight = np.array([0.5, 0.1, 0.1, 0.1, 0.1, 0.1, 0.25, 0.75])
    outcomes = Choices(np.array([0] * 6 + [1] * 2), np.array([*range(6), 0, 1]), weight)
    found = sampled(outcomes, np.array([2, 2]))
    assert [list(found.option[found.state == i]) for i in (0, 1)] == [[0, 3], [0, 1]]
    assert list(found.weight) == [0.5, 0.5, 0.25, 0.75]


def test_states_are_told_apart_by_any_field_and_by_game():
    states = np.zeros(len(ISTANBUL.dtype.names) + 2, ISTANBUL.dtype)
    for i, field in enumerate(ISTANBUL.dtype.names):
        states[field][i] = 1
    first, same = distinct(states, np.zeros(len(states), np.int64))
    assert len(first) == len(states) - 1
    assert same[-1] == same[-2]
    games = np.zeros(len(states), np.int64)
    games[-1] = 1
    assert len(distinct(states, games)[0]) == len(states)
