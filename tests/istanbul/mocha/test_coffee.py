"""Coffee: no good, no limit; the Caravansary and the ranking."""

import pytest

from tests.istanbul.mocha.mocha_table import SMUGGLER, MochaTable
from tests.table import Table


def test_the_palace_does_not_accept_coffee():
    """WORD-1, WORD-2, P13-1: 4 goods are due; coffee does not stand for any of them."""
    table = MochaTable().give(0, "five_lira").pour(0, 9).load(0, "R1 G1 Y1").go(13)
    assert table.legal == {"skip", "card five_lira"}
    assert "act" in table.load(0, "R1 G1 Y1 B1").legal


def test_the_markets_do_not_buy_coffee():
    """WORD-1, WORD-2, P10-1"""
    table = MochaTable().give(0, "small_market_any").pour(0, 9).go(11)
    assert table.legal == {"skip"}


def test_the_smuggler_neither_gives_nor_takes_coffee():
    """WORD-2, MEET-6"""
    table = MochaTable().pour(0, 9).purse(0, 2)
    table.s.token[SMUGGLER] = 2
    table.go(2).play("skip", "meet smuggler")
    assert table.legal == {"take red", "take green", "take yellow", "take blue"}
    assert table.play("take blue").legal == {"pay", "give blue"}


def test_a_good_of_choice_is_never_coffee():
    """WORD-2, BONUS-01"""
    table = MochaTable().give(0, "one_good").play("card one_good")
    assert table.legal == {"take red", "take green", "take yellow", "take blue"}


def test_coffee_needs_no_room_and_never_runs_out():
    """CART-1, WORD-3, TABLE-3"""
    table = MochaTable().pour(0, 40).load(0, "R2 G2 Y2 B2").deal_guild(0, 17).guild(17)
    assert table.s.coffee[0] == 45


def test_the_caravansary_gives_one_coffee():
    """P06-1"""
    table = MochaTable().pour(0, 1).go(6).play("act")
    assert table.s.coffee[0] == 2
    table.play("draw stay", "draw five_lira", "discard stay")
    assert table.s.coffee[0] == 2
    assert table.hand(0) == ["five_lira"]


def test_the_caravansary_gives_coffee_though_no_card_is_left():
    """P06-1, P06-5"""
    table = MochaTable().keep_in_deck().go(6).play("act")
    assert table.s.coffee[0] == 1
    assert table.to_act == 1


def test_the_caravan_leader_gets_the_coffee_too():
    """P06-1, P06-4, VAR-CL-2"""
    table = MochaTable(variants=["caravan_leader"])
    table.s.caravan_leader = 0
    table.go(6).play("act", "draw stay", "draw five_lira")
    assert table.s.coffee[0] == 1
    assert table.hand(0) == ["five_lira", "stay"]


def test_the_family_member_at_the_caravansary_brings_the_coffee():
    """P06-1, TABLE-2"""
    table = MochaTable().go(12).play("act", "send 6", "act", "draw stay", "draw stay", "discard stay")
    assert table.s.coffee[0] == 1


def test_a_skipped_action_gives_no_coffee():
    """P06-1, ACT-1"""
    assert MochaTable().go(6).play("skip").s.coffee[0] == 0


@pytest.mark.parametrize("expansions", [(), ("letters",)])
def test_without_mocha_the_caravansary_gives_no_coffee(expansions):
    """P06-1, MODE-8"""
    table = Table(expansions=expansions).go(6).play("act", "draw stay")
    assert list(table.s.coffee) == [0, 0, 0, 0, 0]


def test_coffee_tavern_tiles_and_guild_cards_do_not_count_for_the_ranking():
    """END-8, END-7"""
    table = MochaTable(players=2).pour(0, 9).deal_guild(0, 1, 2, 3).own_tavern(0, "movement", "encounter")
    table.purse(0, 5).purse(1, 5)
    assert table.ranks == [1, 1]
    assert table.load(1, "R1").ranks == [2, 1]
