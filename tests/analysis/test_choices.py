import numpy as np
import pytest

from arasta.analysis.choices import Thoroughness, likeliest, values_of_choices
from arasta.analysis.playouts import spread
from tests.analysis.stand_in import CountingNet, lira_net, rich_table, share
from tests.play.games import MIXES, at_random, play


def valued(game, net, care=None, states=None):
    """The choices of whoever is to act, by name."""
    states = game.states_at(game.step) if states is None else states
    (found,) = values_of_choices(net, game.rules, states, [game.to_act], care or Thoroughness())
    return found


def test_the_best_choice_comes_first_and_all_legal_ones_are_there():
    game = rich_table()
    found = valued(game, CountingNet())
    assert {option.action for option in found} == {choice.name for choice in game.legal}
    assert [option.value for option in found] == sorted((option.value for option in found), reverse=True)


def test_a_choice_is_worth_what_its_turn_brings():
    """The ruby of the Gemstone Dealer comes two choices after the move."""
    values = {option.action: option.value for option in valued(rich_table(), CountingNet())}
    assert values["move 16"] == pytest.approx(2 / 4)
    assert values["move 3"] == pytest.approx(1 / 3, abs=1e-4)


def test_chance_is_spread_evenly_over_the_tries_of_a_choice():
    """P09-2: what is called comes in 36 - n of 36 rolls or so; with as many tries as outcomes it is nearly exact."""
    game = play(rich_table(lira=30), "move 9", "leave", "act")
    others = game._state.lira[1], game._state.lira[2]
    values = {option.action: option.value for option in valued(game, lira_net(), Thoroughness(worlds=1, tries=36))}
    for called, chance in ((3, 35 / 36), (7, 21 / 36), (12, 1 / 36)):
        mean = chance * share(30 + called, others) + (1 - chance) * share(32, others)
        assert values[f"call {called}"] == pytest.approx(mean, abs=0.003)


def test_every_level_of_chance_has_every_fraction_once():
    for level in spread(12):
        assert sorted(level) == pytest.approx((np.arange(12) + 0.5) / 12)
    assert len({tuple(level) for level in spread(12)}) > 60


@pytest.mark.parametrize("settings", [MIXES[8], MIXES[4]], ids=["grand bazaar", "five"])
def test_what_a_seat_cannot_know_changes_nothing(settings):
    game = at_random(90, seed=5, **settings)
    other = game.states_at(game.step)
    for key in range(20):  # until the other hands are others
        game.rules.imagine(game.rules.open(other), game.to_act, key)
    assert other.tobytes() != game.state_bytes()
    net = lira_net()
    assert valued(game, net, states=other) == valued(game, net)


def test_more_turns_can_be_played_on():
    """The next player is rich too, and buys a ruby."""
    game = rich_table()
    game._state.lira[1] = 30
    for turns, worth in ((0, 1 / 3), (1, 1 / 4)):
        values = {option.action: option.value for option in valued(game, CountingNet(), Thoroughness(turns=turns))}
        assert values["move 3"] == pytest.approx(worth, abs=1e-4)


def test_of_equal_choices_the_one_the_net_likes_comes_first():
    game = play(rich_table(), "move 2")
    found = valued(game, CountingNet())
    assert found[0].value == found[1].value
    assert found[0].action == "leave"
    assert found[0].policy == 1


def test_of_many_choices_those_may_be_judged_that_the_net_likes_best():
    mask = np.array([[True, True, False, True], [False, True, False, False]])
    policy = np.array([[0.1, 0.5, 0.0, 0.4], [0.0, 1.0, 0.0, 0.0]])
    assert likeliest(mask, policy, 2).tolist() == [[False, True, False, True], [False, True, False, False]]
    assert likeliest(mask, policy, None) is mask
