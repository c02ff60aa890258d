"""Kiosk, place 22: revealing, choosing, using tiles."""

import pytest

from arasta.core.machine import CHANCE
from tests.istanbul.letters.post import (
    GOVERNOR,
    delivered,
    discarded_letters,
    grand_bazaar,
    hold,
    letters_table,
    undelivered,
    without_letters,
)

DULL = (7, 8, 9, 10, 12)


def reveal(table, *tiles):
    """The player to act goes to the Kiosk, acts and draws a letter for 1; these tiles come up."""
    return table.go(22).play("act", "draw letter 1", *[f"reveal {tile}" for tile in tiles])


def tiles(numbers):
    """The tiles of a set."""
    return {tile for tile in range(1, 25) if numbers >> tile & 1}


def test_the_kiosk_gives_one_letter_first():
    """P22-1"""
    table = letters_table().go(22).play("act")
    assert (table.to_act, table.decision) == (CHANCE, "letter_drawn")
    table.play("draw letter 9")
    assert table.decision == "kiosk_tile_drawn"
    assert undelivered(table, 0) == [9]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_tile_more_than_players_is_revealed(players):
    """P22-2"""
    table = letters_table(players).go(22).play("act", "draw letter 1")
    assert table.legal == {f"reveal {tile}" for tile in range(1, 25)}
    for tile in range(1, players + 2):
        assert table.to_act == CHANCE
        table.play(f"reveal {tile}")
    assert (table.to_act, table.legal) == (0, {f"kiosk {tile}" for tile in range(1, players + 2)})


def test_from_the_active_player_clockwise_each_chooses_a_tile_and_uses_it_or_not():
    """P22-3, P22-4: the last tile is the active player's."""
    table = reveal(letters_table(), *DULL).play("kiosk 12")
    assert (table.to_act, table.legal) == (0, {"use", "decline"})
    table.play("use")
    assert table.s.lira[0] == 4
    assert (table.to_act, table.legal) == (1, {"kiosk 7", "kiosk 8", "kiosk 9", "kiosk 10"})
    table.play("kiosk 10", "decline")
    assert (table.to_act, table.legal) == (2, {"kiosk 7", "kiosk 8", "kiosk 9"})
    table.play("kiosk 9", "use", "kiosk 8", "use")
    assert (table.to_act, table.legal) == (0, {"use", "decline"})
    table.play("use")
    carts = [table.goods(p) for p in range(4)]
    assert carts == ["R0 G0 Y1 B0", "R0 G0 Y0 B0", "R1 G0 Y0 B0", "R0 G1 Y0 B0"]
    assert table.to_act == 1
    assert table.s.turn_of == 1


def test_the_order_begins_with_the_active_player_wherever_that_one_sits():
    """P22-3"""
    table = reveal(letters_table().idle(2), *DULL)
    order = []
    for tile in DULL[:4]:
        order.append(table.to_act)
        table.play(f"kiosk {tile}", "decline")
    assert order == [2, 3, 0, 1]
    assert (table.to_act, table.legal) == (2, {"use", "decline"})


def test_the_remaining_tile_may_be_left_unused():
    """P22-4"""
    table = reveal(letters_table(), *DULL)
    for tile in DULL[:4]:
        table.play(f"kiosk {tile}", "decline")
    table.play("decline")
    assert (table.s.lira[0], table.to_act) == (2, 1)


def test_all_revealed_tiles_are_discarded():
    """P22-4, INV-3"""
    table = reveal(letters_table(), *DULL)
    assert tiles(table.s.kiosk_open) == set(DULL)
    for tile in DULL[:4]:
        table.play(f"kiosk {tile}", "decline")
    table.play("decline")
    assert tiles(table.s.kiosk_discard) == set(DULL)
    assert tiles(table.s.kiosk_open) == set()
    assert tiles(table.s.kiosk_supply) == set(range(1, 25)) - set(DULL)


def test_discarded_tiles_come_back_when_one_is_to_be_revealed_and_none_is_left():
    """DECK-4, TABLE-3: without those that lie open."""
    table = letters_table()
    table.s.kiosk_supply = 1 << 3 | 1 << 4
    table.s.kiosk_discard = sum(1 << tile for tile in range(5, 25)) | 1 << 1 | 1 << 2
    table.ready().go(22).play("act", "draw letter 1")
    assert table.legal == {"reveal 3", "reveal 4"}
    table.play("reveal 4", "reveal 3")
    assert table.legal == {f"reveal {tile}" for tile in range(1, 25)} - {"reveal 3", "reveal 4"}
    assert tiles(table.s.kiosk_discard) == set()


