import numpy as np
import pytest

from arasta.analysis.evaluation import WHOEVER_ACTS
from arasta.analysis.expectation import MOST, expect, thinned
from tests.analysis.stand_in import CountingNet, batch_of, lira_net, rich_table, share
from tests.play.games import dice_by_hand, play


def expected(net, game):
    """What is to be expected in one game."""
    return expect(net, batch_of(game), np.full(1, WHOEVER_ACTS))[0]


def test_a_roll_is_expected_by_exact_probabilities():
    """P09-2: 21 of 36 rolls bring the 7 lira that were named, the others 2."""
    game = play(rich_table(lira=30), "move 9", "leave", "act", "call 7")
    others = game._state.lira[1], game._state.lira[2]
    by_hand = 21 / 36 * share(37, others) + 15 / 36 * share(32, others)
    assert expected(lira_net(), game)[0] == pytest.approx(by_hand)


def test_where_no_chance_is_to_act_it_is_what_is_judged():
    game = rich_table(lira=30)
    assert expected(lira_net(), game)[0] == pytest.approx(share(30, [game._state.lira[1], game._state.lira[2]]))


def test_five_dice_are_252_outcomes():
    net = CountingNet("dice")
    assert expected(net, dice_by_hand()).sum() == pytest.approx(1)
    assert net.asked == 252


def test_too_many_ways_are_stood_for_by_some_that_weigh_as_much():
    weight = np.concatenate([np.full(4 * MOST, 1 / (4 * MOST)), [0.25, 0.75]])
    origin = np.repeat([0, 1], [4 * MOST, 2])
    kept = thinned(weight, origin)
    assert (kept[:-2] > 0).sum() == MOST
    assert kept[:-2].sum() == pytest.approx(1)
    assert kept[-2:].tolist() == [0.25, 0.75]


def test_a_likely_way_is_kept_with_its_weight():
    weight = np.full(2 * MOST + 1, 0.5 / (2 * MOST))
    weight[7] = 0.5
    kept = thinned(weight, np.zeros(len(weight), np.int64))
    assert kept[7] == pytest.approx(0.5, abs=2 / MOST)
