"""Paying merchants, phase 2."""

import pytest

from arasta.core.machine import CHANCE
from tests.table import Table


def arriving(lira, *others, place=2, cards=(), **options):
    """The first player arrives on a place, leaves an assistant, and meets the merchants of these seats."""
    table = Table(**options).give(0, *cards)
    for p in others:
        table.s.merchant[p] = place
    table.s.lira[0] = lira
    return table.ready().play(f"move {place}", "leave")


def two_players(lira, *neutrals, place=14, cards=()):
    """The first of two players arrives where these neutral merchants (0 to 2) stand; the others are on 16."""
    table = Table(players=2).give(0, *cards)
    for i in range(3):
        table.s.neutral_merchant[i] = place if i in neutrals else 16
    table.s.lira[0] = lira
    return table.ready().play(f"move {place}", "leave")


def test_two_lira_are_paid_to_the_owner_of_each_merchant_on_the_place():
    """PAY-1, EX-4"""
    table = arriving(6, 1, 2).play("pay")
    assert list(table.s.lira)[:4] == [2, 3 + 2, 4 + 2, 5]
    assert "act" in table.legal


def test_who_declines_to_pay_pays_nobody_and_ends_the_turn():
    """PAY-1, PAY-4, EX-4"""
    table = arriving(6, 1, 2, cards=["five_lira"])
    table.s.token[1] = 2
    table.play("decline")
    assert list(table.s.lira)[:4] == [6, 3, 4, 5]
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.token[1] == 2
    assert (table.to_act, table.decision) == (1, "move")


def test_nobody_is_paid_for_a_merchant_on_another_place():
    """PAY-1"""
    table = arriving(6, cards=["five_lira"])
    assert table.decision == "action"
    assert table.s.lira[0] == 6


def test_merchants_that_were_there_first_do_not_pay():
    """PAY-1"""
    table = arriving(6, 1).play("pay", "skip")
    assert table.to_act == 1
    assert list(table.s.lira)[:2] == [4, 5]


def test_on_the_fountain_nobody_pays():
    """PAY-2"""
    table = Table()
    table.s.merchant[0] = 3
    table.s.lira[0] = 6
    table.ready().play("move 7")  # where three other merchants stand
    assert table.decision == "action"
    assert list(table.s.lira)[:4] == [6, 3, 4, 5]


def test_neutral_merchants_on_the_fountain_stay_and_are_not_paid():
    """PAY-2"""
    table = Table(players=2)
    table.s.merchant[0] = 3
    table.s.neutral_merchant[0] = 7
    table.s.lira[0] = 6
    table.ready().play("move 7", "act")
    assert table.s.lira[0] == 6
    assert table.s.neutral_merchant[0] == 7
    assert table.to_act == 1


def test_a_neutral_merchant_is_paid_to_the_supply_and_rolls():
    """PAY-3, EX-5, WORD-6"""
    table = Table(players=2)
    table.s.lira[0] = 3
    table.ready().play("move 14", "leave", "pay")
    assert table.to_act == CHANCE
    table.play("roll 4 5")
    assert list(table.s.lira)[:2] == [1, 3]
    assert list(table.s.neutral_merchant) == [9, 15, 16]


def test_neutral_merchants_roll_in_the_order_of_their_starting_places():
    """PAY-3"""
    table = two_players(6, 0, 1, 2).play("pay", "roll 1 1", "roll 1 2", "roll 6 6")
    assert list(table.s.neutral_merchant) == [2, 3, 12]
    assert table.s.lira[0] == 0


def test_only_the_neutral_merchants_on_the_place_roll():
    """PAY-3"""
    table = two_players(9, 1, cards=["five_lira"]).play("pay", "roll 1 1")
    assert list(table.s.neutral_merchant) == [16, 2, 16]
    assert table.s.lira[0] == 7
    assert table.decision == "action"


def test_a_neutral_merchant_and_the_other_players_are_both_paid():
    """PAY-1, PAY-3"""
    table = Table(players=2)
    table.s.merchant[1] = 14
    table.s.lira[0] = 4
    table.ready().play("move 14", "leave", "pay", "roll 1 1")
    assert list(table.s.lira)[:2] == [0, 3 + 2]


def test_with_less_than_the_full_sum_paying_is_not_offered():
    """PAY-4, EX-103"""
    table = arriving(5, 1, 2, 3, cards=["five_lira"])
    assert table.legal == {"decline", "card five_lira"}
    table.play("card five_lira")
    assert table.legal == {"decline", "pay"}
    table.play("pay")
    assert list(table.s.lira)[:4] == [4, 3 + 2, 4 + 2, 5 + 2]


@pytest.mark.parametrize(("lira", "offered"), [(1, False), (2, True)])
def test_one_merchant_costs_two_lira(lira, offered):
    """PAY-4"""
    assert ("pay" in arriving(lira, 1, cards=["one_good"]).legal) == offered


def test_who_cannot_pay_ends_the_turn_without_a_question():
    """PAY-4, TURN-4"""
    table = arriving(3, 1, 2)
    assert (table.to_act, table.decision) == (1, "move")
    assert list(table.s.lira)[:4] == [3, 3, 4, 5]


def test_a_neutral_merchant_that_is_not_paid_does_not_roll():
    """PAY-4"""
    table = two_players(9, 0, 1).play("decline")
    assert table.to_act == 1
    assert list(table.s.neutral_merchant) == [14, 14, 16]
    assert table.s.lira[0] == 9


def test_a_neutral_merchant_counts_for_the_full_sum():
    """PAY-4"""
    table = Table(players=2).give(0, "one_good")
    table.s.merchant[1] = 14
    table.s.lira[0] = 3
    table.ready().play("move 14", "leave")
    assert table.legal == {"decline", "card one_good"}


def test_a_neutral_merchant_that_rolls_the_same_place_stays_and_is_not_paid_again():
    """PAY-5"""
    table = two_players(9, 0, place=9).play("pay", "roll 3 6")
    assert list(table.s.neutral_merchant) == [9, 16, 16]
    assert table.s.lira[0] == 7
    assert table.decision == "action"


def test_a_neutral_merchant_rolled_to_the_place_after_the_payment_is_not_paid_this_turn():
    """PAY-5"""
    table = two_players(9, 0, 1, place=9).play("pay", "roll 1 1", "roll 4 5")
    assert list(table.s.neutral_merchant) == [2, 9, 16]
    assert table.s.lira[0] == 5
    assert table.decision == "action"


def test_a_family_member_that_is_sent_out_causes_no_payment():
    """PAY-8, ACT-5"""
    table = Table()
    table.s.merchant[1] = table.s.merchant[2] = 3
    table.s.lira[0] = 6
    table.ready().play("move 12", "leave", "act", "send 3", "act")
    assert list(table.s.lira)[:4] == [6, 3, 4, 5]
    assert table.goods(0) == "R0 G2 Y0 B0"


def test_a_family_member_is_not_paid_for():
    """PAY-8, FAM-4"""
    table = Table().give(0, "five_lira")
    table.s.family[1] = 2
    table.ready().play("move 2", "leave")
    assert table.decision == "action"


def test_a_neutral_merchant_that_rolls_onto_a_place_pays_nobody():
    """PAY-8"""
    table = two_players(9, 0)
    table.s.merchant[1] = 2
    table.play("pay", "roll 1 1")
    assert list(table.s.neutral_merchant) == [2, 16, 16]
    assert list(table.s.lira)[:2] == [7, 3]
