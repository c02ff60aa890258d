"""Kiosk tiles 20 to 24: trades that work in two directions."""

import pytest

from tests.istanbul.letters.post import delivered, discarded_letters, grand_bazaar, hold, letters_table, undelivered
from tests.istanbul.letters.post import without_cards as no_cards
from tests.istanbul.letters.test_kiosk_tiles import choose

GOODS = {"take red", "take green", "take yellow", "take blue"}


def offered(tile, *cards, goods="", lira=0, waiting=(), both=False):
    """A table of a player who owns these things and has chosen the tile; the letter drawn at the Kiosk is for 22."""
    table = grand_bazaar() if both else letters_table()
    hold(table.give(0, *cards).load(0, goods), 0, *waiting)
    table.s.lira[0] = lira
    return choose(table.ready(), tile, letter=22)


def test_tile_20_trades_an_item_for_a_letter():
    """KIOSK-20"""
    table = offered(20, goods="R1 B1").play("use")
    assert table.legal == {"give red", "give blue"}
    table.play("give blue", "draw letter 9")
    assert (table.goods(0), undelivered(table, 0)) == ("R1 G0 Y0 B0", [9])


@pytest.mark.parametrize(("letter", "left"), [("letter delivered", ([9], [])), ("letter 9", ([], [22]))])
def test_tile_20_trades_a_letter_for_an_item(letter, left):
    """KIOSK-20, LETTER-6: in whatever state."""
    table = offered(20, waiting=[9]).play("use back")
    assert table.legal == {"letter delivered", "letter 9"}
    assert table.play(letter).legal == GOODS
    table.play("take yellow")
    assert table.goods(0) == "R0 G0 Y1 B0"
    assert (undelivered(table, 0), delivered(table, 0)) == left


def test_tile_20_takes_and_gives_coffee_with_both_expansions():
    """KIOSK-20, KIOSK-B, WORD-2"""
    table = grand_bazaar().load(0, "R1")
    table.s.coffee[0] = 1
    choose(table.ready(), 20, letter=22)
    before = table.states.copy()
    assert table.play("use").legal == {"give red", "give coffee"}
    assert table.play("give coffee", "draw letter 9").s.coffee[0] == 0
    table.states[:] = before
    table.play("use back")
    assert table.legal == GOODS | {"take coffee"}
    assert table.play("take coffee").s.coffee[0] == 2


def test_tile_20_without_items_works_backwards_only():
    """KIOSK-20, P22-5"""
    assert offered(20).legal == {"use back", "decline"}


def test_tile_21_trades_a_bonus_card_for_a_letter():
    """KIOSK-21"""
    table = offered(21, "stay", "five_lira").play("use")
    assert table.legal == {"discard stay", "discard five_lira"}
    table.play("discard five_lira", "draw letter 9")
    assert (table.hand(0), table.pile(), undelivered(table, 0)) == (["stay"], ["five_lira"], [9])


def test_a_card_given_has_no_effect():
    """KIOSK-21, KIOSK-24, CARD-4"""
    table = offered(21, "five_lira").play("use", "draw letter 9")
    assert (table.s.lira[0], table.hand(0)) == (0, [])


def test_tile_21_trades_a_letter_for_a_bonus_card():
    """KIOSK-21"""
    table = offered(21).play("use back", "draw stay")
    assert (table.hand(0), delivered(table, 0), discarded_letters(table)) == (["stay"], [], [22])


def test_tile_21_gives_no_card_if_none_can_be_drawn():
    """KIOSK-21, KIOSK-A"""
    table = choose(no_cards(letters_table()), 21, letter=22)
    assert (table.to_act, delivered(table, 0)) == (1, [22])


def test_tile_22_trades_two_lira_for_a_letter():
    """KIOSK-22"""
    table = offered(22, lira=2).play("use", "draw letter 9")
    assert (table.s.lira[0], undelivered(table, 0)) == (0, [9])


def test_tile_22_trades_a_letter_for_three_lira():
    """KIOSK-22"""
    table = offered(22, lira=1)
    assert table.legal == {"use back", "decline"}
    table.play("use back")
    assert (table.s.lira[0], delivered(table, 0), discarded_letters(table)) == (4, [], [22])


def test_tile_23_trades_two_lira_for_an_item():
    """KIOSK-23, MODE-8"""
    table = offered(23, lira=2).play("use")
    assert table.legal == GOODS
    assert (table.play("take blue").goods(0), table.s.lira[0]) == ("R0 G0 Y0 B1", 0)
    assert offered(23, lira=2, both=True).play("use").legal == GOODS | {"take coffee"}


def test_tile_23_trades_an_item_for_three_lira():
    """KIOSK-23"""
    table = offered(23, goods="R1 G1", lira=1)
    assert table.legal == {"use back", "decline"}
    table.play("use back", "give green")
    assert (table.goods(0), table.s.lira[0]) == ("R1 G0 Y0 B0", 4)


def test_tile_23_may_be_paid_for_a_good_without_room():
    """KIOSK-A, KIOSK-23, CART-3: the gain is cut, the cost is not."""
    table = offered(23, goods="R2 G2 Y2 B2", lira=2).play("use")
    assert (table.goods(0), table.s.lira[0], table.to_act) == ("R2 G2 Y2 B2", 0, 1)


def test_tile_24_trades_two_lira_for_a_bonus_card():
    """KIOSK-24"""
    table = offered(24, lira=2).play("use", "draw stay")
    assert (table.s.lira[0], table.hand(0)) == (0, ["stay"])


def test_tile_24_trades_a_bonus_card_for_three_lira():
    """KIOSK-24"""
    table = offered(24, "stay", "five_lira", lira=1)
    assert table.legal == {"use back", "decline"}
    table.play("use back", "discard stay")
    assert (table.s.lira[0], table.hand(0), table.pile()) == (4, ["five_lira"], ["stay"])


@pytest.mark.parametrize("tile", [23, 24])
def test_a_trade_nobody_can_pay_is_not_offered(tile):
    """KIOSK-23, KIOSK-24, P22-5"""
    assert offered(tile, lira=1).to_act == 1


def test_out_of_turn_a_player_trades_with_the_own_things():
    """KIOSK-22, P22-3, P22-6: the second player's letter and lira."""
    table = hold(letters_table(), 1, 9)
    choose(table, 7).play("decline")
    table.s.kiosk_open = table.s.kiosk_open & ~(1 << 8) | 1 << 22
    table.s.kiosk_supply = table.s.kiosk_supply & ~(1 << 22) | 1 << 8
    table.ready().play("kiosk 22", "use back")
    assert (table.s.lira[1], undelivered(table, 1), table.to_act) == (6, [], 2)
