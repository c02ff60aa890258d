"""The card top_discard, which carries out the card on top of the discard pile."""

import pytest

from tests.istanbul.letters.post import deal_guild_card, grand_bazaar, hold, letters_table


def copying(*pile, cards=(), table=None):
    """The first player holds top_discard; the pile has these cards, the last one on top."""
    return (table or letters_table()).discard(*pile).give(0, "top_discard", *cards)


def test_five_lira_on_the_pile_is_carried_out_at_the_payment():
    """EX-114, BONUS-24, DECK-1"""
    table = copying("five_lira", cards=["top_discard"])
    table.s.merchant[1], table.s.lira[0] = 4, 0
    table.ready().play("move 4", "leave")
    assert (table.decision, table.legal) == ("pay_merchants", {"decline", "card top_discard"})
    table.play("card top_discard")
    assert (table.s.lira[0], table.pile()) == (5, ["five_lira", "top_discard"])
    assert table.legal == {"pay", "decline"}, "a further top_discard is not playable"


def test_without_a_discard_it_is_not_playable():
    """BONUS-24"""
    assert "card top_discard" not in letters_table().give(0, "top_discard").legal


def test_the_copied_card_stays_where_it_is():
    """BONUS-24: it is neither drawn nor played."""
    table = copying("stay", "one_good").play("card top_discard", "take blue")
    assert (table.pile(), table.goods(0), table.hand(0)) == (["stay", "one_good", "top_discard"], "R0 G0 Y0 B1", [])


def test_only_the_top_card_counts():
    """BONUS-24"""
    table = copying("five_lira", "palace_again")
    assert "card top_discard" not in table.legal


@pytest.mark.parametrize("top", ["item_for_7", "anywhere_3_lira", "family_home", "family_step", "companion_2"])
def test_the_conditions_of_the_copied_card_apply(top):
    """BONUS-24, CARD-2: no item, 2 lira, the family member at home, no companion on the board."""
    assert "card top_discard" not in copying(top).legal


def test_a_copied_move_card_is_the_turns_move():
    """BONUS-24, MOVE-8"""
    table = copying("stay", cards=["move_3_4"])
    table.s.merchant[0] = 4
    table.ready().play("card top_discard")
    assert (table.s.merchant[0], table.legal) == (4, {"leave", "decline"})
    assert "card move_3_4" not in table.legal


def test_a_copied_move_card_is_not_playable_after_the_move():
    """BONUS-24, WIN-3"""
    assert "card top_discard" not in copying("move_3_4").play("move 4").legal


def test_a_copied_phase_1_card_closes_the_placing_of_the_companion():
    """BONUS-24, WIN-3"""
    table = copying("return_assistant").send_out(0, 9)
    table.s.companion[0] = -1
    assert "place companion" in table.ready().legal
    assert "place companion" not in table.play("card top_discard").legal


def test_a_copied_repeat_card_is_played_after_its_action():
    """BONUS-24, WIN-5, CARD-6"""
    table = copying("post_again")
    assert "card top_discard" not in table.legal
    table.go(5).play("act")
    assert table.legal == {"done", "card top_discard"}
    assert table.play("card top_discard").s.post_markers_down == 2


def test_a_copied_repeat_card_is_not_played_after_another_action():
    """BONUS-24, CARD-6"""
    assert copying("post_again").go(4).play("act").legal == {"done"}


def test_the_copied_card_of_the_small_market_is_played_inside_the_action():
    """BONUS-24, BONUS-07, WIN-4, P11-1: the tile wants one red; two are sold."""
    table = copying("small_market_any").load(0, "R2").play("move 11")
    assert "card top_discard" not in table.play("leave").legal
    table.play("act", "card top_discard", "sell red", "demand S2")  # the first red was the only choice
    assert (table.s.lira[0], table.pile()) == (2 + 5, ["small_market_any", "top_discard"])


def test_a_copied_die_to_6_is_played_after_a_gain_roll():
    """BONUS-24, BONUS-16, WIN-4"""
    table = copying("die_to_6", table=grand_bazaar()).go(9).play("act", "call 9", "roll 1 3")
    assert table.legal == {"keep", "copy six 1", "copy six 3"}
    table.play("copy six 1")
    assert (table.s.lira[0], table.pile()) == (2 + 9, ["die_to_6", "top_discard"])


def test_after_a_copied_die_to_6_the_other_copy_has_nothing_to_copy():
    """BONUS-24, EX-114"""
    table = copying("die_to_6", cards=["top_discard"], table=grand_bazaar()).go(9)
    assert table.play("act", "call 9", "roll 1 3", "copy six 1").legal == {"keep"}


def test_a_copied_place_bound_card_is_barred_in_a_guild_turn():
    """BONUS-24, ACT-7, GTURN-3: GUILD-12 at the Small Market; S1 wants one red, so one is sold."""
    table = copying("small_market_any", table=deal_guild_card(grand_bazaar(), 0, 12)).load(0, "R2")
    table.play("guild card", "guild 12", "use 11")
    assert "card top_discard" not in table.legal


def test_a_copied_free_card_is_played_in_every_window():
    """BONUS-24, WIN-2, TABLE-4"""
    table = copying("five_lira", cards=["stay"])
    table.s.merchant[1] = 4
    table.ready()
    for choice in ("move 4", "leave", "pay", "act", "done"):
        assert "card top_discard" in table.legal
        table.play(choice)


def test_a_copied_letter_card_draws_a_letter():
    """BONUS-24, BONUS-20"""
    table = copying("letter").play("card top_discard", "draw letter 9")
    assert table.s.letters[0, 9] == 1


def test_a_copied_society_again_needs_its_seals():
    """BONUS-24, BONUS-30"""
    table = copying("society_again", table=hold(letters_table(), 0, delivered=(1, 2, 3))).go(24)
    assert table.play("act", "ruby 16").legal == {"done"}


def after_the_end(*pile, cards):
    """The game is over; the first player may still play cards that give goods or lira."""
    table = letters_table(2).discard(*pile).give(0, *cards)
    table.s.rubies[0] = 6
    table.idle(2)
    assert (table.s.ended, table.to_act, table.decision) == (1, 0, "last_cards")
    return table


def test_after_the_end_top_discard_cannot_be_played():
    """END-6: BONUS-24 is not on the closed list, whatever lies on the pile."""
    assert after_the_end("five_lira", cards=["top_discard"]).legal == {"done"}


def test_after_the_end_the_cards_of_the_closed_list_can_be_played_and_no_others():
    """END-6, BONUS-20, BONUS-21, BONUS-22, BONUS-23, BONUS-28"""
    cards = ["letter", "dice_letters", "item_for_7", "red_and_3", "green_and_3", "yellow_and_3", "token_service"]
    table = after_the_end(cards=cards).load(0, "R1")
    playable = ["dice_letters", "item_for_7", "red_and_3", "green_and_3", "yellow_and_3"]
    assert table.legal == {"done", *(f"card {card}" for card in playable)}
