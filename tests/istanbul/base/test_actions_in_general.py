"""Actions in general: when they may be started, how they are carried out, and by whom."""

import pytest

from arasta.core.machine import CHANCE
from tests.table import CARD, Table

NEXT_TO = {1: 7, 8: 6, 10: 11, 11: 7, 12: 7, 13: 6, 14: 7, 15: 12, 16: 11, 2: 7, 5: 7, 6: 7}


def at(place, goods="", lira=0, cards=("one_good",), extensions=0):
    """The first player has arrived on a place, left an assistant, and is asked whether to act."""
    table = Table().give(0, *cards)
    table.s.merchant[0] = NEXT_TO[place]
    table.s.extensions[0] = extensions
    table.s.lira[0] = lira
    return table.load(0, goods).play(f"move {place}", "leave")


def sent_to(place, goods="", lira=0, cards=("one_good",), mosque_tiles=0):
    """The first player has sent the family member from 12 to a place and is asked whether to act there."""
    table = Table().give(0, *cards)
    table.s.mosque_tiles[0] = mosque_tiles
    table.s.lira[0] = lira
    return table.load(0, goods).play("move 12", "leave", "act", f"send {place}")


@pytest.mark.parametrize(("lying", "choice"), [(0, "leave"), (1 << 2, "pick up")])
def test_the_action_may_be_carried_out_whether_an_assistant_was_left_or_picked_up(lying, choice):
    """ACT-1"""
    table = Table()
    table.s.assistants_on[0] = lying
    table.ready().play("move 2", choice)
    assert table.legal == {"act", "skip"}
    assert table.play("act").goods(0) == "R2 G0 Y0 B0"


def test_an_action_may_be_skipped_and_encounters_follow():
    """ACT-1, MEET-2"""
    table = Table()
    table.s.token[1] = 2
    table.ready().play("move 2", "leave", "skip")
    assert table.legal == {"meet smuggler", "done"}
    assert table.goods(0) == "R0 G0 Y0 B0"


def test_an_action_that_is_impossible_is_passed_over_and_encounters_follow():
    """ACT-1, MEET-2"""
    table = Table()
    table.s.token[1] = 1
    table.s.lira[0] = 6
    table.ready().play("move 1", "leave")
    assert table.legal == {"meet smuggler", "done"}


@pytest.mark.parametrize(
    ("place", "too_little", "enough"),
    [
        (1, {"lira": 6}, {"lira": 7}),
        (16, {"lira": 11}, {"lira": 12}),
        (13, {"goods": "R2 G1 Y1"}, {"goods": "R1 G1 Y1 B1"}),
        (14, {"goods": "R1 G1 Y2 B2"}, {"goods": "R2"}),
        (15, {"goods": "R2 G2 Y1 B1"}, {"goods": "B2"}),
        (10, {"goods": "Y2"}, {"goods": "B1"}),  # L1 has no yellow symbol
        (11, {"goods": ""}, {"goods": "B1"}),
    ],
)
def test_an_action_is_started_only_if_its_costs_can_be_paid_in_full(place, too_little, enough):
    """ACT-2"""
    assert at(place, **too_little).legal == {"skip", "card one_good"}
    assert at(place, **enough).legal == {"act", "skip", "card one_good"}


def test_an_action_is_started_only_if_its_precondition_holds():
    """ACT-2, P12-1"""
    table = Table().give(0, "one_good")
    table.s.family[0] = 4
    table.ready().play("move 12", "leave")
    assert table.legal == {"skip", "card one_good"}


@pytest.mark.parametrize(("place", "lira"), [(2, 0), (5, 2)])
def test_missing_room_only_reduces_a_gain(place, lira):
    """ACT-2"""
    table = at(place, goods="R2 G2 Y2 B2")
    assert "act" in table.legal
    assert table.play("act").goods(0) == "R2 G2 Y2 B2"
    assert table.s.lira[0] == lira


def test_missing_cards_only_reduce_a_gain():
    """ACT-2, DECK-5"""
    table = Table()
    for slug, card in CARD.items():
        table.give(3, *[slug] * table.s.deck[card])
    assert "act" in table.play("move 6", "leave").legal


def test_an_action_once_started_is_carried_out_to_its_end():
    """ACT-3"""
    table = Table().discard("stay", "five_lira").play("move 6", "leave", "act")
    assert (table.to_act, table.legal) == (0, {"from deck", "from discard"})
    table.play("from discard")
    assert (table.to_act, table.legal) == (0, {"from deck", "from discard"})
    table.play("from discard")
    assert (table.to_act, table.legal) == (0, {"discard five_lira", "discard stay"})


def test_a_sale_once_begun_sells_at_least_one_good():
    """ACT-3, P10-1"""
    table = at(11, goods="R1 B1").play("act")
    assert table.legal == {"sell red", "sell blue"}
    assert table.play("sell red").legal == {"sell blue", "done"}


def test_a_payment_of_any_goods_is_made_in_full():
    """ACT-3, P13-1"""
    table = at(13, goods="R2 G2 Y1 B1", cards=["one_good", "palace_again"], extensions=1)
    table.s.rubies_on[13] = 6  # five goods are due
    table.ready().play("act")
    assert (table.to_act, table.legal) == (0, {"give red", "give green"})
    assert table.s.rubies[0] == 0
    table.play("give green")
    assert table.s.rubies[0] == 1
    assert table.goods(0) == "R1 G0 Y0 B0"


