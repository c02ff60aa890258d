import numpy as np
import pytest

from arasta.analysis.evaluation import WHOEVER_ACTS, judge
from tests.analysis.stand_in import CountingNet, batch_of, rich_table
from tests.play.games import at_the_end, play


def judged(net, batch, eyes=WHOEVER_ACTS):
    """All games of a batch."""
    return judge(net, batch, np.arange(len(batch)), np.full(len(batch), eyes))


def with_rubies(*rubies):
    """A table with so many rubies by seat, at the second seat's move."""
    game = play(rich_table(), "move 3", "leave", "act", "done")
    for seat, n in enumerate(rubies):
        game._state.rubies[seat] = n
    assert game.to_act == 1
    return game


def test_chances_are_told_by_seat_whoever_looks():
    batch = batch_of(with_rubies(2, 0, 1))
    for eyes in (WHOEVER_ACTS, 0, 1, 2):
        assert judged(CountingNet(), batch, eyes)[0] == pytest.approx([3 / 6, 1 / 6, 2 / 6])


def test_where_the_game_is_over_the_winner_has_all_and_equal_winners_share():
    won, shared = (play(at_the_end(rubies=(6, rubies)), "done", "done") for rubies in (0, 6))
    assert won.over
    assert shared.over
    assert len(shared.result.winners) == 2
    assert judged(CountingNet(), batch_of(won, shared)).tolist() == [[1, 0], [0.5, 0.5]]


def test_games_that_look_alike_are_judged_once():
    net, one, other = CountingNet(), with_rubies(2, 0, 1), with_rubies(0, 0, 1)
    found = judged(net, batch_of(one, other, one, one))
    assert net.asked == 2
    assert (found[0] == found[2]).all()
    assert (found[0] != found[1]).any()


def test_a_net_that_says_less_than_nothing_is_understood():
    class Gloomy(CountingNet):
        def evaluate(self, observation, mask):
            policy, values = super().evaluate(observation, mask)
            return policy, values - 2

    found = judged(Gloomy(), batch_of(with_rubies(3, 0, 0)))
    assert found[0] == pytest.approx([1, 0, 0], abs=1e-5)
