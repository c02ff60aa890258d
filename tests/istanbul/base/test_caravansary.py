"""Caravansary, place 6."""

import pytest

from arasta.istanbul.base.components import CARD_TABLE
from tests.table import Table


def rest_of_deck(table, *kept):
    """Every card of the deck but these, so that they can be given away."""
    cards = [row.slug for card, row in enumerate(CARD_TABLE) for _ in range(table.s.deck[card])]
    for slug in kept:
        cards.remove(slug)
    return cards


def test_each_card_comes_from_the_deck_or_the_top_of_the_discard_pile():
    """P06-2"""
    table = Table().discard("stay", "five_lira").go(6).play("act")
    assert table.legal == {"from deck", "from discard"}
    table.play("from discard")
    assert table.hand(0) == ["five_lira"]
    assert table.pile() == ["stay"]


def test_the_second_source_is_chosen_after_the_first_card_is_seen():
    """P06-2"""
    table = Table().discard("stay").go(6).play("act", "from deck", "draw one_good")
    assert table.hand(0) == ["one_good"]
    assert table.legal == {"from deck", "from discard"}


@pytest.mark.parametrize(
    ("choices", "hand"),
    [
        (["from deck", "draw one_good", "from deck", "draw move_3_4"], ["one_good", "move_3_4"]),
        (["from deck", "draw one_good", "from discard"], ["one_good", "five_lira"]),
        (["from discard", "from deck", "draw one_good"], ["one_good", "five_lira"]),
        (["from discard", "from discard"], ["five_lira", "stay"]),
    ],
)
def test_two_cards_are_taken_one_after_the_other(choices, hand):
    """P06-2"""
    table = Table().discard("stay", "five_lira").go(6).play("act", *choices)
    assert table.hand(0) == hand
    assert table.legal == {f"discard {slug}" for slug in hand}


def test_when_the_last_card_of_the_deck_is_taken_the_pile_becomes_the_deck_at_once():
    """P06-2, EX-113: the second card can only come from the deck."""
    table = Table().discard("stay", "five_lira")
    table.give(1, *rest_of_deck(table, "one_good")).go(6).play("act", "from deck", "draw one_good")
    assert table.pile() == []
    assert table.legal == {"draw stay", "draw five_lira"}


@pytest.mark.parametrize("discarded", ["five_lira", "move_3_4", "palace_again"])
def test_any_card_in_hand_may_be_discarded(discarded):
    """P06-3: one held before, too."""
    table = Table().give(0, "palace_again").go(6)
    table.play("act", "draw five_lira", "draw move_3_4")
    assert table.legal == {"discard five_lira", "discard move_3_4", "discard palace_again"}
    table.play(f"discard {discarded}")
    assert table.pile() == [discarded]
    assert len(table.hand(0)) == 2


def test_the_caravan_leader_discards_nothing():
    """P06-4, VAR-CL-2"""
    table = Table(variants=["caravan_leader"])
    table.s.caravan_leader = 0
    table.go(6).play("act", "draw five_lira", "draw stay")
    assert table.hand(0) == ["five_lira", "stay"]
    assert table.pile() == []
    assert not any(name.startswith("discard") for name in table.legal)


def test_with_one_card_left_it_is_taken_and_one_is_discarded():
    """P06-5"""
    table = Table().give(0, "five_lira")
    table.give(1, *rest_of_deck(table, "stay")).go(6).play("act", "draw stay")
    assert table.legal == {"discard five_lira", "discard stay"}
    table.play("discard stay")
    assert table.hand(0) == ["five_lira"]
    assert table.pile() == ["stay"]


def test_with_no_card_left_only_the_discard_remains():
    """P06-5"""
    table = Table().give(0, "five_lira", "stay")
    table.give(1, *rest_of_deck(table)).go(6).play("act")
    assert table.legal == {"discard five_lira", "discard stay"}


def test_with_no_card_left_an_empty_hand_discards_nothing():
    """P06-5"""
    table = Table()
    table.give(1, *rest_of_deck(table)).go(6).play("act")
    assert table.pile() == []
    assert table.to_act == 1
