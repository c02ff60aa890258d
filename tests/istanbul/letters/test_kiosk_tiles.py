"""Kiosk tiles 1 to 19: gains, the companion, the die, extensions, the way to the Fountain."""

import pytest

from arasta.core.machine import CHANCE
from tests.istanbul.letters.post import (
    COURIER,
    GENERAL_SUPPLY,
    GOVERNOR,
    PERSONAL_SUPPLY,
    delivered,
    grand_bazaar,
    hold,
    letters_table,
    without_cards,
)


def choose(table, tile, letter=1):
    """The first player reaches the Kiosk, acts, draws a letter, and chooses the tile among others."""
    others = [other for other in (7, 8, 9, 10, 12, 1) if other != tile][: table.s.players]
    table.go(22).play("act", f"draw letter {letter}")
    return table.play(*[f"reveal {number}" for number in (tile, *others)], f"kiosk {tile}")


def finish(table):
    """The others choose some tile and nobody uses any more."""
    while table.decision in ("choose_kiosk_tile", "use_kiosk_tile"):
        table.play("decline" if "decline" in table.legal else min(table.legal))
    return table


@pytest.mark.parametrize(
    ("tile", "goods", "lira"),
    [
        (1, "R0 G0 Y1 B0", 3),
        (2, "R0 G1 Y0 B0", 3),
        (3, "R1 G0 Y0 B0", 3),
        (4, "R0 G0 Y2 B0", 2),
        (5, "R0 G2 Y0 B0", 2),
        (6, "R2 G0 Y0 B0", 2),
        (7, "R0 G0 Y1 B0", 2),
        (8, "R0 G1 Y0 B0", 2),
        (9, "R1 G0 Y0 B0", 2),
        (10, "R0 G0 Y0 B1", 2),
        (12, "R0 G0 Y0 B0", 4),
    ],
)
def test_tiles_that_give_goods_or_lira(tile, goods, lira):
    """KIOSK-01, KIOSK-02, KIOSK-03, KIOSK-04, KIOSK-05, KIOSK-06, KIOSK-07, KIOSK-08, KIOSK-09, KIOSK-10, KIOSK-12"""
    table = choose(letters_table(), tile)
    assert table.legal == {"use", "decline"}
    table.play("use")
    assert (table.goods(0), table.s.lira[0]) == (goods, lira)
    assert table.to_act == 1


@pytest.mark.parametrize(("tile", "before", "after"), [(4, "Y1", "Y2"), (4, "Y2", "Y2"), (1, "Y2", "Y2")])
def test_goods_are_cut_by_the_cart(tile, before, after):
    """KIOSK-A, KIOSK-04, KIOSK-01, CART-2"""
    table = choose(letters_table().load(0, before), tile).play("use")
    assert table.goods(0) == f"R0 G0 {after} B0"
    assert table.s.lira[0] == (3 if tile == 1 else 2)


def test_tile_11_gives_a_bonus_card():
    """KIOSK-11"""
    table = choose(letters_table(), 11).play("use", "draw stay")
    assert table.hand(0) == ["stay"]


def test_tile_11_cannot_be_used_without_a_drawable_card():
    """KIOSK-11, KIOSK-A"""
    table = choose(without_cards(letters_table()), 11)
    assert (table.to_act, table.s.cards[0]) == (1, 0)


@pytest.mark.parametrize(("tile", "lira"), [(13, 2), (14, 3)])
def test_tiles_13_and_14_give_lira_only_without_coffee_in_play(tile, lira):
    """KIOSK-13, KIOSK-14, MODE-8"""
    table = choose(letters_table(), tile)
    assert table.legal == {"use", "decline"}
    assert table.play("use").s.lira[0] == 2 + lira


@pytest.mark.parametrize(("tile", "lira"), [(13, 2), (14, 3)])
def test_tiles_13_and_14_give_coffee_or_lira_with_both_expansions(tile, lira):
    """KIOSK-13, KIOSK-14, KIOSK-A"""
    table = choose(grand_bazaar(), tile)
    assert table.legal == {"use", "use back", "decline"}
    before = table.states.copy()
    assert (table.play("use").s.lira[0], table.s.coffee[0]) == (2 + lira, 0)
    table.states[:] = before
    assert (table.play("use back").s.lira[0], table.s.coffee[0]) == (2, 1)


@pytest.mark.parametrize("start", [GENERAL_SUPPLY, 9, PERSONAL_SUPPLY])
def test_tile_15_takes_the_companion_into_the_personal_supply(start):
    """KIOSK-15, COMP-2: from the general supply too; no effect if it is there already."""
    table = letters_table()
    table.s.companion[0] = start
    assert choose(table, 15).play("use").s.companion[0] == PERSONAL_SUPPLY


def test_after_tile_15_an_acting_companion_meets_nobody():
    """KIOSK-15, MEET-1"""
    for use in ("use", "decline"):
        table = letters_table(2)
        table.s.companion[0], table.s.token[COURIER] = 11, 22
        table.ready().play("companion", "step 22", "act", "draw letter 1", "reveal 15", "reveal 7", "reveal 8")
        finish(table.play("kiosk 15", use))
        assert ("meet courier" in table.legal) == (use == "decline")


def test_tile_15_out_of_turn_does_not_disturb_the_acting_companion():
    """KIOSK-15, MEET-1: the other player's companion is recalled, the acting one meets the Courier."""
    table = letters_table(2)
    table.s.companion[0], table.s.companion[1], table.s.token[COURIER] = 11, 9, 22
    table.ready().play("companion", "step 22", "act", "draw letter 1", "reveal 15", "reveal 7", "reveal 8")
    finish(table.play("kiosk 7", "decline", "kiosk 15", "use"))
    assert (table.s.companion[1], "meet courier" in table.legal) == (PERSONAL_SUPPLY, True)


