"""`swap_3`: give one to three items, take as many."""

import pytest

from tests.every_set import every_set, parts
from tests.istanbul.mocha.mocha_table import MochaTable


def swapping(goods="", coffee=0, extensions=0):
    """The first player holds the card, if possible has just played it, and is asked what to give."""
    table = MochaTable().pour(0, coffee)
    table.s.extensions[0] = extensions
    table.load(0, goods).give(0, "swap_3")
    return table.play("card swap_3") if "card swap_3" in table.legal else table


def owned(table):
    return table.goods(0), table.s.coffee[0]


def test_three_yellow_for_two_blue_and_a_coffee():
    """BONUS-14, EX-24"""
    table = swapping("Y3", extensions=1).play("give yellow", "give yellow")  # the first one is not asked for
    table.play("take blue", "take blue", "take coffee")
    assert owned(table) == ("R0 G0 Y0 B2", 1)
    assert table.decision == "move"


@pytest.mark.parametrize(
    ("given", "taken", "expected"),
    [
        (["give red", "done"], ["take blue"], ("R1 G1 Y0 B1", 2)),
        (["give coffee", "done"], ["take yellow"], ("R2 G1 Y1 B0", 1)),
        (["give red", "give green", "done"], ["take yellow", "take blue"], ("R1 G0 Y1 B1", 2)),
        (["give red", "give red", "give coffee"], ["take blue", "take green", "take blue"], ("R0 G2 Y0 B2", 1)),
        (["give coffee", "give green", "give coffee"], ["take yellow", "take blue", "take yellow"], ("R2 G0 Y2 B1", 0)),
    ],
)
def test_one_to_three_items_are_given_and_as_many_taken(given, taken, expected):
    """BONUS-14, WORD-2: what is the only choice is not asked for."""
    table = swapping("R2 G1", coffee=2).play(*given, *taken)
    assert owned(table) == expected


@pytest.mark.parametrize(
    ("goods", "coffee"), [((2, 1, 0, 0), 2), ((2, 2, 2, 1), 3), ((2, 2, 2, 2), 1), ((1, 0, 2, 2), 0), ((0, 0, 0, 0), 3)]
)
def test_every_swap_can_be_made_and_no_other(goods, coffee):
    """BONUS-14: by brute force; one to three items, as many of other types taken, two fit into a row."""
    table = swapping(" ".join(f"{letter}{n}" for letter, n in zip("RGYB", goods, strict=True)), coffee)
    have = (*goods, coffee)
    room = (*(2 - n for n in goods), 3)
    expected = set()
    for given in parts([min(n, 3) for n in have]):
        for taken in parts(room):
            one_type = any(a and b for a, b in zip(given, taken, strict=True))
            if 1 <= sum(given) <= 3 and sum(given) == sum(taken) and not one_type:
                expected.add(tuple(n - a + b for n, a, b in zip(have, given, taken, strict=True)))

    def told(table):
        return every_set(
            table, "swap_take", lambda table: (*(table.s.goods[0, i] for i in range(4)), table.s.coffee[0])
        )

    found = every_set(table, "swap_give", lambda table: frozenset(told(table)))
    assert frozenset().union(*found) == expected


def test_goods_and_coffee_that_the_player_has_may_be_given():
    """BONUS-14"""
    assert swapping("R2 B1", coffee=1).legal == {"give red", "give blue", "give coffee"}
    assert swapping("R2 B1").legal == {"give red", "give blue"}


def test_at_least_one_item_is_given_and_at_most_three():
    """BONUS-14"""
    table = swapping("R2 G2", coffee=2)
    assert "done" not in table.legal
    table.play("give green", "give red")
    assert table.legal == {"give red", "give green", "give coffee", "done"}
    table.play("give red")
    assert table.legal == {"take yellow", "take blue", "take coffee"}


def test_no_type_is_both_given_and_taken():
    """BONUS-14"""
    table = swapping("R2 G2", coffee=2).play("give red", "give coffee", "done")
    assert table.legal == {"take yellow", "take blue"}


def test_all_items_are_given_first():
    """BONUS-14"""
    table = swapping("R2 G2", coffee=2).play("give red", "give green", "done")
    assert owned(table) == ("R1 G1 Y0 B0", 2)
    assert table.legal == {"take yellow", "take blue", "take coffee"}


def test_a_good_is_taken_only_if_it_has_room():
    """BONUS-14"""
    table = swapping("R1 G2 Y2 B1").play("give red", "done")
    assert table.legal == {"take blue", "take coffee"}


def test_coffee_alone_cannot_be_swapped_into_a_full_cart():
    """BONUS-14, CARD-2"""
    table = swapping("R2 G2 Y2 B2", coffee=3)
    assert table.legal == {"give red", "give green", "give yellow", "give blue"}


def test_as_many_coffee_are_given_as_there_is_room_for():
    """BONUS-14: room for one blue good only."""
    table = swapping("R2 G2 Y2 B1", coffee=3).play("give coffee")
    # One good fits, so neither a second coffee nor a good besides can be given, and nothing is left to choose.
    assert owned(table) == ("R2 G2 Y2 B2", 2)


def test_without_items_the_card_is_not_playable():
    """BONUS-14, CARD-2"""
    table = swapping()
    assert "card swap_3" not in table.legal
    assert table.hand(0) == ["swap_3"]
