"""Fountain, place 7."""

from itertools import combinations

import pytest

from tests.every_set import every_set
from tests.table import Table


def near_fountain(*places):
    """The first player stands on 3, next to the Fountain; assistants lie on these places."""
    table = Table().send_out(0, *places)
    table.s.merchant[0] = 3
    return table.ready()


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["done"], {2, 9, 13}),
        (["return 9", "done"], {2, 13}),
        (["return 2", "return 13", "done"], {9}),
        (["return 13", "return 2", "done"], {9}),
        (["return 2", "return 9", "return 13"], set()),
    ],
)
def test_any_number_of_own_assistants_returns_to_the_stack(choices, left):
    """P07-1"""
    table = near_fountain(2, 9, 13).play("move 7", "act", *choices)
    assert table.to_act == 1
    assert table.assistants(0) == left
    assert table.s.stack[0] == 4 - len(left)


def test_every_set_of_assistants_can_return_and_no_other():
    """P07-1: in any order; when all are back, nothing is left to ask."""
    table = near_fountain(2, 9, 13, 16).play("move 7", "act")
    sets = every_set(table, "return_assistants", lambda table: frozenset(table.assistants(0)))
    places = (2, 9, 13, 16)
    assert sets == {frozenset(left) for n in range(5) for left in combinations(places, n)}


def test_assistants_of_others_cannot_be_returned():
    """P07-1"""
    table = near_fountain(2, 9).send_out(1, 5).play("move 7", "act")
    assert table.legal == {"return 2", "return 9", "done"}


def test_no_assistant_is_needed_and_nobody_is_paid():
    """P07-3: the merchants of all others stand on 7."""
    table = near_fountain(2, 5, 9, 13)
    table.play("move 7")
    assert table.legal == {"skip", "act"}
    assert list(table.s.lira[:4]) == [2, 3, 4, 5]


def test_encounters_take_place_on_the_fountain():
    """P07-3"""
    table = near_fountain()
    table.s.token[1] = 7
    table.play("move 7", "act")
    assert table.legal == {"meet smuggler", "done"}


def test_with_nothing_to_return_the_action_is_available():
    """P07-4"""
    table = near_fountain().play("move 7")
    assert table.legal == {"skip", "act"}
    assert table.play("act").to_act == 1


def test_the_family_member_returns_assistants_to_the_stack_where_the_merchant_is():
    """P07-1, P07-4"""
    table = Table().send_out(0, 2, 9).go(12).play("act", "send 7", "act")
    assert table.legal == {"return 2", "return 9", "return 12", "done"}
    table.play("return 12", "return 2", "done")
    assert table.s.merchant[0] == 12
    assert table.s.stack[0] == 3
    assert table.assistants(0) == {9}
