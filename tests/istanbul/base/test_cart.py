"""The cart: its rows, its room, and goods that do not fit."""

import pytest

from arasta.core.machine import CHANCE
from tests.table import Table


def on_turn(goods="", cards=(), **options):
    """The first player is to move, with these goods and cards and 0 lira."""
    table = Table(**options).load(0, goods).give(0, *cards)
    table.s.lira[0] = 0
    return table.ready()


def at_black_market(goods):
    """The first player has gone to the Black Market and left an assistant."""
    table = on_turn(goods)
    table.s.merchant[0] = 6
    return table.ready().play("move 8", "leave", "act")


def at_smuggler(goods, lira=0):
    """The first player meets the Smuggler on place 2 without having acted there."""
    table = on_turn(goods)
    table.s.lira[0] = lira
    table.s.token[1] = 2
    return table.play("move 2", "leave", "skip", "meet smuggler")


def test_there_are_four_goods_and_each_has_its_own_row():
    """WORD-1, CART-1"""
    table = on_turn(cards=["one_good"] * 4)
    for good in ("red", "green", "yellow", "blue"):
        table.play("card one_good")
        assert table.legal == {"take red", "take green", "take yellow", "take blue"}
        table.play(f"take {good}")
    assert table.goods(0) == "R1 G1 Y1 B1"


def test_a_cart_with_one_blue_and_two_green_goods():
    """EX-1, CART-1"""
    table = on_turn(cards=["one_good"]).play("card one_good", "take blue", "move 3", "leave", "act")
    assert table.goods(0) == "R0 G2 Y0 B1"


@pytest.mark.parametrize(("extensions", "capacity"), [(0, 2), (1, 3), (2, 4), (3, 5)])
@pytest.mark.parametrize(("warehouse", "row"), [(2, "R{} G0 Y0 B0"), (3, "R0 G{} Y0 B0"), (4, "R0 G0 Y{} B0")])
def test_each_extension_makes_room_for_one_good_more_in_every_row(extensions, capacity, warehouse, row):
    """CART-1"""
    table = on_turn()
    table.s.extensions[0] = extensions
    table.play(f"move {warehouse}", "leave", "act")
    assert table.goods(0) == row.format(capacity)


@pytest.mark.parametrize(("extensions", "full", "room"), [(0, 2, 1), (1, 3, 2), (2, 4, 3), (3, 5, 4)])
def test_the_row_of_blue_goods_is_as_long_as_the_others(extensions, full, room):
    """CART-1"""
    table = on_turn(f"B{room}", cards=["one_good"] * 2)
    table.s.extensions[0] = extensions
    table.ready().play("card one_good", "take blue")
    assert table.goods(0) == f"R0 G0 Y0 B{full}"
    assert "take blue" not in table.play("card one_good").legal


def test_lira_have_no_limit():
    """CART-1, WORD-3"""
    table = on_turn(cards=["five_lira"])
    table.s.lira[0] = 3000
    table.s.lira[1] = 4000
    assert table.ready().play("card five_lira").s.lira[0] == 3005


def test_all_four_mosque_tiles_fit_on_an_empty_cart():
    """CART-1"""
    table = on_turn("R2")
    table.s.mosque_tiles[0] = 0b1110
    table.ready().play("move 14", "leave", "act")
    assert table.s.mosque_tiles[0] == 0b1111


def test_a_good_that_does_not_fit_is_lost_and_the_rest_is_gained():
    """CART-2, EX-104"""
    table = on_turn("R2")
    table.s.post_markers_down = 4
    table.ready().play("move 5", "leave", "act")
    assert table.goods(0) == "R2 G0 Y0 B1"
    assert table.s.lira[0] == 4


def test_of_several_goods_gained_only_those_that_do_not_fit_are_lost():
    """CART-2"""
    table = at_black_market("B1").play("roll 6 6", "take red")
    assert table.goods(0) == "R1 G0 Y0 B2"


def test_nothing_may_be_thrown_away_to_make_room():
    """CART-2"""
    table = at_black_market("R2 G1 Y1 B2").play("roll 6 6")
    assert table.legal == {"take green", "take yellow"}
    table = on_turn("R2 G2 Y2 B2", cards=["five_lira"])
    assert {name.split()[0] for name in table.legal} == {"move", "card"}


def test_a_full_row_is_not_offered():
    """CART-3"""
    table = on_turn("R2 B1", cards=["one_good"]).play("card one_good")
    assert table.legal == {"take green", "take yellow", "take blue"}


def test_a_type_that_is_not_permitted_is_not_offered_although_it_has_room():
    """CART-3, P08-1"""
    table = at_black_market("G2").play("roll 1 1")
    assert table.legal == {"take red", "take yellow"}


def test_a_good_for_which_only_one_row_has_room_is_taken_without_a_question():
    """CART-3"""
    table = at_black_market("R2 G2 Y1").play("roll 1 1")
    assert table.goods(0) == "R2 G2 Y2 B0"
    assert table.to_act == 1


def test_without_room_in_a_permitted_row_the_good_is_forfeited_without_a_choice():
    """CART-3"""
    table = at_black_market("R2 G2 Y2").play("roll 1 1")
    assert table.goods(0) == "R2 G2 Y2 B0"
    assert table.to_act == 1


def test_a_good_just_gained_can_be_paid_with():
    """CART-4, MEET-9"""
    table = at_smuggler("").play("take yellow")
    assert table.to_act == CHANCE  # the one good was the only way to pay, and chance rolls for the Smuggler
    assert table.goods(0) == "R0 G0 Y0 B0"


def test_a_good_forfeited_for_lack_of_room_does_not_count_for_the_payment():
    """CART-4, MEET-10"""
    table = at_smuggler("R2 G2 Y2 B2")
    assert table.legal == {"give red", "give green", "give yellow", "give blue"}
    table.play("give blue")
    assert table.goods(0) == "R2 G2 Y2 B1"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_three_extensions_for_every_player(players):
    """CART-5, SETUP-5"""
    table = Table(players=players)
    for p in range(players):
        table.s.extensions[p] = 2
        table.s.lira[p] = 20
    for p in range(players):
        table.ready().play("move 1", "leave", *["pay"] * (p > 0), "act")
    assert list(table.s.extensions)[:players] == [3] * players


def test_nobody_can_own_a_fourth_extension():
    """CART-5, P01-2"""
    table = on_turn(cards=["five_lira"])
    table.s.extensions[0] = 3
    table.s.lira[0] = 7
    assert table.ready().play("move 1", "leave").legal == {"skip", "card five_lira"}
