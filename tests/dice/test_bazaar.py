"""Bazaar cards: revealing, picking and resolving them, in an action and in the income phase."""

import pytest

from arasta.core.machine import CHANCE
from tests.dice.dice_table import DECK, DiceTable

COLOURS = ["red", "yellow", "green", "blue"]
FAMILY_A = ["a1a", "a1b", *(f"{row}_{colour}" for row in ("a2", "a3") for colour in COLOURS), "a4"]


def showing(*cards, players=3, seat=0, left=("coin",), **owned):
    """The seat in turn owns this, has revealed these cards by as many dice, and has these dice left."""
    table = DiceTable(players, seat=seat).deck(*cards).own(seat, **{"crystal": 0, "lira": 0} | owned)
    table.dice(*["card"] * len(cards), *left)
    return table.play(f"cards {len(cards)}", *(f"reveal {card}" for card in cards))


def earning(*tiles, cards=(), players=3, **owned):
    """The first player's turn begins with these working tiles, and these cards in the deck."""
    table = DiceTable(players, at="income").tiles(0, *tiles).own(0, **{"crystal": 0, "lira": 0} | owned)
    return table.deck(*cards).ready()


@pytest.mark.parametrize("m", [1, 2, 4, 9])
def test_one_card_is_revealed_for_each_die_used(m):
    """DCARD-1, DACT-10"""
    table = DiceTable(3).dice(*["card"] * 9).play(f"cards {m}")
    for _ in range(m):
        assert (table.to_act, table.decision) == (CHANCE, "card_drawn")
        table.play(min(table.legal))
    assert table.decision != "card_drawn"
    assert table.dice_left() == ({"card": 9 - m} if m < 9 else {})


def test_every_card_of_the_deck_can_be_revealed_and_none_of_the_pile():
    """DCARD-1, DCARD-2"""
    table = DiceTable(3).deck("a1a", "b2c", "b2d").dice("card", "card").play("cards 2")
    assert table.legal == {"reveal a1a", "reveal b2d", "reveal b2c"}
    assert table.play("reveal b2d").legal == {"reveal a1a", "reveal b2c"}


def test_an_empty_deck_is_reshuffled_when_a_card_is_needed():
    """DCARD-2, DCASE-19: without the cards that are revealed already."""
    table = DiceTable(3).deck("b4b").dice(*["card"] * 3, "coin").play("cards 3")
    assert table.legal == {"reveal b4b"}
    table.play("reveal b4b")
    assert (len(table.deck_left()), table.discarded()) == (DECK - 1, [])
    assert "reveal b4b" not in table.legal
    table.play("reveal a2_red", "reveal a1a", "use a2_red")
    assert (len(table.deck_left()), sorted(table.discarded())) == (DECK - 3, ["a1a", "a2_red", "b4b"])


def test_a_deck_is_not_reshuffled_before_a_card_is_needed():
    """DCARD-2"""
    table = DiceTable(3).deck("a2_red").dice("card", "card").play("cards 1", "reveal a2_red")
    assert (table.deck_left(), len(table.discarded())) == ([], DECK)
    table.play("cards 1")
    assert (len(table.deck_left()), len(table.discarded())) == (DECK, 0)
    assert "reveal a2_red" in table.legal


def test_exactly_one_revealed_card_is_used():
    """DCARD-3: there is no way to use none."""
    table = showing("a2_red", "a1a", "b2a")
    assert (table.to_act, table.legal) == (0, {"use a2_red", "use a1a", "use b2a"})


def test_the_cards_not_picked_serve_nobody():
    """DCARD-3, DCARD-4: all of them are discarded."""
    table = showing("a2_red", "a4", "b2a")
    pile = len(table.discarded())
    table.play("use b2a", "benefit")
    assert table.holding(0) == {"lira": 7}
    assert (table.holding(1), table.holding(2)) == ({"crystal": 1, "lira": 1}, {"crystal": 1, "lira": 2})
    assert (table.revealed(), len(table.discarded()), table.to_act) == ([], pile + 3, 0)


def test_equal_cards_are_picked_without_a_question_and_used_once():
    """DCARD-3, DCARD-4"""
    table = showing("a1a", "a1a")
    assert table.holding(0) == {"lira": 4}
    assert (table.to_act, table.decision) == (1, "offer")
    table.play("decline", "decline")
    assert (table.to_act, table.discarded().count("a1a"), table.deck_left()) == (0, 2, [])


def test_the_active_player_is_served_first_and_then_the_others_clockwise():
    """DCARD-4: each decides and gains before the next is asked; the cards lie open until all are done."""
    table = showing("a4", players=4, seat=2)
    assert table.holding(2) == {"crystal": 1, "lira": 3}
    for p, choice in [(3, "take lira"), (0, "take crystal"), (1, "take lira")]:
        assert (table.to_act, table.revealed()) == (p, ["a4"])
        before = table.holding(p)
        table.play(choice)
        assert table.holding(p) != before
    assert (table.revealed(), table.to_act) == ([], 2)


def test_the_others_meet_the_shortage_that_those_before_them_left():
    """DCARD-4, DSHORT-5, DCASE-11"""
    table = DiceTable(3).own(0, blue=3).own(2, blue=4).deck("a2_blue").dice("card", "coin")
    table.play("cards 1", "reveal a2_blue")
    assert table.all_own("blue") == [2, 0, 4, 2]
    assert table.all_own("brown") == [1, 0, 0, 9]


