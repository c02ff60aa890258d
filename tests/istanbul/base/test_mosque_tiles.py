"""The mosque tiles and what they do."""

import pytest

from arasta.core.agenda import push
from arasta.istanbul.words import Effect
from tests.table import Table


def at_dice_place(place, *tiles):
    """The first player has no lira and rolls at the Black Market, or at the Tea House for a named 9."""
    table = Table().own(0, *tiles)
    table.s.lira[0] = 0
    table.go(place).play("act")
    return table.play("call 9") if place == 9 else table


def act_again(table, place):
    """A constructed chain: the same player carries out the action of the place once more in this turn."""
    push(table.s, Effect.BEGIN_ACTION, 0, place)
    return table.ready()


def with_yellow_tile(*places, lira=2, cards=()):
    """The first player owns the yellow tile; assistants lie on these places."""
    table = Table().give(0, *cards).own(0, "yellow")
    table.s.lira[0] = lira
    return table.send_out(0, *places)


@pytest.mark.parametrize("place", [8, 9])
def test_the_red_tile_sets_one_die_to_four_or_rolls_both_again(place):
    """MOSQ-1"""
    table = at_dice_place(place, "red").play("roll 1 6")
    assert table.legal == {"keep", "turn 1", "turn 6", "reroll"}


@pytest.mark.parametrize(
    ("dice", "turns"), [("3 3", {"turn 3"}), ("4 1", {"turn 1"}), ("6 4", {"turn 6"}), ("4 4", set())]
)
def test_equal_dice_are_one_choice_and_a_four_is_not_turned(dice, turns):
    """MOSQ-1"""
    assert at_dice_place(8, "red").play(f"roll {dice}").legal == {"keep", "reroll"} | turns


@pytest.mark.parametrize("place", [8, 9])
def test_without_the_red_tile_a_roll_stands(place):
    """MOSQ-1"""
    table = at_dice_place(place, "green").play("roll 1 6")
    assert not table.legal & {"keep", "turn 1", "turn 6", "reroll"}


@pytest.mark.parametrize(("choice", "lira"), [("turn 1", 9), ("turn 5", 2), ("keep", 2)])
def test_the_red_tile_changes_the_total(choice, lira):
    """MOSQ-1: 9 named, (1, 5) rolled."""
    assert at_dice_place(9, "red").play("roll 1 5", choice).s.lira[0] == lira


@pytest.mark.parametrize(("dice", "lira"), [("6 6", 9), ("1 1", 2)])
def test_the_red_tile_rolls_both_dice_again_once(dice, lira):
    """MOSQ-1"""
    table = at_dice_place(9, "red").play("roll 5 5", "reroll", f"roll {dice}")
    assert table.s.lira[0] == lira
    assert table.to_act == 1


@pytest.mark.parametrize("choice", ["turn 1", "reroll"])
def test_the_red_tile_works_once_per_turn(choice):
    """MOSQ-1"""
    table = at_dice_place(9, "red").give(0, "stay").play("roll 1 1", choice)
    if choice == "reroll":
        table.play("roll 1 1")
    act_again(table, 9).play("call 9", "roll 1 1")
    assert table.legal == {"done"}


def test_a_roll_that_is_kept_does_not_use_up_the_red_tile():
    """MOSQ-1"""
    table = at_dice_place(9, "red").give(0, "stay").play("roll 6 6", "keep")
    act_again(table, 9).play("call 9", "roll 1 1")
    assert "reroll" in table.legal


def test_the_red_tile_is_fresh_in_the_next_turn():
    """MOSQ-1"""
    table = at_dice_place(9, "red").play("roll 1 1", "turn 1").idle(3)
    table.go(8).play("act", "roll 1 2")
    assert "reroll" in table.legal


def test_the_green_tile_buys_one_good_per_turn():
    """MOSQ-2"""
    table = Table().own(0, "green").give(0, "stay")
    table.s.lira[0] = 10
    table.go(2).play("act", "take blue")
    assert table.s.lira[0] == 8
    assert table.legal == {"done"}
    assert act_again(table, 2).legal == {"done"}


