"""Playing bonus cards: when, how many, and what a repeat card repeats."""

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


def test_any_number_of_cards_is_played_in_a_turn_and_each_is_used_up():
    """CARD-1"""
    table = holding("five_lira", "five_lira", "one_good", "stay")
    table.play("card five_lira", "card one_good", "take red", "card five_lira")
    assert table.s.lira[0] == 10
    assert table.hand(0) == ["stay"]
    assert table.pile() == ["five_lira", "one_good", "five_lira"]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("family_home", "the family member is at home"),
        ("return_assistant", "no assistant is out"),
        ("palace_again", "no action has been carried out"),
        ("post_again", "no action has been carried out"),
        ("dealer_again", "no action has been carried out"),
        ("small_market_any", "no sale has started"),
    ],
)
def test_a_card_whose_effect_cannot_be_carried_out_is_not_played(card, reason):
    """CARD-2"""
    assert cards_offered(holding(card)) == set(), reason


def test_lack_of_room_cuts_a_gain_but_does_not_bar_the_card():
    """CARD-2"""
    table = holding("one_good", "stay", goods="R2 G2 Y2 B2").play("card one_good")
    assert table.goods(0) == "R2 G2 Y2 B2"
    assert table.hand(0) == ["stay"]


def test_no_card_interrupts_another():
    """CARD-3"""
    table = holding("one_good", "five_lira", "family_home")
    table.s.family[0] = 3
    table.ready().play("card one_good")
    assert table.legal == {"take red", "take green", "take yellow", "take blue"}
    table.play("take red", "card family_home")
    assert table.legal == {"reward card", "reward lira"}


def test_a_card_discarded_as_a_payment_has_no_effect():
    """CARD-4: five lira given to the Governor."""
    table = holding("five_lira")
    table.s.token[0] = 2
    table.play("move 2", "leave", "skip", "meet governor", "draw stay", "discard five_lira", "roll 1 2")
    assert table.s.lira[0] == 0
    assert table.hand(0) == ["stay"]


def test_a_card_discarded_at_the_caravansary_has_no_effect():
    """CARD-4"""
    table = holding("five_lira").go(6).play("act", "draw stay", "draw stay", "discard five_lira")
    assert table.s.lira[0] == 0


def test_a_repeat_card_is_played_right_after_the_action_of_its_place_only():
    """CARD-6"""
    table = holding("post_again")
    assert cards_offered(table) == set()
    table.play("move 5")
    assert cards_offered(table) == set()
    table.play("leave")
    assert cards_offered(table) == set()
    table.play("act")
    assert cards_offered(table) == {"post_again"}


def test_a_repeat_card_does_not_fit_another_place():
    """CARD-6"""
    table = holding("post_again", "palace_again", "dealer_again").go(2).play("act")
    assert table.legal == {"done"}


def test_a_repeat_card_is_not_played_after_an_action_that_was_skipped():
    """CARD-6"""
    table = holding("post_again")
    table.s.token[1] = 5
    table.go(5).play("skip")
    assert table.legal == {"meet smuggler", "done"}


def test_a_repeat_card_comes_too_late_after_the_window():
    """CARD-6: neither among the encounters nor at the end of the turn."""
    table = holding("post_again", lira=2)
    table.s.token[1] = 5
    table.go(5).play("act", "done")
    assert table.legal == {"meet smuggler", "done"}
    table.play("meet smuggler", "take blue", "pay", "roll 1 1")
    assert table.legal == {"done"}


def test_free_cards_may_come_between_an_action_and_its_repetition():
    """CARD-6"""
    table = holding("dealer_again", "five_lira", lira=20).go(16).play("act")
    assert "card dealer_again" not in table.legal, "8 lira are left, 13 are due"
    table.play("card five_lira", "card dealer_again")
    assert table.s.rubies[0] == 2
    assert table.s.lira[0] == 0


def test_several_repeat_cards_may_follow_one_another():
    """CARD-6"""
    table = holding("post_again", "post_again").go(5).play("act", "card post_again", "card post_again")
    assert table.goods(0) == "R2 G1 Y2 B0"
    assert table.s.lira[0] == 2 + 2 + 3


def test_the_family_member_repeats_its_action():
    """CARD-6, CARD-7: Police Station, then the Palace; the innermost action counts."""
    table = holding("palace_again")
    table.s.extensions[0] = 1
    table.load(0, "R3 G2 Y2 B2").go(12).play("act", "send 13", "act")
    assert cards_offered(table) == {"palace_again"}
    table.play("card palace_again")
    assert table.s.rubies[0] == 2
    assert table.goods(0) == "R0 G0 Y0 B0"


def test_if_the_inner_action_is_skipped_it_is_not_repeated():
    """CARD-7"""
    table = holding("post_again").go(12).play("act", "send 5", "skip")
    assert table.legal == {"done"}