@pytest.mark.parametrize("face", range(1, 7))
def test_tile_16_gives_as_many_lira_as_one_die_shows(face):
    """KIOSK-16, ROLL-1, ROLL-2"""
    table = choose(letters_table(), 16).play("use")
    assert (table.to_act, table.legal) == (CHANCE, {f"roll {number}" for number in range(1, 7)})
    assert table.play(f"roll {face}").s.lira[0] == 2 + face


def test_die_to_6_works_on_tile_16():
    """KIOSK-16, ROLL-6, BONUS-16"""
    table = choose(grand_bazaar().give(0, "die_to_6"), 16).play("use", "roll 2")
    assert table.legal == {"keep", "six 2"}
    table.play("six 2")
    assert (table.s.lira[0], table.pile(), table.to_act) == (2 + 6, ["die_to_6"], 1)


def test_the_red_tile_does_not_work_on_tile_16():
    """KIOSK-16, ROLL-3"""
    table = choose(letters_table().own(0, "red"), 16).play("use", "roll 2")
    assert (table.to_act, table.s.lira[0]) == (1, 4)


def test_out_of_turn_tile_16_has_no_modifiers():
    """KIOSK-16, ROLL-7, P22-6"""
    table = choose(grand_bazaar().give(1, "die_to_6", "die_to_6").own(1, "red"), 7)
    table.play("decline")
    table.s.kiosk_open = table.s.kiosk_open & ~(1 << 8) | 1 << 16
    table.s.kiosk_supply = table.s.kiosk_supply & ~(1 << 16) | 1 << 8
    table.ready().play("kiosk 16", "use", "roll 2")
    assert (table.s.lira[1], table.to_act) == (3 + 2, 2)


def test_tile_17_sells_an_extension_for_ten_lira():
    """KIOSK-17"""
    table = letters_table()
    table.s.lira[0] = 10
    choose(table, 17).play("use")
    assert (table.s.lira[0], table.s.extensions[0], table.s.rubies[0]) == (0, 1, 0)


def test_tile_18_sells_an_extension_for_a_good_of_each_type():
    """KIOSK-18"""
    table = choose(letters_table().load(0, "R2 G1 Y1 B1"), 18).play("use")
    assert (table.goods(0), table.s.extensions[0]) == ("R1 G0 Y0 B0", 1)


@pytest.mark.parametrize("tile", [17, 18])
def test_the_third_extension_brings_a_ruby(tile):
    """KIOSK-17, KIOSK-18, P01-3"""
    table = letters_table().load(0, "R1 G1 Y1 B1")
    table.s.lira[0], table.s.extensions[0] = 10, 2
    choose(table, tile).play("use")
    assert (table.s.extensions[0], table.s.rubies[0], table.s.rubies_on[1]) == (3, 1, 3)


@pytest.mark.parametrize(
    ("tile", "lira", "goods", "extensions"),
    [(17, 9, "R2 G2 Y2 B2", 0), (18, 30, "R2 G2 Y2", 0), (17, 30, "", 3), (18, 30, "R1 G1 Y1 B1", 3)],
)
def test_an_extension_needs_its_price_and_room_for_it(tile, lira, goods, extensions):
    """KIOSK-17, KIOSK-18, P22-5, P01-2"""
    table = letters_table().load(0, goods)
    table.s.lira[0], table.s.extensions[0] = lira, extensions
    choose(table, tile)
    assert (table.to_act, table.s.lira[0], table.s.extensions[0]) == (1, lira, extensions)


def test_tile_19_takes_the_stack_to_the_fountain_and_nothing_else_happens_there():
    """KIOSK-19, ASSIST-10, MEET-1: assistants stay out, nobody is met on 22 or 7; letters are delivered."""
    table = hold(letters_table(), 0, delivered=[]).send_out(0, 9)
    table.s.token[COURIER], table.s.token[GOVERNOR], table.s.family[1] = 22, 7, 7
    choose(table, 19, letter=7)
    assert delivered(table, 0) == []
    table.play("use")
    assert (table.s.merchant[0], table.s.stack[0], table.assistants(0)) == (7, 2, {9, 22})
    assert delivered(table, 0) == [7]
    finish(table)
    assert (table.s.turn_of, table.s.companion[0], table.s.lira[0]) == (1, GENERAL_SUPPLY, 2)


def test_tile_19_unused_leaves_the_encounters_of_the_kiosk():
    """KIOSK-19, MEET-1"""
    table = letters_table()
    table.s.token[COURIER] = 22
    assert finish(choose(table, 19).play("decline")).legal == {"meet courier", "done"}


def test_tile_19_does_not_end_the_encounters_of_an_acting_companion():
    """KIOSK-19, MEET-1: the merchant leaves, the companion still stands on 22."""
    table = letters_table(2)
    table.s.companion[0], table.s.token[COURIER], table.s.merchant[0] = 11, 22, 9
    table.ready().play("companion", "step 22", "act", "draw letter 1", "reveal 19", "reveal 7", "reveal 8")
    finish(table.play("kiosk 19", "use"))
    assert (table.s.merchant[0], table.legal) == (7, {"meet courier", "done"})


def test_tile_19_out_of_turn_does_not_end_the_encounters_of_the_acting_merchant():
    """KIOSK-19, MEET-1: the other player's stack leaves, the acting merchant still stands on 22."""
    table = letters_table(2)
    table.s.merchant[1], table.s.token[COURIER] = 9, 22
    table.go(22).play("act", "draw letter 1", "reveal 19", "reveal 7", "reveal 8", "kiosk 7", "decline")
    finish(table.play("kiosk 19", "use"))
    assert (table.s.merchant[1], table.legal) == (7, {"meet courier", "done"})
