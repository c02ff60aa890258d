"""MERCHANT tiles: a token with each `lira` action."""

import pytest

from arasta.core.options import NO_CHOICE
from arasta.dice.arguments import resource_of
from arasta.dice.engine import run
from arasta.dice.tiles import serve_merchants
from arasta.dice.words import Resource
from tests.dice.dice_table import TILE, DiceTable

COLOURS = ["red", "yellow", "green", "blue"]


@pytest.mark.parametrize("coins", [1, 3])
def test_every_working_merchant_tile_gives_a_token_of_its_colour(coins):
    """DTILE-6, DTILE-2, DCASE-4: however many coin dice are used."""
    table = DiceTable(2, market=["die"] * 4 + ["lira_red", "card_red"]).tiles(0, "merchant_red", "merchant_blue")
    table.dice(*["coin"] * coins, "card").play("lira")
    assert table.holding(0) == {"red": 1, "blue": 1, "crystal": 1, "lira": 2 * coins}
    assert table.legal == {"stop", "cards 1", "crystal"}, "it is not offered again"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_merchant_tile_gives_its_own_colour(colour):
    """DTILE-4, DT-MERCHANT"""
    table = DiceTable(2, market=["die"] * 4 + ["lira_red", "card_red"]).tiles(0, f"merchant_{colour}")
    assert table.dice("coin").play("lira").holding(0) == {colour: 1, "crystal": 1, "lira": 2}


def test_a_fresh_merchant_tile_gives_nothing():
    """DCASE-4, DTILE-1"""
    table = DiceTable(2).tiles(0, "merchant_blue", fresh=True).dice("coin").play("lira")
    assert table.holding(0) == {"crystal": 1, "lira": 2}


def test_without_a_coin_die_no_merchant_tile_gives_anything():
    """DCASE-4, DACT-9b"""
    assert DiceTable(2).tiles(0, "merchant_blue").dice("card", "red").menu == {"stop", "cards 1"}


def test_lira_of_the_income_phase_or_of_a_card_trigger_no_merchant_tile():
    """DTILE-6"""
    table = DiceTable(2, at="income").tiles(0, "merchant_blue", "lira_blue", "card_blue").deck("a1a")
    table.play("reveal a1a", "decline")
    assert table.holding(0) == {"crystal": 1, "lira": 3 + 4}
    table = DiceTable(2).tiles(0, "merchant_blue").deck("a1a").dice("card").play("cards 1", "reveal a1a", "decline")
    assert table.holding(0) == {"crystal": 1, "lira": 4}


def test_each_merchant_tile_meets_a_shortage_by_itself():
    """DTILE-6, DSHORT-5"""
    table = DiceTable(3).tiles(0, "merchant_yellow", "merchant_blue").own(1, yellow=4, blue=8).own(2, yellow=4)
    table.dice("coin").play("lira")
    assert table.all_own("yellow") == [1, 3, 3, 1]
    assert table.all_own("blue") == [1, 7, 0, 0]


def test_merchant_tiles_give_their_tokens_in_the_order_of_colours():
    """DTILE-6: as the agenda has it, what is done first on top."""
    table = DiceTable(2, market=["die"] * 4 + ["lira_red", "card_red"])
    table.tiles(0, *(f"merchant_{colour}" for colour in COLOURS))
    height = table.s.agenda_height
    serve_merchants(table.s, 0)
    to_come = [resource_of(table.s.agenda[i, 2]) for i in range(table.s.agenda_height - 1, height - 1, -1)]
    assert [Resource(resource).name.lower() for resource in to_come] == COLOURS


def test_every_copy_of_a_face_works_should_a_box_have_more_than_one():
    """DTILE-2: the copies of coloured faces are reconstructed, and a corrected row must do."""
    table = DiceTable(2, at="income")
    table.s.tiles[0, TILE["lira_blue"]] = 2
    table.s.tiles[0, TILE["merchant_red"]] = 2
    table.ready()
    assert table.s.owned[0, Resource.LIRA] == 6
    serve_merchants(table.s, 0)
    run(table.s, NO_CHOICE)
    assert table.s.owned[0, Resource.RED] == 2
