"""What bots answer, and what is said if it is not legal."""

import numpy as np
import pytest

import arasta
from arasta.bots.answers import BotFault, is_legal, legal_name, whole_numbers
from arasta.bots.position import Position


@pytest.mark.parametrize("given", [[0.5, 1.0], ["move 1", "pay"], None, [[1, 2]]])
def test_only_whole_numbers_are_an_answer_to_some_games(given):
    with pytest.raises(BotFault):
        whole_numbers(given, 2)
    assert whole_numbers([1, 2], 2).tolist() == [1, 2]


def test_an_id_outside_the_table_is_illegal_not_an_error_of_ours():
    mask = np.array([[True, False], [False, True], [True, True], [True, True]])
    assert is_legal(np.array([0, 0, -1, 2]), mask).tolist() == [True, False, False, False]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("fly to the moon", "fly to the moon"),
        ("pay", "pay"),  # an action, but not now
        (None, "None"),
        (3, "3"),
        (np.zeros(2), "array([0., 0.])"),
        (["move 3"], "['move 3']"),
    ],
)
def test_what_is_no_name_of_a_legal_action_is_told_with_those_that_are(given, told):
    here = Position.of(arasta.new(players=2, seed=1), 1)
    with pytest.raises(BotFault) as raised:
        legal_name(given, here)
    assert str(raised.value) == f"it chose “{told}”, where legal are {', '.join(here.legal)}"
