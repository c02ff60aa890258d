"""The guild turn."""

import pytest

from arasta.istanbul.letters.companion import PERSONAL_SUPPLY
from tests.istanbul.mocha.mocha_table import BOTH, COFFEE_TRADER, MochaTable


def with_guild(*numbers, cards=()):
    """The first player is to begin a turn and holds these guild cards."""
    return MochaTable().give(0, *cards).deal_guild(0, *numbers)


def test_a_guild_card_replaces_the_whole_turn():
    """GTURN-1, TURN-2"""
    table = with_guild(17, 5, cards=["stay"])
    assert "guild card" in table.legal
    table.play("guild card")
    assert table.legal == {"guild 5", "guild 17"}
    table.play("guild 17")
    assert (table.s.coffee[0], table.s.merchant[0], table.s.stack[0]) == (5, 7, 4)
    assert table.guild_hand(0) == [5]
    assert table.decision == "end_turn"
    assert table.play("done").to_act == 1


def test_a_guild_turn_has_no_payment_and_no_encounter():
    """GTURN-1: nobody on the merchant's place is paid or met."""
    table = with_guild(17).at(2).at(2, p=1)
    table.s.token[COFFEE_TRADER] = 2
    table.s.family[2] = 2
    table.ready().guild(17)
    assert table.to_act == 1
    assert list(table.s.lira)[:2] == [2, 3]
    assert (table.s.family[2], table.s.token[COFFEE_TRADER]) == (2, 2)


def test_one_guild_card_per_turn():
    """GTURN-1"""
    assert with_guild(17, 5, cards=["stay"]).guild(17).legal == {"done"}


@pytest.mark.parametrize("place", [1, 7, 13, 20])
def test_the_position_of_the_own_pieces_does_not_matter(place):
    """GTURN-2"""
    table = with_guild(17).at(place)
    table.s.family[0] = 4
    table.ready().guild(17)
    assert (table.s.coffee[0], table.s.merchant[0]) == (5, place)


def test_a_guild_card_is_played_at_the_start_of_the_turn_only():
    """GTURN-1, TABLE-4"""
    table = with_guild(17, cards=["five_lira"])
    for choice in ("move 6", "leave", "act", "draw stay", "draw stay", "discard stay"):
        assert "guild card" not in table.play(choice).legal
    assert table.decision == "after_action"


def test_free_cards_are_played_before_and_after_the_guild_card():
    """GTURN-3, WIN-2"""
    table = with_guild(17, cards=["five_lira", "five_lira", "coffee_for_8"]).purse(0, 0)
    table.play("card five_lira").guild(17)
    assert table.legal == {"done", "card five_lira", "card coffee_for_8"}
    table.play("card five_lira", "card coffee_for_8")
    assert (table.s.lira[0], table.s.coffee[0]) == (18, 4)


@pytest.mark.parametrize("before", [True, False])
def test_the_yellow_tile_is_used_before_or_after_the_guild_card(before):
    """GTURN-3, MOSQ-4"""
    table = with_guild(17, cards=["stay"]).own(0, "yellow").send_out(0, 9).purse(0, 2)
    if before:
        table.play("tile yellow").guild(17)
    else:
        table.guild(17, "tile yellow")
    assert (table.s.stack[0], table.s.lira[0], table.s.coffee[0]) == (4, 0, 5)


def test_the_companion_is_placed_before_the_guild_card():
    """GTURN-3, COMP-4, TABLE-4"""
    table = MochaTable(expansions=BOTH).deal_guild(0, 17)
    table.s.companion[0] = PERSONAL_SUPPLY
    table.ready().play("place companion").guild(17)
    assert (table.s.companion[0], table.s.coffee[0]) == (7, 5)


def test_phase_1_cards_are_barred_after_the_guild_card():
    """GTURN-3, TABLE-1"""
    table = with_guild(17, cards=["stay", "move_3_4", "corner", "return_assistant"]).send_out(0, 9).guild(17)
    assert table.legal == {"done"}


def test_a_phase_1_card_closes_the_guild_cards():
    """WIN-3, GTURN-1"""
    table = with_guild(17, cards=["return_assistant"]).send_out(0, 9).play("card return_assistant")
    assert "guild card" not in table.legal
    assert "move 6" in table.legal


def test_a_free_card_does_not_close_the_guild_cards():
    """WIN-3, GTURN-3"""
    assert "guild card" in with_guild(17, cards=["five_lira"]).play("card five_lira").legal


def test_repeat_cards_are_barred():
    """GTURN-3, ACT-7"""
    table = with_guild(12, cards=["post_again"]).guild(12, "use 5")
    assert table.legal == {"done"}
    assert table.hand(0) == ["post_again"]


def test_small_market_any_is_barred():
    """GTURN-3, ACT-7, BONUS-07"""
    table = with_guild(12, cards=["small_market_any"]).load(0, "R1 B1").guild(12, "use 11")
    assert table.legal == {"sell red", "sell blue"}
    table = with_guild(12, cards=["small_market_any"]).load(0, "B1")
    table.s.demand[1, 0] = 8  # S4 wants no blue
    assert "use 11" not in table.guild(12).legal


