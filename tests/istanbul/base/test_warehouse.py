"""Fabric, Spice and Fruit Warehouse, places 2 to 4."""

import pytest

from tests.table import Table


def with_green_tile(lira=5, goods="", place=2):
    """The first player, who owns the green tile, has filled the warehouse's row."""
    table = Table().own(0, "green").load(0, goods)
    table.s.lira[0] = lira
    return table.go(place).play("act")


@pytest.mark.parametrize(("place", "goods"), [(2, "R2 G0 Y0 B0"), (3, "R0 G2 Y0 B0"), (4, "R0 G0 Y2 B0")])
def test_the_row_of_the_warehouse_is_filled(place, goods):
    """P02-1, P00-1, P00-2"""
    table = Table().go(place).play("act")
    assert table.goods(0) == goods
    assert table.s.lira[0] == 2


def test_the_row_is_filled_to_the_capacity_of_the_cart():
    """P02-1"""
    table = Table().load(0, "R3 B1")
    table.s.extensions[0] = 2
    table.go(2).play("act")
    assert table.goods(0) == "R4 G0 Y0 B1"


def test_a_full_row_does_not_bar_the_action():
    """P02-1"""
    table = Table().load(0, "R2").go(2)
    assert table.legal == {"skip", "act"}
    assert table.play("act").goods(0) == "R2 G0 Y0 B0"


@pytest.mark.parametrize(
    ("place", "good", "goods"),
    [
        (2, "green", "R2 G1 Y0 B0"),
        (2, "yellow", "R2 G0 Y1 B0"),
        (2, "blue", "R2 G0 Y0 B1"),
        (3, "red", "R1 G2 Y0 B0"),
        (4, "blue", "R0 G0 Y2 B1"),
    ],
)
def test_the_green_tile_sells_one_good_of_any_type_for_two_lira(place, good, goods):
    """P02-2, P00-1"""
    table = with_green_tile(lira=2, place=place).play(f"take {good}")
    assert table.goods(0) == goods
    assert table.s.lira[0] == 0


def test_the_green_tile_offers_only_goods_with_room():
    """P02-2"""
    assert with_green_tile(goods="Y2").legal == {"take green", "take blue", "decline"}


def test_the_extra_good_may_be_declined():
    """P02-2"""
    table = with_green_tile().play("decline")
    assert table.goods(0) == "R2 G0 Y0 B0"
    assert table.s.lira[0] == 5


@pytest.mark.parametrize(("lira", "goods"), [(1, ""), (5, "G2 Y2 B2")])
def test_without_lira_or_room_no_extra_good_is_offered(lira, goods):
    """P02-2"""
    table = with_green_tile(lira, goods)
    assert table.to_act == 1
    assert table.s.lira[0] == lira


def test_without_the_green_tile_no_extra_good_is_offered():
    """P02-2"""
    table = Table().own(0, "red").go(2).play("act")
    assert table.to_act == 1
