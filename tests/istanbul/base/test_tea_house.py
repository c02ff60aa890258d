"""Tea House, place 9."""

import pytest

from tests.table import Table


def at_tea_house(**options):
    """The first player has gone to the Tea House with 0 lira and left an assistant."""
    table = Table(**options)
    table.s.lira[0] = 0
    return table.play("move 9", "leave", "act")


def test_a_number_from_3_to_12_is_named_before_the_roll():
    """P09-1"""
    table = at_tea_house()
    assert table.legal == {f"call {n}" for n in range(3, 13)}


@pytest.mark.parametrize("dice", ["3 5", "6 2", "6 6"])
def test_a_roll_that_reaches_the_number_pays_the_number(dice):
    """P09-2"""
    table = at_tea_house().play("call 8", f"roll {dice}")
    assert table.s.lira[0] == 8


def test_a_roll_below_the_number_pays_two_lira():
    """P09-2"""
    table = at_tea_house().play("call 8", "roll 3 4")
    assert table.s.lira[0] == 2


def test_three_is_the_lowest_number_and_two_lira_the_least_gain():
    """P09-1, P09-2"""
    assert at_tea_house().play("call 3", "roll 1 1").s.lira[0] == 2
    assert at_tea_house().play("call 3", "roll 1 2").s.lira[0] == 3


def test_the_number_named_is_paid_and_not_the_total():
    """P09-2"""
    assert at_tea_house().play("call 4", "roll 6 6").s.lira[0] == 4


def test_the_changed_roll_is_the_one_that_counts():
    """P09-2: 9 named, (5, 1) rolled, the 1 turned to 4."""
    table = Table().own(0, "red")
    table.s.lira[0] = 0
    table.play("move 9", "leave", "act", "call 9", "roll 5 1", "turn 1")
    assert table.s.lira[0] == 9
