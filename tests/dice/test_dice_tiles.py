"""Mosque tiles: gaining them, what they bring, giving them up."""

import pytest

from arasta.core.machine import CHANCE, is_over
from arasta.core.stream import random_word
from arasta.dice.engine import random_option, run
from tests.dice.dice_table import TILE, DiceTable

COLOURS = ["red", "yellow", "green", "blue"]
COLOURED = [f"{kind}_{colour}" for kind in ("lira", "crystal", "card", "action", "merchant") for colour in COLOURS]
MERCHANTS = ("merchant_red", "merchant_yellow", "merchant_green", "merchant_blue")


def buying(tile, *others, players=2):
    """The first player has dice for a tile, and these besides."""
    goods = COLOURS if tile == "die" else [tile.split("_")[1]] * 3
    return DiceTable(players).dice(*goods, *others)


def earning(*tiles, players=2, cards=(), **owned):
    """The first player's turn begins with these working tiles, and these cards in the deck."""
    table = DiceTable(players, at="income").market("die", "action_red", *MERCHANTS).tiles(0, *tiles)
    return table.own(0, **owned).deck(*cards).ready()


def lira(table, p=0):
    return table.holding(p).get("lira", 0)


def dice_rolled(table):
    """How many dice are rolled before somebody else than chance decides."""
    n = 0
    while "roll coin" in table.legal:
        table.roll("coin")
        n += 1
    return n


def empty_stack(table):
    """The last seat owns all tiles of the stack."""
    for tile, i in TILE.items():
        table.tiles(table.s.players - 1, *[tile] * table.s.stack[i])
    assert sum(table.s.stack) == 0
    return table


def test_a_tile_begins_to_work_with_the_owners_next_turn():
    """DTILE-1, DTURN-10"""
    table = buying("lira_red").play("tile lira_red", "lay out lira_blue").ready()
    assert (table.s.turn_of, lira(table)) == (1, 0), "nothing was left to do"
    table.idle().ready()
    assert (table.s.turn_of, lira(table)) == (0, 3)


def test_a_fresh_tile_counts_as_a_tile():
    """DTILE-1, DRUBY-6"""
    table = buying("lira_red", players=3).tiles(0, "crystal_blue", "die").tiles(0, "card_blue", "die", fresh=True)
    assert table.play("tile lira_red").s.rubies[0] == 1


def test_a_tile_gained_in_the_income_phase_is_fresh():
    """DTILE-1"""
    table = earning("card_blue", cards=["b4c"], lira=6).play("reveal b4c", "benefit", "take tile die", "lay out die")
    assert table.tiles_of(0, fresh=True) == ["die"]
    assert dice_rolled(table) == 5
    table = earning("card_blue", cards=["b4c"], lira=6)
    table.play("reveal b4c", "benefit", "take tile action_red", "lay out die")
    assert dice_rolled(table) == 5
    assert table.play("keep").dice(*["card"] * 5).play("cards 1", "reveal a4", "take lira").to_act == 0
    assert table.play("cards 1", "reveal a4", "take lira").to_act == CHANCE, "two actions, and the next seat rolls"


def test_all_tiles_of_one_kind_work():
    """DTILE-2, DTILE-4"""
    table = earning("lira_red", "lira_yellow", "lira_blue", "crystal_green", "crystal_blue", "die", "die", "die")
    assert table.holding(0) == {"crystal": 1 + 2, "lira": 9}
    assert dice_rolled(table) == 5 + 3


@pytest.mark.parametrize("colour", COLOURS)
def test_a_lira_tile_gives_three_lira_and_a_crystal_tile_a_crystal(colour):
    """DTILE-4, DTURN-3, DT-LIRA, DT-CRYSTAL, DV-4"""
    assert earning(f"lira_{colour}").holding(0) == {"crystal": 1, "lira": 3}
    assert earning(f"crystal_{colour}").holding(0) == {"crystal": 2}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_tile_reveals_a_card_that_is_used_and_discarded(colour):
    """DTILE-4, DTURN-3, DT-CARD"""
    table = earning(f"card_{colour}", cards=["a2_red"])
    discarded = len(table.discarded())
    table.play("reveal a2_red")
    assert table.holding(0) == {"brown": 1, "crystal": 1}
    assert table.holding(1) == {"red": 1, "crystal": 1, "lira": 1}
    assert (table.revealed(), len(table.discarded())) == ([], discarded + 1)
    assert dice_rolled(table) == 5


@pytest.mark.parametrize("tiles", [[], ["action_red"], ["action_yellow", "action_green"], ["action_blue"]])
def test_an_action_tile_gives_one_more_action(tiles):
    """DTILE-4, DTURN-8, DT-ACTION"""
    table = DiceTable(2).market("die", *MERCHANTS, "lira_red").tiles(0, *tiles).own(0, green=8).dice("coin")
    for _ in range(2 + len(tiles)):
        assert (table.s.turn_of, table.to_act) == (0, 0)
        table.play("token green")
    assert table.s.turn_of == 1


