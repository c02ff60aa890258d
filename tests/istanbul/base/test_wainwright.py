"""Wainwright, place 1."""

import pytest

from tests.table import Table


def at_wainwright(lira, extensions=0):
    """The first player stands at the Wainwright; the card in hand is of no use here, but keeps the windows open."""
    table = Table().give(0, "post_again")
    table.s.lira[0] = lira
    table.s.extensions[0] = extensions
    return table.go(1)


@pytest.mark.parametrize("lira", [7, 20])
def test_one_extension_costs_seven_lira(lira):
    """P01-1"""
    table = at_wainwright(lira).play("act")
    assert table.s.extensions[0] == 1
    assert table.s.lira[0] == lira - 7
    assert table.legal == {"done"}


def test_an_extension_adds_room_for_one_good_in_every_row():
    """P01-1"""
    table = at_wainwright(7).play("act", "done").idle(3)
    table.go(2).play("act", "done")
    assert table.goods(0) == "R3 G0 Y0 B0"


def test_six_lira_do_not_buy_an_extension():
    """P01-1"""
    assert at_wainwright(6).legal == {"skip"}


def test_a_fourth_extension_is_not_sold():
    """P01-2"""
    assert at_wainwright(20, extensions=3).legal == {"skip"}


def test_the_third_extension_brings_a_ruby_of_the_place_at_once():
    """P01-3"""
    table = at_wainwright(7, extensions=2).play("act")
    assert table.s.extensions[0] == 3
    assert table.s.rubies[0] == 1
    assert table.s.rubies_on[1] == 3


@pytest.mark.parametrize("extensions", [0, 1])
def test_the_first_two_extensions_bring_no_ruby(extensions):
    """P01-3"""
    table = at_wainwright(7, extensions).play("act")
    assert table.s.rubies[0] == 0
    assert table.s.rubies_on[1] == 4
