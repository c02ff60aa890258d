"""The bonus cards, one by one."""

import pytest

from tests.table import Table


def holding(*cards, lira=0, goods=""):
    """The first player holds these cards and is about to move."""
    table = Table().give(0, *cards)
    table.s.lira[0] = lira
    return table.load(0, goods)


def cards_offered(table):
    """The cards that may be played now."""
    return {name.removeprefix("card ") for name in table.legal if name.startswith("card ")}


@pytest.mark.parametrize(
    ("good", "goods"),
    [("red", "R1 G0 Y2 B0"), ("green", "R0 G1 Y2 B0"), ("blue", "R0 G0 Y2 B1")],
)
def test_one_good_of_choice(good, goods):
    """BONUS-01"""
    table = holding("one_good", goods="Y2").play("card one_good")
    assert table.legal == {"take red", "take green", "take blue"}
    assert table.play(f"take {good}").goods(0) == goods


def test_one_good_is_gained_before_or_after_an_action_never_during():
    """BONUS-01"""
    table = holding("one_good", goods="R1").go(11)
    assert cards_offered(table) == {"one_good"}
    table.play("act")
    assert cards_offered(table) == set()
    table.play("sell red", "demand S2")
    assert cards_offered(table) == {"one_good"}


def test_one_good_between_an_action_and_its_repetition():
    """BONUS-01, BONUS-03"""
    table = holding("one_good", "palace_again", goods="R2 G2 Y2 B2").go(13).play("act")
    assert table.goods(0) == "R1 G1 Y1 B1"
    assert cards_offered(table) == {"one_good"}, "five goods are due now"
    table.play("card one_good", "take red", "card palace_again")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.rubies[0] == 2


def test_five_lira():
    """BONUS-02"""
    assert holding("five_lira", "stay", lira=1).play("card five_lira").s.lira[0] == 6


def test_the_palace_again_costs_one_good_more():
    """BONUS-03, EX-28: 7 goods, then 8."""
    table = holding("palace_again")
    table.s.extensions[0] = 3
    table.s.rubies_on[13] = 4
    table.load(0, "R4 G4 Y2 B5").go(13).play("act", "give green", "card palace_again")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.rubies[0] == 2


def test_the_palace_again_needs_the_goods():
    """BONUS-03"""
    assert holding("palace_again", goods="R1 G1 Y1 B1").go(13).play("act").legal == {"done"}


def test_the_post_office_again_pays_by_the_markers_as_they_then_lie():
    """BONUS-04, EX-29: G, Y, 2 lira; then R, Y, 2 lira; two markers are down afterwards."""
    table = holding("post_again", "stay").go(5).play("act")
    assert table.goods(0) == "R0 G1 Y1 B0"
    assert table.s.lira[0] == 2
    table.play("card post_again")
    assert table.goods(0) == "R1 G1 Y2 B0"
    assert table.s.lira[0] == 4
    assert table.s.post_markers_down == 2


def test_the_dealer_again_costs_one_lira_more():
    """BONUS-05, EX-28: 15, then 16."""
    table = holding("dealer_again", lira=31)
    table.s.rubies_on[16] = 9
    table.ready().go(16).play("act", "card dealer_again")
    assert table.s.lira[0] == 0
    assert table.s.rubies[0] == 2


def test_the_dealer_again_needs_the_lira():
    """BONUS-05"""
    assert holding("dealer_again", lira=24).go(16).play("act").legal == {"done"}
    assert holding("dealer_again", lira=25).go(16).play("act").legal == {"done", "card dealer_again"}


@pytest.mark.parametrize(("reward", "lira", "hand"), [("lira", 3, ["stay"]), ("card", 0, ["stay", "move_3_4"])])
def test_the_family_member_comes_home_for_a_reward(reward, lira, hand):
    """BONUS-06"""
    table = holding("family_home", "stay")
    table.s.family[0] = 9
    table.ready().play("card family_home", f"reward {reward}")
    if reward == "card":
        table.play("draw move_3_4")
    assert table.s.family[0] == 12
    assert table.s.lira[0] == lira
    assert table.hand(0) == hand


