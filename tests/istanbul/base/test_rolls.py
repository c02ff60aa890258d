"""Rolls: two dice, and who may change what they show."""

import pytest

from arasta.core.machine import CHANCE
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.engine import chance_weight
from arasta.istanbul.words import Effect
from tests.table import NOWHERE, Table

RED_TILE = 0b0001
EVERY_ROLL = {f"roll {a} {b}" for a in range(1, 7) for b in range(1, 7)}


def rolled(place, roll, *calls, tiles=RED_TILE, goods=""):
    """The first player acts at 8 or 9 and has rolled."""
    table = Table()
    table.s.merchant[0] = {8: 6, 9: 7}[place]
    table.s.mosque_tiles[0] = tiles
    table.s.lira[0] = 0
    table.s.extensions[0] = 3
    return table.load(0, goods).play(f"move {place}", "leave", "act", *calls, roll)


def test_two_six_sided_dice_are_rolled():
    """ROLL-1"""
    table = Table().play("move 9", "leave", "act", "call 7")
    assert table.to_act == CHANCE
    assert table.legal == EVERY_ROLL
    options = [ACTIONS.option_of(Effect.ROLL_DICE, ACTIONS.ids[name]) for name in EVERY_ROLL]
    assert [chance_weight(table.s, option) for option in options] == [1] * 36


def test_dice_are_told_apart_by_value_only():
    """ROLL-1, ROLL-3"""
    assert rolled(9, "roll 3 3", "call 7").legal == {"keep", "reroll", "turn 3"}
    assert rolled(9, "roll 2 5", "call 7").legal == rolled(9, "roll 5 2", "call 7").legal


@pytest.mark.parametrize("roll", ["roll 2 5", "roll 5 2"])
def test_the_order_of_the_dice_does_not_matter(roll):
    """ROLL-1"""
    assert rolled(9, roll, "call 7", tiles=0).s.lira[0] == 7


@pytest.mark.parametrize(("place", "calls"), [(8, ()), (9, ("call 9",))])
def test_a_gain_roll_may_be_changed(place, calls):
    """ROLL-2, ROLL-3"""
    table = rolled(place, "roll 1 2", *calls)
    assert (table.to_act, table.legal) == (0, {"keep", "reroll", "turn 1", "turn 2"})


def test_the_rolls_of_governor_and_smuggler_can_never_be_changed():
    """ROLL-2"""
    table = Table()
    table.s.mosque_tiles[0] = RED_TILE
    table.s.token[0] = table.s.token[1] = 2
    table.s.lira[0] = 4
    table.ready().play("move 2", "leave", "skip", "meet governor", "draw stay", "pay", "roll 1 2")
    assert table.decision == "encounters"
    table.play("meet smuggler", "take red", "pay", "roll 3 5")
    assert list(table.s.token) == [3, 8, NOWHERE, NOWHERE]


def test_the_roll_of_a_neutral_merchant_can_never_be_changed():
    """ROLL-2"""
    table = Table(players=2).give(0, "five_lira")
    table.s.mosque_tiles[0] = RED_TILE
    table.ready().play("move 14", "leave", "pay", "roll 1 2")
    assert table.s.neutral_merchant[0] == 3
    assert table.decision == "action"


def test_the_rolls_of_set_up_are_not_changed_by_anybody():
    """ROLL-2, SETUP-9"""
    table = Table(dealt=False).play("demand L1", "demand S1", "roll 1 1")
    assert table.to_act == CHANCE
    assert table.play("roll 1 1").to_act == CHANCE


def test_the_red_tile_turns_one_die_to_4():
    """ROLL-3, EX-10, P08-1"""
    table = rolled(8, "roll 2 5").play("turn 2")
    assert table.legal == {"take red", "take green", "take yellow"}
    assert table.play("take red").goods(0) == "R1 G0 Y0 B2"


def test_without_the_red_tile_the_roll_stands():
    """ROLL-3, EX-10, P08-1"""
    table = rolled(8, "roll 2 5", tiles=0b1110)
    assert table.legal == {"take red", "take green", "take yellow"}
    assert table.play("take red").goods(0) == "R1 G0 Y0 B1"


def test_a_die_may_also_be_turned_down_to_4():
    """ROLL-3"""
    table = rolled(9, "roll 6 3", "call 8").play("turn 6")
    assert table.s.lira[0] == 2


def test_of_two_equal_dice_only_one_is_turned():
    """ROLL-3"""
    assert rolled(9, "roll 3 3", "call 8").play("turn 3").s.lira[0] == 2
    assert rolled(9, "roll 3 3", "call 7").play("turn 3").s.lira[0] == 7


def test_a_die_that_shows_4_is_not_turned():
    """ROLL-3"""
    assert rolled(9, "roll 4 1", "call 8").legal == {"keep", "reroll", "turn 1"}
    assert rolled(9, "roll 4 4", "call 9").legal == {"keep", "reroll"}


def test_the_roll_may_be_kept():
    """ROLL-3"""
    table = rolled(9, "roll 4 5", "call 9").play("keep")
    assert table.s.lira[0] == 9
    assert table.to_act == 1


def test_both_dice_are_rolled_again_once():
    """ROLL-3"""
    table = rolled(9, "roll 1 2", "call 9").play("reroll")
    assert (table.to_act, table.legal) == (CHANCE, EVERY_ROLL)
    table.play("roll 1 3")
    assert table.to_act == 1  # no second change
    assert table.s.lira[0] == 2


def test_after_one_die_was_turned_the_tile_is_used_up():
    """ROLL-3, MOSQ-1"""
    table = rolled(9, "roll 1 2", "call 9").play("turn 1")
    assert table.to_act == 1
    assert table.s.lira[0] == 2


def test_the_red_tile_is_not_used_by_another_player():
    """ROLL-3"""
    table = Table()
    table.s.mosque_tiles[1] = RED_TILE
    table.ready().play("move 9", "leave", "act", "call 9", "roll 1 2")
    assert table.to_act == 1
    assert table.decision == "move"


def test_the_red_tile_can_be_used_again_in_the_next_turn():
    """ROLL-3, MOSQ-1"""
    table = rolled(9, "roll 1 2", "call 9").play("turn 1")
    table.s.merchant[0] = 7
    table.idle(3).play("move 9", "pick up", "act", "call 9", "roll 1 2")
    assert table.legal == {"keep", "reroll", "turn 1", "turn 2"}


def test_a_second_roll_replaces_both_dice():
    """ROLL-4"""
    table = rolled(9, "roll 6 5", "call 12").play("reroll", "roll 6 6")
    assert table.s.lira[0] == 12
    table = rolled(9, "roll 6 5", "call 10").play("reroll", "roll 1 1")
    assert table.s.lira[0] == 2


@pytest.mark.parametrize(
    ("roll", "place"), [("roll 1 1", 2), ("roll 1 6", 7), ("roll 4 2", 6), ("roll 5 6", 11), ("roll 6 6", 12)]
)
def test_the_sum_of_a_token_roll_is_the_number_of_the_new_place(roll, place):
    """ROLL-5"""
    table = Table()
    table.s.token[0] = 2
    table.ready().play("move 2", "leave", "skip", "meet governor", "draw stay", "pay", roll)
    assert table.s.token[0] == place
