"""Encounters, phase 4: family members, Governor and Smuggler."""

from collections import Counter

import pytest

from arasta.core.machine import CHANCE
from tests.table import BASE_DECK, CARD, NOWHERE, Table

GOVERNOR, SMUGGLER = 0, 1


def on_place_2(*cards, governor=False, smuggler=False, families=(), lira=0, goods=""):
    """The first player has reached place 2, left an assistant and skipped the action."""
    table = Table().give(0, *cards)
    table.s.token[GOVERNOR] = 2 if governor else NOWHERE
    table.s.token[SMUGGLER] = 2 if smuggler else NOWHERE
    for p in families:
        table.s.family[p] = 2
    table.s.lira[0] = lira
    return table.load(0, goods).play("move 2", "leave", "skip")


def without_cards(table):
    """Neither the deck nor the discard pile has a card left: the last player holds them all."""
    for slug, card in CARD.items():
        table.give(3, *[slug] * table.s.deck[card])
    return table


def test_encounters_concern_the_place_where_the_merchant_ended_its_move():
    """MEET-1, MEET-14"""
    table = Table()
    table.s.token[GOVERNOR] = 12
    table.s.token[SMUGGLER] = 3
    table.s.family[1] = 3
    table.ready().play("move 12", "leave", "act", "send 3", "act")
    assert table.legal == {"meet governor", "done"}


@pytest.mark.parametrize("choice", ["act", "skip"])
def test_encounters_take_place_whether_or_not_the_action_was_carried_out(choice):
    """MEET-2"""
    table = Table()
    table.s.token[SMUGGLER] = 2
    table.ready().play("move 2", "leave", choice)
    assert table.legal == {"meet smuggler", "done"}


@pytest.mark.parametrize("first", ["meet governor", "meet smuggler", "meet family 2", "meet family 4"])
def test_the_active_player_chooses_the_order_of_encounters(first):
    """MEET-2"""
    table = on_place_2(governor=True, smuggler=True, families=(1, 3), lira=9)
    everybody = {"meet governor", "meet smuggler", "meet family 2", "meet family 4"}
    assert table.legal == everybody
    rest = {
        "meet governor": ("draw stay", "pay", "roll 1 2"),
        "meet smuggler": ("take red", "pay", "roll 1 2"),
        "meet family 2": ("reward lira",),
        "meet family 4": ("reward lira",),
    }
    table.play(first, *rest[first])
    assert table.legal == everybody - {first}


def test_foreign_family_members_are_sent_home_each_for_a_reward_of_its_own():
    """MEET-3, EX-8, WORD-8"""
    table = on_place_2(families=(1, 2))
    assert table.legal == {"meet family 2", "meet family 3"}
    table.play("meet family 3")
    assert (table.to_act, table.legal) == (0, {"reward card", "reward lira"})
    table.play("reward card", "draw stay")
    table.play("meet family 2")
    assert table.legal == {"reward card", "reward lira"}
    table.play("reward lira")
    assert table.hand(0) == ["stay"]
    assert table.s.lira[0] == 3
    assert list(table.s.family)[:4] == [12, 12, 12, 12]


def test_to_send_family_members_home_is_compulsory():
    """MEET-3"""
    assert on_place_2("five_lira", families=[1]).legal == {"meet family 2", "card five_lira"}


def test_on_the_police_station_nothing_happens_to_family_members():
    """MEET-3, EX-8"""
    table = Table().play("move 12", "leave", "skip")
    assert table.to_act == 1
    assert list(table.s.lira)[:4] == [2, 3, 4, 5]
    assert table.s.deck_size == BASE_DECK


def test_the_own_family_member_is_ignored():
    """MEET-3"""
    table = on_place_2(families=[0])
    assert table.to_act == 1
    assert table.s.family[0] == 2


def test_a_family_member_on_another_place_is_not_met():
    """MEET-3"""
    table = on_place_2()
    table.s.family[1] = 3
    assert table.to_act == 1
    assert table.s.family[1] == 3