def test_the_family_member_called_home_may_be_sent_out_again():
    """BONUS-06: before the action of 12."""
    table = holding("family_home", "stay")
    table.s.family[0] = 9
    table.ready().go(12)
    assert table.legal == {"skip", "card family_home"}
    table.play("card family_home", "reward lira", "act", "send 2", "act")
    assert table.goods(0) == "R2 G0 Y0 B0"


def test_any_goods_are_sold_at_the_small_market():
    """BONUS-07: S1 wants one red good; three are sold."""
    table = holding("small_market_any", "stay")
    table.s.extensions[0] = 3
    table.load(0, "R4").go(11).play("act", "card small_market_any", "sell red", "sell red", "sell red", "done")
    assert table.s.lira[0] == 9
    assert table.goods(0) == "R1 G0 Y0 B0"


def test_a_sale_at_the_small_market_does_without_the_card():
    """BONUS-07"""
    table = holding("small_market_any", goods="R2").go(11).play("act", "sell red", "demand S2")
    assert table.hand(0) == ["small_market_any"]


def test_the_merchant_stays_and_counts_as_just_arrived():
    """BONUS-08: an assistant is left, the other merchant is paid, the action carried out."""
    table = holding("stay", lira=2)
    table.s.merchant[0] = table.s.merchant[1] = 2
    table.ready().play("card stay", "leave", "pay", "act")
    assert table.assistants(0) == {2}
    assert list(table.s.lira[:2]) == [0, 5]
    assert table.goods(0) == "R2 G0 Y0 B0"


def test_staying_picks_up_the_assistant_left_before():
    """BONUS-08"""
    table = Table().go(2).play("act").idle(3).give(0, "stay")
    assert table.play("card stay").legal == {"pick up", "decline"}


def test_staying_is_the_move_of_the_turn():
    """BONUS-08: with a second card the merchant cannot move on, nor back."""
    table = holding("stay", "move_3_4").go(2).play("act", "done").idle(3)
    table.play("card stay")
    assert table.legal == {"pick up", "decline"}


def test_staying_on_the_fountain_needs_no_assistant():
    """BONUS-08"""
    table = holding("stay").send_out(0, 2).play("card stay")
    assert table.legal == {"skip", "act"}
    assert table.play("act", "return 2").s.stack[0] == 4


def test_the_merchant_walks_three_or_four_steps():
    """BONUS-09"""
    table = holding("move_3_4").play("card move_3_4")
    assert table.legal == {"move 8", "move 10", "move 13", "move 15", "move 16"}
    table.play("move 8")
    assert table.s.merchant[0] == 8
    assert table.legal == {"leave", "decline"}


def test_the_long_walk_is_the_move_of_the_turn():
    """BONUS-09"""
    table = holding("move_3_4", "move_3_4", "stay").play("card move_3_4", "move 8")
    assert cards_offered(table) == set()


@pytest.mark.parametrize("place", [3, 5, 9])
def test_an_assistant_returns_from_any_place_before_the_move(place):
    """BONUS-10: the merchant's place included; the move follows."""
    table = holding("return_assistant").send_out(0, 3, 5, 9)
    table.s.merchant[0] = 3
    table.ready().play("card return_assistant")
    assert table.legal == {"return 3", "return 5", "return 9"}
    table.play(f"return {place}")
    assert table.assistants(0) == {3, 5, 9} - {place}
    assert table.s.stack[0] == 2
    assert "move 2" in table.legal


def test_an_assistant_returned_after_the_move_may_be_left():
    """BONUS-10: the merchant arrives without assistants."""
    table = holding("return_assistant").send_out(0, 5, 9, 10, 13).play("move 3")
    assert table.legal == {"decline", "card return_assistant"}
    table.play("card return_assistant", "return 5", "leave", "act")
    assert table.goods(0) == "R0 G2 Y0 B0"


def test_an_assistant_is_not_returned_later_in_the_turn():
    """BONUS-10"""
    table = holding("return_assistant").send_out(0, 5).play("move 3", "leave")
    assert table.legal == {"skip", "act"}
    assert table.play("act").legal == {"done"}
