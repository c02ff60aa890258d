"""The Coffee Trader."""

import pytest

import arasta
from tests.istanbul.mocha.mocha_table import COFFEE_TRADER, GOVERNOR, SMUGGLER, MochaTable


def on_place_2(*cards, lira=0, goods="", smuggler=False, coffee=0):
    """The first player has reached the Coffee Trader on place 2 and has skipped the action."""
    table = MochaTable().give(0, *cards).purse(0, lira).pour(0, coffee).load(0, goods)
    table.s.token[COFFEE_TRADER] = 2
    if smuggler:
        table.s.token[SMUGGLER] = 2
    return table.go(2).play("skip")


def test_the_coffee_trader_gives_one_coffee_for_two_lira():
    """MEET-7, MEET-11"""
    table = on_place_2(lira=2, goods="R1").play("meet coffee_trader")
    assert table.s.coffee[0] == 1
    assert table.legal == {"pay", "give red"}
    table.play("pay", "roll 4 5")
    assert (table.s.lira[0], table.goods(0)) == (0, "R1 G0 Y0 B0")
    assert table.s.token[COFFEE_TRADER] == 9


def test_the_coffee_trader_takes_a_good_of_any_type_instead():
    """MEET-7"""
    table = on_place_2(lira=2, goods="G1 B2").play("meet coffee_trader")
    assert table.legal == {"pay", "give green", "give blue"}
    table.play("give blue", "roll 1 2")
    assert (table.s.lira[0], table.goods(0), table.s.coffee[0]) == (2, "R0 G1 Y0 B1", 1)


@pytest.mark.parametrize("lira", [0, 1])
def test_the_coffee_trader_is_met_only_with_two_lira_or_a_good_beforehand(lira):
    """MEET-9: the coffee gained cannot be the payment, nor coffee held before, nor a card."""
    table = on_place_2("stay", lira=lira, coffee=3)
    assert table.legal == {"done"}, "with an empty hand the question is not asked, with a card it is (INFO-2)"
    assert table.play("done").to_act == 1
    assert (table.s.coffee[0], table.s.token[COFFEE_TRADER]) == (3, 2)


def test_without_a_card_nobody_waits_for_a_trader_who_cannot_be_paid():
    """MEET-9"""
    assert on_place_2(lira=1).to_act == 1


def test_a_card_just_won_from_the_governor_pays_the_coffee_trader():
    """MEET-9, TURN-5: D6 stays open while an unmet token may still become payable."""
    game = arasta.new(players=3, expansions="mocha", layout="first", chance="manual")
    setup = "demand L1; demand S1; roll 6 6; roll 1 1; roll 6 6; draw stay; draw corner; draw corner"
    turn = "move 12; leave; skip; meet governor; draw five_lira; pay; roll 1 2"
    for name in f"{setup}; {turn}".split("; "):
        game.play(name)
    assert [choice.name for choice in game.legal] == ["done", "card five_lira"]
    game.play("card five_lira")
    assert [choice.name for choice in game.legal] == ["done", "meet coffee_trader"]


def test_without_lira_a_good_is_enough():
    """MEET-9"""
    table = on_place_2(goods="Y1").play("meet coffee_trader", "roll 1 2")  # the only payment is not asked for
    assert (table.s.coffee[0], table.goods(0)) == (1, "R0 G0 Y0 B0")


def test_five_lira_played_before_make_the_encounter_possible():
    """MEET-9, WIN-2"""
    table = MochaTable().give(0, "five_lira").purse(0, 0)
    table.s.token[COFFEE_TRADER] = 2
    table.go(2).play("card five_lira", "skip")
    assert table.legal == {"meet coffee_trader", "done"}


def test_a_good_of_the_smuggler_pays_the_coffee_trader():
    """MEET-2, MEET-9"""
    table = on_place_2(lira=2, smuggler=True).play("meet smuggler", "take red", "pay", "roll 1 2")
    assert table.legal == {"meet coffee_trader", "done"}
    table.play("meet coffee_trader", "roll 1 2")
    assert (table.s.coffee[0], table.goods(0)) == (1, "R0 G0 Y0 B0")


def test_the_coffee_trader_may_be_left_alone():
    """MEET-7, MEET-11"""
    table = on_place_2(lira=2).play("done")
    assert (table.s.token[COFFEE_TRADER], table.s.lira[0], table.s.coffee[0]) == (2, 2, 0)
    assert table.to_act == 1


def test_the_coffee_trader_is_met_once_per_turn():
    """MEET-13"""
    table = on_place_2(lira=4).play("meet coffee_trader", "roll 1 1")  # the only payment is not asked for
    assert table.s.token[COFFEE_TRADER] == 2
    assert table.to_act == 1


def test_the_coffee_trader_on_another_place_is_not_met():
    """MEET-1"""
    table = MochaTable()
    table.s.token[COFFEE_TRADER] = 3
    assert table.go(2).play("skip").to_act == 1


def test_the_roll_of_the_coffee_trader_cannot_be_changed():
    """ROLL-2, BONUS-16, MOSQ-1"""
    table = on_place_2("die_to_6", lira=2).own(0, "red").play("meet coffee_trader", "roll 1 2")
    assert table.decision == "end_turn"
    assert table.s.token[COFFEE_TRADER] == 3


def test_the_coffee_trader_is_rolled_for_at_set_up_after_governor_and_smuggler():
    """SETUP-9, WORD-6, MEET-15"""
    table = MochaTable(dealt=False).play("demand L1", "demand S1", "roll 1 1", "roll 2 2", "roll 6 6")
    assert [table.s.token[token] for token in (GOVERNOR, SMUGGLER, COFFEE_TRADER)] == [2, 4, 12]
    assert table.legal >= {"draw stay", "draw two_coffee"}