def test_the_reward_is_a_card_only_if_one_can_be_drawn():
    """MEET-4, WORD-8"""
    table = without_cards(Table())
    table.s.family[1] = 2
    table.s.lira[0] = 0
    table.ready().play("move 2", "leave", "skip")
    # Only the 3 lira are left, so nothing is asked.
    assert table.s.lira[0] == 3
    assert table.s.cards[0] == 0
    assert table.to_act == 1


def test_the_reward_can_be_a_card_if_there_are_discards_only():
    """MEET-4, DECK-3"""
    table = Table().discard("stay")
    without_cards(table)
    table.s.family[1] = 2
    table.ready().play("move 2", "leave", "skip")
    assert table.legal == {"reward card", "reward lira"}
    assert table.play("reward card").legal == {"draw stay"}


def test_the_governor_gives_a_card_for_two_lira():
    """MEET-5, MEET-11"""
    table = on_place_2("five_lira", governor=True, lira=2).play("meet governor", "draw stay")
    assert (table.to_act, table.legal) == (0, {"pay", "discard five_lira", "discard stay"})
    table.play("pay", "roll 2 2")
    assert table.hand(0) == ["five_lira", "stay"]
    assert table.s.lira[0] == 0
    assert table.s.token[GOVERNOR] == 4


def test_the_governor_takes_a_card_from_hand_instead():
    """MEET-5"""
    table = on_place_2("five_lira", governor=True, lira=2).play("meet governor", "draw stay", "discard five_lira")
    assert table.hand(0) == ["stay"]
    assert table.pile() == ["five_lira"]
    assert table.s.lira[0] == 2


def test_the_card_just_drawn_may_be_the_payment():
    """MEET-5, MEET-9, EX-6"""
    table = on_place_2(governor=True).play("meet governor", "draw stay", "roll 1 3")
    # With 0 lira and no other card the card drawn is the only payment, so nothing was asked.
    assert table.hand(0) == []
    assert table.pile() == ["stay"]
    assert table.s.token[GOVERNOR] == 4


def test_two_lira_are_not_offered_to_who_has_less():
    """MEET-5, MEET-6, MEET-9"""
    table = on_place_2("five_lira", governor=True, lira=1).play("meet governor", "draw stay")
    assert table.legal == {"discard five_lira", "discard stay"}
    table = on_place_2(smuggler=True, lira=1, goods="R1").play("meet smuggler", "take blue")
    assert table.legal == {"give red", "give blue"}


def test_the_governor_may_be_left_alone():
    """MEET-5, MEET-11"""
    table = on_place_2(governor=True, lira=2).play("done")
    assert table.to_act == 1
    assert table.s.token[GOVERNOR] == 2
    assert (table.s.lira[0], table.s.cards[0]) == (2, 0)


def test_the_smuggler_gives_a_good_of_choice_for_two_lira():
    """MEET-6, MEET-11"""
    table = on_place_2(smuggler=True, lira=2).play("meet smuggler")
    assert (table.to_act, table.legal) == (0, {"take red", "take green", "take yellow", "take blue"})
    table.play("take blue", "pay", "roll 6 5")
    assert table.goods(0) == "R0 G0 Y0 B1"
    assert table.s.lira[0] == 0
    assert table.s.token[SMUGGLER] == 11


def test_the_smuggler_takes_a_good_of_any_type_instead():
    """MEET-6"""
    table = on_place_2(smuggler=True, lira=2, goods="R1 G1").play("meet smuggler", "take blue")
    assert table.legal == {"pay", "give red", "give green", "give blue"}
    table.play("give red")
    assert table.goods(0) == "R0 G1 Y0 B1"
    assert table.s.lira[0] == 2


def test_the_smuggler_may_be_left_alone():
    """MEET-6, MEET-11"""
    table = on_place_2(smuggler=True, lira=2).play("done")
    assert table.to_act == 1
    assert table.s.token[SMUGGLER] == 2
    assert table.goods(0) == "R0 G0 Y0 B0"


def test_the_good_just_gained_may_be_the_payment():
    """MEET-6, MEET-9, EX-7"""
    table = on_place_2(smuggler=True).play("meet smuggler", "take blue", "roll 6 6")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.token[SMUGGLER] == 12
    assert table.to_act == 1