@pytest.mark.parametrize("card", ["a1a", "a1b", "a3_red", "a4"])
def test_the_part_of_the_other_players_never_serves_the_active_player(card):
    """DCARD-5"""
    table = DiceTable(3, seat=1).own(1, crystal=5, lira=9, red=2, brown=2).deck(card).dice("card", "coin")
    table.own(0, crystal=2, lira=2, red=1).own(2, crystal=2, lira=2, red=1).play("cards 1", f"reveal {card}")
    for p in (2, 0):
        assert table.to_act == p
        table.play(min(table.legal))
    assert (table.to_act, table.decision) == (1, "action")


def test_an_exchange_is_made_once_only():
    """DCARD-6"""
    table = showing("a1a", players=2).own(1, crystal=5, lira=0).play("exchange")
    assert (table.holding(1), table.to_act) == ({"crystal": 4, "lira": 3}, 0)
    table = showing("b4e", lira=9).play("benefit")
    assert (table.holding(0), table.decision) == ({"crystal": 2, "lira": 7}, "action")


def test_what_a_condition_asks_for_is_kept():
    """DCARD-7"""
    assert showing("b3a", brown=1).play("benefit").holding(0) == {"brown": 1, "lira": 5}
    assert showing("b3c", brown=4).play("benefit", "gain red red").holding(0) == {"red": 2, "brown": 4, "lira": 3}


@pytest.mark.parametrize("card", FAMILY_A)
def test_family_a_has_no_fallback(card):
    """DCARD-8: it asks nothing of the active player, who gains at once."""
    table = showing(card)
    assert table.holding(0) != {}
    assert "one lira" not in table.legal


@pytest.mark.parametrize("card", ["b2b", "b3a", "b4e"])
def test_whoever_will_not_take_the_benefit_takes_one_lira(card):
    """DCARD-8, DCARD-9: for an exchange, the number of dice, and what must be owned alike."""
    table = showing(card, "a1a", brown=1, lira=2).play(f"use {card}")
    assert table.legal == {"benefit", "one lira"}
    table.play("one lira")
    assert (table.holding(0), table.decision) == ({"brown": 1, "lira": 3}, "action")


@pytest.mark.parametrize("card", ["b1a", "b2b", "b3a", "b4a", "b4e", "b4g"])
def test_where_the_benefit_is_impossible_one_lira_comes_by_itself(card):
    """DCARD-8, DCARD-9, DV-5"""
    table = showing(card)
    assert (table.holding(0), table.decision, table.revealed()) == ({"lira": 1}, "action", [])


def test_another_player_may_decline_an_exchange_without_compensation():
    """DCARD-10"""
    table = showing("a1a", players=2)
    assert (table.to_act, table.legal) == (1, {"decline", "exchange"})
    before = table.holding(1)
    assert table.play("decline").holding(1) == before


def test_another_player_must_choose_one_of_two():
    """DCARD-10"""
    table = showing("a4", players=2)
    assert (table.to_act, table.legal) == (1, {"take crystal", "take lira"})


def test_a_plain_gain_of_the_other_players_just_happens():
    """DCARD-10"""
    table = showing("a2_green")
    assert (table.to_act, table.all_own("green")) == (0, [0, 1, 1, 6])


def test_another_player_who_cannot_pay_is_not_asked():
    """DCARD-10, DCARD-11, DCASE-20"""
    table = showing("a3_red")
    assert (table.holding(1)["lira"], table.holding(2)["lira"]) == (1, 2)
    assert (table.to_act, table.legal) == (2, {"decline", "exchange"})
    table.play("exchange")
    assert (table.all_own("red"), table.holding(2)) == ([1, 0, 1, 6], {"red": 1, "crystal": 1})
    assert table.to_act == 0
    assert showing("a3_red").play("decline").all_own("red") == [1, 0, 0, 7]


def test_two_tokens_of_choice_are_coloured_may_be_equal_and_are_named_together():
    """DCARD-16, DSHORT-4"""
    table = showing("b4f", crystal=1).own(1, blue=7).play("benefit")
    assert table.legal == {f"gain {one} {other}" for i, one in enumerate(COLOURS) for other in COLOURS[i:]}
    table.play("gain blue blue")
    assert table.all_own("blue") == [2, 6, 0, 0]


def test_a_card_of_the_income_phase_is_revealed_alone_used_and_discarded():
    """DCARD-17, DTILE-4"""
    table = earning("card_blue", cards=["a4", "a1a"])
    pile = len(table.discarded())
    table.play("reveal a4")
    assert (table.holding(0), table.revealed()) == ({"crystal": 1, "lira": 3}, ["a4"])
    table.play("take lira", "take crystal")
    assert (table.holding(1), table.holding(2)) == ({"crystal": 1, "lira": 4}, {"crystal": 2, "lira": 2})
    assert (table.revealed(), len(table.discarded()), table.deck_left()) == ([], pile + 1, ["a1a"])
    assert table.decision == "die_rolled"


def test_exchange_and_fallback_of_an_income_card_are_those_of_an_action():
    """DCARD-17"""
    table = earning("card_blue", cards=["b4e"], lira=2).play("reveal b4e")
    assert (table.to_act, table.legal) == (0, {"benefit", "one lira"})
    assert table.play("benefit").holding(0) == {"crystal": 2}
    assert earning("card_blue", cards=["b4e"], lira=1).play("reveal b4e").holding(0) == {"lira": 2}


def test_the_income_of_crystal_tiles_can_pay_for_a_card():
    """DCASE-12, DTURN-4"""
    table = earning("card_blue", "crystal_blue", cards=["b4f"]).play("reveal b4f")
    assert table.legal == {"benefit", "one lira"}
    assert table.play("benefit", "gain red yellow").holding(0) == {"red": 1, "yellow": 1}