def test_the_parts_of_an_action_come_in_the_order_given():
    """ACT-3, P02-2"""
    table = Table()
    table.s.mosque_tiles[0] = 0b0010
    table.ready().play("move 3", "leave", "act")
    # The row of green goods is filled first, so the good bought cannot be green.
    assert table.legal == {"take red", "take yellow", "take blue", "decline"}


@pytest.mark.parametrize(
    ("place", "goods", "lira"),
    [(2, "R2 G0 Y0 B0", 0), (3, "R0 G2 Y0 B0", 0), (4, "R0 G0 Y2 B0", 0), (5, "R0 G1 Y1 B0", 2)],
)
def test_an_action_has_the_same_effect_for_merchant_and_family_member(place, goods, lira):
    """ACT-4"""
    by_merchant = Table()
    by_merchant.s.lira[0] = 0
    by_merchant.ready().play(f"move {place}", "leave", "act")
    assert (by_merchant.goods(0), by_merchant.s.lira[0]) == (goods, lira)
    by_member = sent_to(place).play("act")
    assert (by_member.goods(0), by_member.s.lira[0]) == (goods, lira)


def test_a_family_member_needs_no_assistant_where_it_acts():
    """ACT-5"""
    table = Table()
    table.s.stack[0] = 1
    table.ready().play("move 12", "leave", "act", "send 3", "act")
    assert table.goods(0) == "R0 G2 Y0 B0"
    assert table.assistants(0) == {12}


def test_a_family_member_pays_and_meets_nobody_and_is_caught_later():
    """ACT-5, EX-12, P12-1"""
    table = Table()
    table.s.merchant[2] = 3
    table.s.token[0] = 3
    table.s.family[3] = 3
    table.ready().play("move 12", "leave", "act", "send 3", "act")
    assert table.goods(0) == "R0 G2 Y0 B0"
    assert list(table.s.lira)[:4] == [2, 3, 4, 5]
    assert (table.s.token[0], table.s.family[3]) == (3, 3)
    assert table.to_act == 1  # the Governor was not available
    table.play("move 3", "leave", "pay", "skip", "meet family 1", "reward lira")
    assert table.s.family[0] == 12
    assert table.s.lira[1] == 3 - 2 + 3


def test_an_action_reached_through_the_police_station_is_optional():
    """ACT-6"""
    table = sent_to(3, cards=[])
    assert table.legal == {"act", "skip"}
    table.play("skip")
    assert table.to_act == 1
    assert table.s.family[0] == 3
    assert table.goods(0) == "R0 G0 Y0 B0"


def test_a_repeat_card_works_with_the_family_member():
    """ACT-7, CARD-7"""
    table = sent_to(5, cards=["post_again"]).play("act")
    assert table.legal == {"card post_again", "done"}
    table.play("card post_again")
    # No marker down: green, yellow, 2 lira; then red, yellow, 2 lira.
    assert table.goods(0) == "R1 G1 Y2 B0"
    assert table.s.lira[0] == 4


def test_a_repeat_card_of_another_place_does_not_work():
    """ACT-7"""
    table = sent_to(5, lira=50, cards=["dealer_again"]).play("act")
    assert table.legal == {"done"}


def test_small_market_any_works_with_the_family_member():
    """ACT-7, P11-1"""
    table = sent_to(11, goods="R1 B2", cards=["small_market_any"]).play("act")
    assert table.legal == {"sell red", "sell blue", "card small_market_any"}
    table.play("card small_market_any", "sell blue", "sell blue", "done")  # S1 has one blue symbol only
    assert table.s.lira[0] == 5


@pytest.mark.parametrize("choices", [("send 8", "act"), ("send 9", "act", "call 9")])
def test_the_red_tile_works_with_the_family_member(choices):
    """ACT-7, ROLL-3"""
    table = Table()
    table.s.mosque_tiles[0] = 0b0001
    table.ready().play("move 12", "leave", "act", *choices, "roll 1 2")
    assert table.legal == {"keep", "reroll", "turn 1", "turn 2"}


def test_the_green_tile_works_with_the_family_member():
    """ACT-7, P02-2"""
    table = sent_to(4, lira=2, mosque_tiles=0b0010).play("act", "take blue")
    assert table.goods(0) == "R0 G0 Y2 B1"
    assert table.s.lira[0] == 0


def test_lira_and_goods_spent_go_to_the_supply_and_to_nobody_else():
    """ACT-8, WORD-3"""
    table = at(16, lira=12, cards=[]).play("act")
    assert list(table.s.lira)[:4] == [0, 3, 4, 5]
    table = at(13, goods="R1 G1 Y1 B1", cards=[]).play("act")
    assert [table.goods(p) for p in range(4)] == ["R0 G0 Y0 B0"] * 4


def test_a_card_given_as_a_payment_goes_to_the_discard_pile():
    """ACT-8"""
    table = Table().give(0, "stay")
    table.s.token[0] = 2
    table.ready().play("move 2", "leave", "skip", "meet governor", "draw five_lira", "discard stay")
    assert table.pile() == ["stay"]
    assert table.to_act == CHANCE


def test_lira_in_the_supply_are_unlimited():
    """WORD-3"""
    table = at(11, goods="R1 G1 Y2 B1", lira=4000, cards=[])
    for p in (1, 2, 3):
        table.s.lira[p] = 4000
    table.play("act", "sell red", "sell green", "sell yellow", "sell yellow", "sell blue")
    assert table.s.lira[0] == 4020