def test_the_gain_comes_before_the_payment():
    """MEET-9"""
    table = on_place_2(smuggler=True, lira=2).play("meet smuggler", "take yellow")
    assert table.goods(0) == "R0 G0 Y1 B0"
    assert table.s.lira[0] == 2


def test_the_governor_cannot_be_used_when_no_card_can_be_drawn():
    """MEET-10"""
    table = without_cards(Table())
    table.s.token[GOVERNOR] = 2
    table.s.token[SMUGGLER] = 2
    table.ready().play("move 2", "leave", "skip")
    assert table.legal == {"meet smuggler", "done"}


def test_the_smuggler_can_be_used_with_a_full_cart_merely_to_move_it():
    """MEET-10"""
    table = on_place_2(smuggler=True, lira=2, goods="R2 G2 Y2 B2").play("meet smuggler")
    assert table.legal == {"pay", "give red", "give green", "give yellow", "give blue"}
    table.play("pay", "roll 1 2")
    assert table.goods(0) == "R2 G2 Y2 B2"
    assert table.s.lira[0] == 0
    assert table.s.token[SMUGGLER] == 3


def test_each_token_used_rolls_for_itself():
    """MEET-11, WORD-6"""
    table = on_place_2(governor=True, smuggler=True, lira=4)
    table.play("meet smuggler", "take red", "pay", "roll 6 6", "meet governor", "draw stay", "pay", "roll 2 3")
    assert list(table.s.token) == [5, 12, NOWHERE, NOWHERE]


def test_a_token_is_met_once_per_turn_even_if_it_rolls_the_same_place():
    """MEET-13"""
    table = on_place_2(smuggler=True, lira=4).play("meet smuggler", "take red", "pay", "roll 1 1")
    assert table.s.token[SMUGGLER] == 2
    assert table.to_act == 1


def test_a_token_that_stayed_is_met_again_in_the_next_turn():
    """MEET-13"""
    table = on_place_2("stay", smuggler=True, lira=4).play("meet smuggler", "take red", "pay", "roll 1 1", "done")
    table.idle(3).play("card stay", "pick up", "skip")
    assert table.legal == {"meet smuggler", "done"}


def test_a_token_that_rolls_onto_the_place_of_another_does_not_close_that_one():
    """MEET-13, MEET-15"""
    table = on_place_2(governor=True, smuggler=True, lira=4).play("meet smuggler", "take red", "pay", "roll 1 1")
    assert table.legal == {"meet governor", "done"}


def test_a_family_member_that_is_sent_out_meets_nobody():
    """MEET-14"""
    table = Table()
    table.s.token[GOVERNOR] = table.s.token[SMUGGLER] = 3
    table.s.family[1] = 3
    table.ready().play("move 12", "leave", "act", "send 3", "act")
    assert table.to_act == 1
    assert list(table.s.token) == [3, 3, NOWHERE, NOWHERE]
    assert table.s.family[1] == 3


def test_a_token_only_ever_stands_on_the_places_2_to_12():
    """MEET-15, ROLL-5"""
    places = Counter()
    for a in range(1, 7):
        for b in range(1, 7):
            table = on_place_2(smuggler=True, lira=2).play("meet smuggler", "take red", "pay", f"roll {a} {b}")
            places[table.s.token[SMUGGLER]] += 1
    assert places == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


def test_neutral_merchants_also_stand_on_their_starting_places():
    """MEET-15, WORD-6, SETUP-13"""
    assert list(Table(players=2).s.neutral_merchant) == [14, 15, 16]


def test_tokens_may_share_a_place():
    """MEET-15"""
    table = on_place_2(governor=True, smuggler=True, lira=4)
    table.play("meet smuggler", "take red", "pay", "roll 4 4", "meet governor", "draw stay", "pay", "roll 3 5")
    assert list(table.s.token) == [8, 8, NOWHERE, NOWHERE]


def test_chance_rolls_for_a_token_and_no_player():
    """MEET-11, CHANCE-1"""
    table = on_place_2(smuggler=True, lira=2).play("meet smuggler", "take red", "pay")
    assert table.to_act == CHANCE