def test_the_blue_tile_puts_the_fifth_assistant_under_the_stack():
    """MOSQ-3"""
    table = Table().load(0, "B2").go(15).play("act")
    assert table.s.aside[0] == 0
    assert table.s.stack[0] == 4
    assert table.assistants(0) == {15}


def test_the_blue_tile_reaches_the_stack_wherever_it_stands():
    """MOSQ-3: the family member takes the tile on 15, the merchant is on 12."""
    table = Table().load(0, "B2").go(12).play("act", "send 15", "act")
    assert table.s.merchant[0] == 12
    assert table.s.stack[0] == 4
    assert table.s.aside[0] == 0


def test_the_yellow_tile_returns_an_assistant_for_two_lira():
    """MOSQ-4"""
    table = with_yellow_tile(5, 9, lira=3).play("tile yellow")
    assert table.legal == {"return 5", "return 9"}
    table.play("return 9")
    assert table.s.lira[0] == 1
    assert table.s.stack[0] == 3
    assert table.assistants(0) == {5}


def test_the_yellow_tile_works_once_per_turn():
    """MOSQ-4"""
    table = with_yellow_tile(5, 9, lira=10).play("tile yellow", "return 9")
    assert "tile yellow" not in table.legal
    table.play("move 2")
    assert table.legal == {"leave", "decline"}
    table.play("decline").idle(3)
    assert "tile yellow" in table.legal


def test_the_yellow_tile_does_not_work_on_the_merchants_own_place():
    """MOSQ-4"""
    table = with_yellow_tile(3, 9, lira=10)
    table.s.merchant[0] = 3
    table.ready().play("tile yellow")
    assert table.assistants(0) == {3}, "only the one on 9 could return"


@pytest.mark.parametrize(("places", "lira"), [((), 10), ((3,), 10), ((5, 9), 1)])
def test_without_an_assistant_elsewhere_or_two_lira_the_yellow_tile_is_not_offered(places, lira):
    """MOSQ-4"""
    table = with_yellow_tile(*places, lira=lira)
    table.s.merchant[0] = 3
    assert "tile yellow" not in table.ready().legal


@pytest.mark.parametrize(
    "way",
    [
        [],
        ["move 9"],
        ["move 9", "leave"],
        ["move 9", "leave", "pay"],
        ["move 9", "leave", "pay", "act", "call 3", "roll 6 6"],
        ["move 9", "leave", "pay", "skip"],
    ],
)
def test_the_yellow_tile_may_be_used_in_every_window_of_the_own_turn(way):
    """MOSQ-4: before the move, before the assistant step, the payment, the action, after it, among encounters."""
    table = with_yellow_tile(5, lira=10)
    table.s.merchant[1] = 9
    table.s.token[0] = 9
    assert "tile yellow" in table.play(*way).legal


def test_the_yellow_tile_is_not_used_inside_an_action_or_in_the_turn_of_another():
    """MOSQ-4"""
    table = with_yellow_tile(5, lira=10).play("move 9", "leave", "act")
    assert "tile yellow" not in table.legal
    table.play("call 3", "roll 6 6", "done")
    assert table.to_act == 1
    assert "tile yellow" not in table.legal


def test_the_yellow_tile_brings_the_assistant_that_is_then_left():
    """MOSQ-4, EX-118: a merchant without assistants goes to 3, pays 2 at once for the one on 14, and acts."""
    table = with_yellow_tile(1, 5, 10, 14).play("move 3")
    assert table.legal == {"decline", "tile yellow"}
    table.play("tile yellow", "return 14")
    assert table.s.lira[0] == 0
    assert table.s.stack[0] == 1
    table.play("leave", "act")
    assert table.assistants(0) == {1, 3, 5, 10}
    assert table.goods(0) == "R0 G2 Y0 B0"
