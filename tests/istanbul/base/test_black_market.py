"""Black Market, place 8."""

import pytest

from tests.table import Table


def at_black_market(goods="", extensions=0, tiles=()):
    """The first player is about to roll at the Black Market."""
    table = Table().own(0, *tiles)
    table.s.extensions[0] = extensions
    return table.load(0, goods).go(8).play("act")


@pytest.mark.parametrize(
    ("dice", "blue"),
    [
        ("1 1", 0), ("1 2", 0), ("1 3", 0), ("4 1", 0), ("3 3", 0), ("6 1", 1),
        ("4 4", 1), ("3 6", 2), ("5 5", 2), ("6 5", 3), ("6 6", 3),
    ],
)  # fmt: skip
def test_the_total_decides_the_number_of_blue_goods(dice, blue):
    """P08-1"""
    table = at_black_market(extensions=1).play(f"roll {dice}", "take red")
    assert table.goods(0) == f"R1 G0 Y0 B{blue}"


def test_the_good_of_choice_is_red_green_or_yellow():
    """P08-1"""
    assert at_black_market().play("roll 1 2").legal == {"take red", "take green", "take yellow"}


def test_the_good_is_chosen_after_the_final_result():
    """P08-1: the red tile still changes the roll; only then is the good chosen."""
    table = at_black_market(tiles=["red"]).play("roll 1 5")
    assert table.legal == {"keep", "turn 1", "turn 5", "reroll"}
    assert table.play("turn 1").legal == {"take red", "take green", "take yellow"}


def test_a_full_row_is_not_offered_and_blue_goods_without_room_are_lost():
    """P08-1"""
    table = at_black_market("G2 B1").play("roll 5 6")
    assert table.legal == {"take red", "take yellow"}
    assert table.play("take yellow").goods(0) == "R0 G2 Y1 B2"


def test_with_three_full_rows_there_is_no_choice():
    """P08-1"""
    table = at_black_market("R2 G2 Y2").play("roll 3 4")
    assert table.goods(0) == "R2 G2 Y2 B1"
    assert table.to_act == 1


def test_the_red_tile_turns_two_and_five_into_two_blue_goods():
    """P08-1, EX-10: the 2 set to 4 makes 9; without the tile the total is 7."""
    assert at_black_market(tiles=["red"]).play("roll 2 5", "turn 2", "take green").goods(0) == "R0 G1 Y0 B2"
    assert at_black_market().play("roll 2 5", "take green").goods(0) == "R0 G1 Y0 B1"
