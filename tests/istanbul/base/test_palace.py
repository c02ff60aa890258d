"""Sultan's Palace, place 13."""

import pytest

from tests.every_set import every_set, parts
from tests.table import Table


def at_palace(goods, due=4):
    """The first player stands at the Palace, where so many spaces are uncovered; the card keeps windows open."""
    table = Table().give(0, "post_again")
    table.s.extensions[0] = 3
    table.s.rubies_on[13] = 11 - due
    return table.load(0, goods).go(13)


@pytest.mark.parametrize(
    ("due", "goods"),
    [
        (4, "R1 G1 Y1 B1"),
        (5, "R1 G1 Y2 B1"),
        (6, "R1 G2 Y1 B2"),
        (7, "R3 G1 Y1 B2"),
        (8, "R2 G2 Y1 B3"),
        (9, "R2 G3 Y2 B2"),
        (10, "R2 G2 Y2 B4"),
    ],
)
def test_one_good_is_paid_for_every_uncovered_space(due, goods):
    """P13-1: the fixed colours B R G Y A B R G Y A; here "any" leaves no choice."""
    table = at_palace(goods, due).play("act")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.rubies[0] == 1


@pytest.mark.parametrize(
    ("due", "goods"),
    [
        (4, "R5 G5 Y5 B0"),
        (4, "R0 G1 Y1 B2"),
        (5, "R1 G1 Y1 B1"),
        (6, "R5 G5 Y5 B1"),
        (7, "R1 G5 Y5 B5"),
        (8, "R5 G1 Y5 B5"),
        (9, "R5 G5 Y1 B5"),
        (10, "R2 G2 Y2 B3"),
    ],
)
def test_without_the_goods_due_the_action_is_not_available(due, goods):
    """P13-1"""
    assert at_palace(goods, due).legal == {"skip"}


@pytest.mark.parametrize(("players", "due"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_first_price_depends_on_the_number_of_players(players, due):
    """P13-1"""
    table = Table(players)
    table.load(0, "R2 G2 Y2 B2").go(13).play("act")
    if due == 5:
        table.play("give red")
    assert sum(table.s.goods[0, good] for good in range(4)) == 8 - due


def test_any_good_is_chosen_among_those_left():
    """P13-1"""
    table = at_palace("R2 G1 Y1 B3", due=5).play("act")
    assert table.legal == {"give red", "give blue"}
    assert table.play("give blue").goods(0) == "R1 G0 Y0 B1"


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["give red", "give red"], "R0 G1 Y0 B1"),
        (["give red", "give blue"], "R1 G1 Y0 B0"),
        (["give blue", "give red"], "R1 G1 Y0 B0"),
        (["give green", "give blue"], "R2 G0 Y0 B0"),
    ],
)
def test_two_goods_of_any_type_may_be_equal_or_different(choices, left):
    """P13-1: R2 G1 B1 are left when the fixed colours are paid."""
    table = at_palace("R4 G3 Y2 B3", due=10).play("act", *choices)
    assert table.goods(0) == left
    assert table.s.rubies[0] == 1


def test_every_pair_of_the_goods_left_can_be_given_and_no_other():
    """P13-1: R2 G1 B1 are left, and two of them are due, in any order."""
    table = at_palace("R4 G3 Y2 B3", due=10).play("act")
    assert table.legal == {"give red", "give green", "give blue"}
    sets = every_set(table, "give_goods", lambda table: tuple(table.s.goods[0, i] for i in range(4)))
    assert sets == {left for left in parts((2, 1, 0, 1)) if sum(left) == 2}


def test_the_action_brings_one_ruby_and_ends():
    """P13-1"""
    table = at_palace("R5 G5 Y5 B5").play("act")
    assert table.legal == {"done"}
    assert table.s.rubies[0] == 1


def test_with_seven_spaces_uncovered_seven_goods_are_due_and_next_time_eight():
    """P13-1, EX-13: B2 R2 G1 Y1 and one of any type; the ruby of space 8 is taken."""
    table = at_palace("R2 G2 Y1 B2", due=7).play("act")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.rubies_on[13] == 3
    assert at_palace("R2 G2 Y1 B2", due=8).legal == {"skip"}
    assert at_palace("R2 G2 Y1 B3", due=8).legal == {"skip", "act"}