def test_a_die_tile_gives_one_more_die():
    """DTILE-4, DTURN-5, DT-DIE"""
    assert dice_rolled(earning("die")) == 6


def test_the_tiles_of_other_seats_give_nothing():
    """DTILE-4"""
    table = DiceTable(2, at="income")
    table.tiles(1, "lira_blue", "crystal_blue", "card_blue", "action_blue", "merchant_blue", "die")
    assert dice_rolled(table) == 5
    table.play("keep", "lira")
    assert table.s.turn_of == 1, "no die is left, so the turn is over"
    assert table.holding(0) == {"crystal": 1, "lira": 10}


def test_a_tile_gained_leaves_the_market_which_is_refilled():
    """DTILE-3, DACT-11"""
    table = buying("die", "coin").play("tile die")
    assert table.open_tiles() == ["lira_red", "crystal_red", "card_red", "action_red", "merchant_red"]
    assert (table.tiles_of(0), table.tiles_of(0, fresh=True)) == (["die"], ["die"])
    assert (table.to_act, table.decision) == (CHANCE, "tile_drawn")
    table.play("lay out card_blue")
    assert sorted(table.open_tiles())[:3] == ["action_red", "card_blue", "card_red"]
    assert (len(table.open_tiles()), sum(table.s.stack)) == (6, 17)
    assert table.to_act == 0


def test_a_tile_of_the_income_phase_is_replaced_before_the_next_card():
    """DTILE-3, DTURN-4"""
    table = earning("card_yellow", "card_blue", cards=["b4c", "b4d"], lira=6, crystal=3)
    table.play("reveal b4c", "benefit", "take tile die")
    assert table.decision == "tile_drawn"
    table.play("lay out lira_blue", "reveal b4d", "benefit", "take tile lira_blue")
    assert table.decision == "tile_drawn"


def test_a_die_tile_bought_now_is_rolled_in_the_next_turn():
    """DTILE-3, DCASE-6"""
    table = buying("die", "coin", "coin").play("tile die", "lay out die", "stop")
    assert dice_rolled(table.idle()) == 6


def test_an_action_tile_bought_now_gives_its_action_in_the_next_turn():
    """DCASE-6, DTILE-1, DTURN-8"""
    table = buying("action_red", "card", "coin", "card").play("tile action_red", "lay out die")
    assert table.to_act == 0, "one action is left"
    assert table.play("lira").to_act == CHANCE, "and no more"
    table.idle().roll(*["card"] * 5).play("keep")
    for _ in range(3):
        assert (table.s.turn_of, table.to_act) == (0, 0)
        table.play("cards 1", "reveal b2a")
        table.deck("b2a")
    assert table.s.turn_of == 1


def test_a_market_without_a_stack_shrinks():
    """DTILE-5"""
    table = empty_stack(buying("lira_red", "coin")).play("tile lira_red")
    assert table.to_act == 0
    assert table.open_tiles() == ["crystal_red", "card_red", "action_red", "merchant_red", "die"]


def test_the_market_is_never_exchanged():
    """DTILE-8: a tile leaves it only for a player, whatever happens in a random game."""
    table, left = DiceTable(3, at="setup"), 0
    for i in range(3000):
        if is_over(table.s):
            break
        market, owned = table.states["market"][0].copy(), table.states["tiles"][0].sum(axis=0)
        run(table.s, random_option(table.s, random_word(8, i)))
        gone = (market - table.states["market"][0]).clip(0)
        gained = (table.states["tiles"][0].sum(axis=0) - owned).clip(0)
        assert (gone <= gained).all()
        left += gone.sum()
    assert left > 0


@pytest.mark.parametrize("tile", COLOURED)
def test_a_tile_costs_three_goods_of_its_colour(tile):
    """DTILE-7, DACT-11"""
    colour = tile.split("_")[1]
    other = COLOURS[COLOURS.index(colour) - 1]
    table = DiceTable(2).market(tile, "die")
    assert f"tile {tile}" not in table.dice(colour, colour, *[other] * 3).menu
    assert f"tile {tile}" in table.dice(colour, colour, colour).menu
    assert f"tile {tile}" in table.dice(colour).own(0, brown=1, **{colour: 1}).menu
    table.play(f"tile {tile}")
    assert table.holding(0) == {"crystal": 1}
    assert table.dice_left() == {}


def test_a_die_tile_costs_four_different_goods():
    """DTILE-7, DACT-11"""
    table = DiceTable(2)
    assert "tile die" not in table.dice("red", "yellow", "green", "green", "coin").menu
    assert "tile die" in table.own(0, brown=1).menu
    table.play("tile die")
    assert (table.holding(0), table.dice_left()) == ({"crystal": 1}, {"green": 1, "coin": 1})


def test_a_tile_that_is_not_face_up_cannot_be_bought():
    """DTILE-7, DACT-4"""
    assert {name for name in buying("lira_yellow").menu if name.startswith("tile")} == set()
