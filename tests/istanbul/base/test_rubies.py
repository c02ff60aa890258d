"""Rubies: the supply, the tracks, and the rubies that are not on tracks."""

import pytest

from tests.table import Table


def at_dealer(lira, players=4, on_track=None, supply=None, cards=()):
    """The first player stands at the Dealer and may act if that is possible."""
    table = Table(players=players).give(0, *cards)
    table.s.merchant[0] = 11
    table.s.lira[0] = lira
    table.s.neutral_merchant[2] = 0  # a two-player game: nobody is to be paid
    if on_track is not None:
        table.s.rubies_on[16] = on_track
    if supply is not None:
        table.s.ruby_supply = supply
    return table.ready().play("move 16", "leave")


def at_palace(goods, players=4, on_track=None, supply=None):
    """The first player has gone to the Palace with a full-grown cart; the action is taken if it is possible."""
    table = Table(players=players).give(0, "five_lira")
    table.s.extensions[0] = 3
    table.s.merchant[0] = 6
    if on_track is not None:
        table.s.rubies_on[13] = on_track
    if supply is not None:
        table.s.ruby_supply = supply
    return table.load(0, goods).play("move 13", "leave")


def all_rubies(table):
    """Rubies of the players, on the places and in the supply."""
    return sum(table.s.rubies) + sum(table.s.rubies_on) + table.s.ruby_supply


@pytest.mark.parametrize(("players", "placed", "supply"), [(2, 21, 21), (3, 25, 17), (4, 31, 11), (5, 32, 10)])
def test_of_42_rubies_those_not_placed_at_set_up_are_the_supply(players, placed, supply):
    """RUBY-1"""
    table = Table(players=players)
    assert sum(table.s.rubies_on) == placed
    assert table.s.ruby_supply == supply


def test_rubies_are_never_more_nor_less_than_42():
    """RUBY-1, RUBY-4"""
    table = at_dealer(23, on_track=1)
    table.s.ruby_supply += 11  # those that others have bought from the track before
    assert all_rubies(table) == 42
    assert all_rubies(table.play("act")) == 42


def test_a_ruby_taken_goes_to_the_takers_cart_and_no_other():
    """RUBY-2"""
    table = at_dealer(12).play("act")
    assert list(table.s.rubies) == [1, 0, 0, 0, 0]
    assert table.s.rubies_on[16] == 11


def test_a_ruby_is_not_lost_in_the_turns_that_follow():
    """RUBY-2"""
    table = at_dealer(12).play("act").idle(3)
    table.s.merchant[0] = 7
    table.ready().idle(4)
    assert table.s.rubies[0] == 1


def test_the_cart_has_no_limit_of_rubies():
    """RUBY-2"""
    table = at_dealer(12)
    table.s.rubies[0] = 9
    assert table.play("act").s.rubies[0] == 10


def test_a_later_ruby_of_the_dealer_costs_what_is_then_uncovered_whoever_took_the_earlier_one():
    """RUBY-3, WORD-7"""
    table = at_dealer(12).play("act")
    table.s.merchant[0] = 7
    table.s.merchant[1] = 11
    table.s.lira[1] = 13
    table.ready().play("move 16", "leave", "act")
    assert table.s.lira[0] == 0
    assert table.s.lira[1] == 0
    assert list(table.s.rubies)[:2] == [1, 1]


def test_the_earlier_price_does_not_suffice_for_the_next_ruby():
    """RUBY-3"""
    table = at_dealer(12).play("act").give(1, "one_good")
    table.s.merchant[0] = 7
    table.s.merchant[1] = 11
    table.s.lira[1] = 12
    table.ready().play("move 16", "leave")
    assert table.legal == {"skip", "card one_good"}


def test_a_ruby_taken_by_a_family_member_raises_the_price_as_well():
    """RUBY-3, ACT-4"""
    table = Table().give(1, "one_good")
    table.s.lira[0] = 12
    table.ready().play("move 12", "leave", "act", "send 16", "act")
    assert table.s.rubies[0] == 1
    table.s.merchant[1] = 11
    table.s.lira[1] = 12
    assert "act" not in table.ready().play("move 16", "leave").legal


def test_a_ruby_taken_by_a_repeat_card_costs_what_the_first_one_uncovered():
    """RUBY-3, WORD-7"""
    table = at_dealer(12 + 13, cards=["dealer_again"]).play("act", "card dealer_again")
    assert table.s.lira[0] == 0
    assert table.s.rubies[0] == 2


def test_a_later_ruby_of_the_palace_asks_for_the_good_that_is_then_uncovered():
    """RUBY-3, P13-1"""
    # Four players: B R G Y are uncovered at first, and the next space asks for any good.
    table = at_palace("R1 G1 Y1 B1").play("act")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.rubies[0] == 1
    table.play("done").give(1, "one_good")
    table.s.merchant[0] = 7
    table.s.merchant[1] = 6
    table.load(1, "R1 G1 Y1 B1").play("move 13", "leave")
    assert table.legal == {"skip", "card one_good"}
    assert "act" in table.load(1, "R1 G2 Y1 B1").legal


