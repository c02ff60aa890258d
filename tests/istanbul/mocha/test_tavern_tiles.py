"""Tavern tiles: the movement tile and the encounter tile."""

import pytest

from tests.istanbul.mocha.mocha_table import BOTH, COFFEE_TRADER, COURIER, GOVERNOR, SMUGGLER, MochaTable


def with_movement_tile(*cards, at=7):
    """The first player is to move and owns the movement tile."""
    return MochaTable().give(0, *cards).own_tavern(0, "movement").at(at)


def meeting(*tokens, place=2, tiles=("encounter",), lira=0, **options):
    """The first player has reached a place with these tokens, and has skipped its action."""
    table = MochaTable(**options).own_tavern(0, *tiles).purse(0, lira)
    for token in tokens:
        table.s.token[token] = place
    return table.go(place).play("skip")


def test_the_movement_tile_reaches_the_whole_row_and_column():
    """MOVE-6, TAV-3: 20 lies in a corner, so its row and column are not all within two steps."""
    ordinary = {2, 8, 11, 5, 19}
    assert MochaTable().at(20).moves() == ordinary
    assert with_movement_tile(at=20).moves() == ordinary | {16, 14, 13}


def test_printed_layout_with_the_movement_tile_on_7():
    """MOVE-6, EX-102: row 8, 1, 17, 4 and column 18, 6, 5, all of them ordinary destinations but none further."""
    assert with_movement_tile().moves() == {8, 1, 17, 4, 18, 6, 5} | {3, 12, 15, 19}


def test_a_move_by_the_tile_never_ends_where_it_started():
    """MOVE-4, MOVE-6"""
    for place in (7, 20, 13, 16, 19):
        assert place not in with_movement_tile(at=place).moves()


def test_after_a_move_by_the_tile_the_phases_follow():
    """MOVE-6, TURN-3"""
    table = with_movement_tile(at=20).purse(0, 5).at(13, p=1).play("move 13", "leave", "pay")
    assert table.assistants(0) == {13}
    assert list(table.s.lira)[:2] == [3, 5]


def test_the_tile_does_not_extend_cards():
    """MOVE-8: three or four steps, and nothing beyond or nearer."""
    table = with_movement_tile("move_3_4", at=10).play("card move_3_4")
    # 10 is e1: three steps to 15, 7, 12, 13; four to 16, 1, 6, 14.
    assert table.moves() == {15, 7, 12, 13, 16, 1, 6, 14}


def test_the_tile_and_a_move_card_are_not_combined():
    """MOVE-8"""
    table = with_movement_tile("stay", "move_3_4", "corner", at=20).play("move 13")
    assert table.legal == {"leave", "decline"}


def test_the_tile_is_for_the_merchant_only():
    """TAV-3, COMP-8"""
    table = MochaTable(expansions=BOTH).own_tavern(0, "movement")
    table.s.companion[0] = 7
    table.ready().play("companion")
    assert table.legal == {"step 2", "step 6", "step 8", "step 12"}


def test_the_tiles_are_permanent():
    """TAV-1"""
    table = meeting(SMUGGLER, tiles=("movement", "encounter")).play("meet smuggler", "take red", "roll 1 1")
    assert table.tavern_tiles(0) == {"movement", "encounter"}
    table.idle(3).at(20)
    assert {16, 14, 13} <= table.moves()
    table.play("move 2", "pick up", "skip", "meet smuggler", "take red", "roll 1 2")
    assert table.goods(0) == "R2 G0 Y0 B0"


def test_nobody_else_profits_from_a_tile():
    """TAV-1"""
    table = with_movement_tile().idle().at(20, p=1)
    assert table.moves() == {2, 8, 11, 5, 19}


def test_with_the_encounter_tile_the_governor_is_not_paid():
    """MEET-12, TAV-4"""
    table = meeting(GOVERNOR, lira=2).play("meet governor", "draw stay", "roll 2 2")
    assert table.hand(0) == ["stay"]
    assert (table.s.lira[0], table.s.token[GOVERNOR]) == (2, 4)


def test_with_the_encounter_tile_the_smuggler_is_not_paid():
    """MEET-12, TAV-4"""
    table = meeting(SMUGGLER, lira=2).play("meet smuggler", "take blue", "roll 6 6")
    assert table.goods(0) == "R0 G0 Y0 B1"
    assert (table.s.lira[0], table.s.token[SMUGGLER]) == (2, 12)


def test_with_the_encounter_tile_the_coffee_trader_is_met_without_means():
    """MEET-12, MEET-9, TAV-4"""
    table = meeting(COFFEE_TRADER).play("meet coffee_trader", "roll 3 4")
    assert (table.s.coffee[0], table.s.lira[0], table.s.token[COFFEE_TRADER]) == (1, 0, 7)


def test_with_both_expansions_the_encounter_tile_covers_the_courier():
    """MEET-12, TAV-4, VAR-GB-1"""
    table = meeting(COURIER, expansions=BOTH).play("meet courier", "draw letter 9", "roll 3 4")
    assert table.s.letters[0, 9] == 1
    assert table.s.token[COURIER] == 7


def test_a_companion_uses_the_encounter_tile_too():
    """TAV-4, MEET-14"""
    table = MochaTable(expansions=BOTH).own_tavern(0, "encounter").purse(0, 0)
    table.s.companion[0] = 7
    table.s.token[SMUGGLER] = 2
    table.ready().play("companion", "step 2", "skip", "meet smuggler", "take blue", "roll 1 2")
    assert table.goods(0) == "R0 G0 Y0 B1"


@pytest.mark.parametrize("place", [2, 6, 9, 12])
def test_the_encounter_tile_works_on_every_place(place):
    """TAV-2"""
    table = meeting(SMUGGLER, place=place).play("meet smuggler", "take blue", "roll 1 2")
    assert table.goods(0) == "R0 G0 Y0 B1"


def test_every_token_on_the_place_is_free():
    """MEET-12, MEET-11: and each of them rolls."""
    table = meeting(GOVERNOR, SMUGGLER, COFFEE_TRADER)
    assert table.legal == {"meet governor", "meet smuggler", "meet coffee_trader", "done"}
    table.play("meet coffee_trader", "roll 1 2", "meet smuggler", "take red", "roll 1 3")
    table.play("meet governor", "draw stay", "roll 1 4")
    assert list(table.s.token)[:3] == [5, 4, 3]


def test_the_payment_dropped_is_no_choice():
    """MEET-12: with 2 lira and goods nothing is asked."""
    table = meeting(COFFEE_TRADER, lira=2).load(0, "R1").play("meet coffee_trader")
    assert "roll 1 1" in table.legal


def test_the_governor_still_needs_a_card_to_give():
    """MEET-10, MEET-12"""
    table = MochaTable().own_tavern(0, "encounter").keep_in_deck()
    table.s.token[GOVERNOR] = 2
    table.go(2).play("skip")
    assert table.to_act == 1


def test_the_encounter_tile_does_not_pay_merchants():
    """MEET-12, PAY-1"""
    table = MochaTable().own_tavern(0, "encounter").purse(0, 2).at(2, p=1).go(2)
    assert table.legal == {"pay", "decline"}
    assert list(table.play("pay").s.lira)[:2] == [0, 5]


def test_the_movement_tile_does_not_pay_for_encounters():
    """TAV-3, MEET-7"""
    table = meeting(SMUGGLER, tiles=("movement",), lira=2).play("meet smuggler", "take red")
    assert table.legal == {"pay", "give red"}