def test_the_green_tile_is_barred():
    """GTURN-3, ACT-7, MOSQ-2"""
    table = with_guild(12, cards=["stay"]).own(0, "green").guild(12, "use 2")
    assert table.legal == {"done"}
    assert table.goods(0) == "R2 G0 Y0 B0"


def test_the_red_tile_is_barred():
    """GTURN-3, ACT-7, MOSQ-1"""
    table = with_guild(12).own(0, "red").guild(12, "use 9", "call 8", "roll 1 2")
    assert table.s.lira[0] == 2 + 2
    assert table.to_act == 1


def test_a_guild_card_that_cannot_be_carried_out_completely_cannot_be_played():
    """GTURN-4"""
    table = with_guild(10, 11, 13, 17)
    assert table.play("guild card").legal == {"guild 17"}


def test_without_a_playable_guild_card_there_is_no_guild_turn():
    """GTURN-4"""
    assert "guild card" not in with_guild(10, 11, 13).legal
    assert "guild card" not in MochaTable().legal


def test_gains_cut_by_a_full_cart_count_as_complete():
    """GTURN-4"""
    table = with_guild(2, 3, 4, 5, 8).load(0, "R2 G2 Y2 B2").play("guild card")
    assert table.legal == {"guild 2", "guild 3", "guild 4", "guild 5", "guild 8"}


def test_the_card_is_laid_down_after_its_effect():
    """GTURN-5"""
    table = with_guild(18).discard_guild(9).keep_in_guild_deck(4).guild(18)
    assert table.legal == {"draw guild 4"}
    assert table.guild_pile() == [9]
    # The deck is empty now and 9 is reshuffled, but not the card being played.
    assert table.play("draw guild 4").legal == {"draw guild 9"}
    table.play("draw guild 9")
    assert table.guild_pile() == [18]
    assert table.guild_hand(0) == [4, 9]


@pytest.mark.parametrize(("number", "track", "goods"), [(13, 13, "R2 G2 Y2"), (16, 16, ""), (20, 20, "")])
def test_the_last_ruby_of_a_track_taken_by_a_guild_card_is_replaced(number, track, goods):
    """GTURN-6, RUBY-4"""
    table = with_guild(number).purse(0, 15).pour(0, 5).load(0, goods)
    table.s.rubies_on[track] = 1
    supply = table.s.ruby_supply
    table.ready().guild(number)
    assert table.s.rubies[0] == 1
    assert (table.s.rubies_on[track], table.s.ruby_supply) == (1, supply - 1)


@pytest.mark.parametrize(("number", "track"), [(13, 13), (16, 16), (20, 20)])
def test_without_a_ruby_on_the_track_the_guild_card_cannot_be_played(number, track):
    """GTURN-6, RUBY-5, GTURN-4"""
    table = with_guild(number).purse(0, 99).pour(0, 99).load(0, "R2 G2 Y2")
    assert "guild card" in table.legal
    table.s.rubies_on[track] = 0
    assert "guild card" not in table.ready().legal


def test_a_ruby_taken_by_a_guild_card_raises_the_price():
    """GTURN-6, RUBY-3"""
    table = with_guild(16).purse(0, 15).guild(16).purse(1, 12).give(1, "stay").go(16)
    assert table.legal == {"skip"}
    assert "act" in table.purse(1, 13).legal


def test_the_extra_turn_may_again_be_a_guild_turn():
    """GTURN-7, TURN-7"""
    table = with_guild(7, 17, cards=["stay"]).guild(7, "done")
    assert (table.to_act, table.decision) == (0, "move")
    table.guild(17, "done")
    assert table.s.coffee[0] == 5
    assert table.to_act == 1


def test_an_extra_turn_is_a_full_new_turn_with_all_limits_fresh():
    """TURN-7, TURN-6"""
    table = with_guild(7, cards=["stay"]).own(0, "yellow").send_out(0, 9, 4).purse(0, 4).at(6)
    table.play("tile yellow", "return 4").guild(7, "done", "done")
    assert (table.to_act, table.s.merchant[0]) == (0, 7)
    table.play("tile yellow")
    assert (table.s.stack[0], table.s.lira[0]) == (4, 0)
    table.play("move 17", "leave", "skip")
    assert table.to_act == 1


def test_an_extra_turn_opens_no_new_round():
    """WORD-10"""
    table = with_guild(7).guild(7)
    assert (table.to_act, table.s.round) == (0, 1)


def test_an_extra_turn_of_the_last_round_is_taken():
    """END-3, END-5: the last seat triggers the end, takes its extra turn, and seat 1 gets none."""
    table = MochaTable(players=2).deal_guild(1, 7).idle()
    table.s.rubies[1] = 6
    table.ready().guild(7)
    assert (table.to_act, table.decision) == (1, "move")
    table.idle()
    assert table.s.ended