def test_the_last_ruby_of_the_dealer_is_replaced_at_once_and_the_price_stays_at_23():
    """RUBY-4, EX-112, MODE-9"""
    table = at_dealer(23, on_track=1).play("act")
    assert table.s.lira[0] == 0
    assert table.s.rubies[0] == 1
    assert table.s.rubies_on[16] == 1
    assert table.s.ruby_supply == 10
    table.s.merchant[0] = 7
    table.s.merchant[1] = 11
    table.s.lira[1] = 22
    table.give(1, "five_lira").play("move 16", "leave")
    assert table.legal == {"skip", "card five_lira"}
    table.play("card five_lira", "act")
    assert table.s.lira[1] == 22 + 5 - 23


def test_the_last_ruby_of_the_palace_is_replaced_at_once_and_the_price_stays_at_10_goods():
    """RUBY-4, MODE-9"""
    table = at_palace("R3 G2 Y2 B3", on_track=1).play("act")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.rubies_on[13] == 1
    assert table.s.ruby_supply == 10
    table.play("done").give(1, "five_lira")
    table.s.merchant[0] = 7
    table.s.merchant[1] = 6
    table.s.extensions[1] = 3
    table.load(1, "R2 G2 Y2 B3").play("move 13", "leave")
    assert table.legal == {"skip", "card five_lira"}
    assert "act" in table.load(1, "R2 G2 Y2 B4").legal


def test_a_ruby_that_was_not_on_the_symbol_is_not_replaced():
    """RUBY-4"""
    table = at_dealer(22, on_track=2).play("act")
    assert table.s.rubies_on[16] == 1
    assert table.s.ruby_supply == 11


def test_with_an_empty_supply_the_dealer_is_not_refilled():
    """RUBY-5"""
    table = at_dealer(23, on_track=1, supply=0).play("act")
    assert table.s.rubies[0] == 1
    assert table.s.rubies_on[16] == 0
    assert table.s.ruby_supply == 0


def test_a_dealer_without_a_ruby_cannot_be_used():
    """RUBY-5"""
    table = at_dealer(99, on_track=0, supply=0, cards=["one_good"])
    assert table.legal == {"skip", "card one_good"}


def test_a_card_cannot_repeat_the_dealer_without_a_ruby():
    """RUBY-5, CARD-6"""
    table = at_dealer(99, on_track=1, supply=0, cards=["dealer_again"]).play("act")
    assert table.legal == {"done"}


def test_a_palace_without_a_ruby_cannot_be_used():
    """RUBY-5"""
    assert at_palace("R5 G5 Y5 B5", on_track=0, supply=0).legal == {"skip", "card five_lira"}


@pytest.mark.parametrize(("extensions", "rubies", "left"), [(0, 0, 4), (1, 0, 4), (2, 1, 3)])
def test_the_third_extension_brings_the_ruby_of_the_wainwright_which_is_not_replaced(extensions, rubies, left):
    """RUBY-6, P01-3"""
    table = Table()
    table.s.extensions[0] = extensions
    table.s.lira[0] = 7
    table.ready().play("move 1", "leave", "act")
    assert (table.s.rubies[0], table.s.rubies_on[1], table.s.ruby_supply) == (rubies, left, 11)


@pytest.mark.parametrize(
    ("mosque", "start", "goods", "owned", "tile"), [(14, 7, "G2", 0b0001, "green"), (15, 12, "B2", 0b0100, "blue")]
)
def test_the_second_tile_of_a_mosque_brings_its_ruby_which_is_not_replaced(mosque, start, goods, owned, tile):
    """RUBY-6, P14-5"""
    table = Table().give(0, "one_good")
    table.s.merchant[0] = start
    table.load(0, goods).play(f"move {mosque}", "leave", "act")
    assert table.s.rubies[0] == 0, f"the {tile} tile alone brings no ruby"
    table = Table().give(0, "one_good")
    table.s.merchant[0] = start
    table.s.mosque_tiles[0] = owned
    table.load(0, goods).play(f"move {mosque}", "leave", "act")
    assert (table.s.rubies[0], table.s.rubies_on[mosque], table.s.ruby_supply) == (1, 3, 11)


def test_the_last_ruby_of_the_wainwright_or_a_mosque_is_not_replaced_either():
    """RUBY-6, RUBY-4"""
    table = Table()
    table.s.rubies_on[1] = 1
    table.s.extensions[0] = 2
    table.s.lira[0] = 7
    table.ready().play("move 1", "leave", "act")
    assert (table.s.rubies[0], table.s.rubies_on[1], table.s.ruby_supply) == (1, 0, 11)
    table = Table()
    table.s.rubies_on[14] = 1
    table.s.mosque_tiles[0] = 0b0001
    table.load(0, "G2").play("move 14", "leave", "act")
    assert (table.s.rubies[0], table.s.rubies_on[14], table.s.ruby_supply) == (1, 0, 11)


def test_a_mosque_gives_no_second_ruby_to_the_same_player():
    """RUBY-6"""
    table = Table().give(0, "one_good")
    table.s.mosque_tiles[0] = 0b0011
    table.s.extensions[0] = 3
    table.load(0, "R5 G5").play("move 14", "leave")
    assert table.legal == {"skip", "card one_good"}