def test_a_tile_whose_cost_cannot_be_paid_is_out_without_a_question():
    """P22-5, P22-3: it may be chosen all the same."""
    table = letters_table()
    table.s.lira[0] = 9
    reveal(table, 17, *DULL[:4]).play("kiosk 17")
    assert (table.to_act, "kiosk 17" in table.legal) == (1, False)
    assert (table.s.lira[0], table.s.extensions[0]) == (9, 0)


def test_out_of_turn_neither_cards_nor_tiles_help():
    """P22-6, WIN-6, INFO-7"""
    table = letters_table().give(1, "five_lira").own(1, "yellow").send_out(1, 9)
    table.s.lira[1] = 9
    reveal(table, 17, *DULL[:4]).play("kiosk 7", "decline")
    assert (table.to_act, table.legal) == (1, {"kiosk 8", "kiosk 9", "kiosk 10", "kiosk 17"})
    assert table.play("kiosk 8").legal == {"use", "decline"}


def test_out_of_turn_nobody_is_met_or_paid():
    """P22-6, KIOSK-19: the third player's stack goes to 7, where the Governor and a family member are."""
    table = letters_table()
    table.s.merchant[2], table.s.token[GOVERNOR], table.s.family[3] = 9, 7, 7
    reveal(table, 19, *DULL[:4]).play("kiosk 7", "decline", "kiosk 8", "decline", "kiosk 19", "use")
    assert table.s.merchant[2] == 7
    assert (table.to_act, table.decision) == (3, "choose_kiosk_tile")
    assert (table.s.token[GOVERNOR], table.s.family[3], table.s.lira[2]) == (7, 7, 4)


def test_a_letter_gained_out_of_turn_is_delivered_at_once():
    """P22-6, KIOSK-B, LETTER-2: the second player's merchant stands on 7."""
    table = reveal(letters_table(), 22, *DULL[:4]).play("kiosk 7", "decline", "kiosk 22", "use", "draw letter 7")
    assert delivered(table, 1) == [7]
    assert (table.s.lira[1], table.to_act) == (1, 2)


def test_a_third_extension_out_of_turn_brings_its_ruby_and_may_bring_the_last_round():
    """EX-110, END-1, P22-6, P01-3, KIOSK-17"""
    table = letters_table()
    table.s.rubies[1], table.s.extensions[1], table.s.lira[1] = 5, 2, 10
    reveal(table, 17, *DULL[:4]).play("kiosk 7", "decline", "kiosk 17", "use")
    assert (table.s.extensions[1], table.s.rubies[1], table.s.lira[1], table.s.rubies_on[1]) == (3, 6, 0, 3)
    table.play("kiosk 8", "decline", "kiosk 9", "decline", "decline").idle(3)
    assert (table.s.ended, table.s.round) == (1, 1)


def test_with_two_alternatives_the_chooser_picks_one():
    """KIOSK-A, KIOSK-22"""
    table = hold(letters_table(), 0, 9)
    assert reveal(table, 22, *DULL[:4]).play("kiosk 22").legal == {"use", "use back", "decline"}


@pytest.mark.parametrize(("tile", "ways"), [(20, {"use back"}), (21, {"use back"}), (22, {"use back"})])
def test_without_a_drawable_letter_no_tile_can_give_one(tile, ways):
    """KIOSK-A, TABLE-3: the other direction is still open."""
    table = hold(letters_table(), 0, 9).give(0, "stay").load(0, "R1")
    without_letters(table, 1)
    reveal(table, tile, *DULL[:4]).play(f"kiosk {tile}")
    assert table.legal == ways | {"decline"}


def test_without_any_letter_the_kiosk_gives_none_and_goes_on():
    """P22-1, DECK-5, TABLE-3"""
    table = without_letters(letters_table()).go(22).play("act")
    assert (table.decision, undelivered(table, 0)) == ("kiosk_tile_drawn", [])


def test_the_cost_is_paid_before_the_gain():
    """KIOSK-B: the letter is gone before the gain is chosen; with both expansions an item may be coffee."""
    table = hold(grand_bazaar(), 0, 9)
    reveal(table, 20, *DULL[:4]).play("kiosk 20", "use back", "letter 9")
    assert discarded_letters(table) == [9]
    assert table.legal == {"take red", "take green", "take yellow", "take blue", "take coffee"}


def test_the_active_player_chooses_first_though_the_family_member_acts():
    """TABLE-2, P22-3"""
    table = letters_table().go(12).play("act", "send 22", "act", "draw letter 1")
    table.play(*[f"reveal {tile}" for tile in DULL])
    assert (table.to_act, table.decision) == (0, "choose_kiosk_tile")
