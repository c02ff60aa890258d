"""Gaining from a supply that is short."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arasta.dice.gaining import gain
from arasta.dice.words import Resource
from tests.dice.dice_table import DiceTable

NUMBERS = {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 10, "crystal": 12, "lira": 87}


def owning(word, *owned, seat=0):
    """The seats own so many of a resource, the rest is the supply."""
    table = DiceTable(len(owned), seat=seat)
    for p in range(len(owned)):
        table.own(p, **{word: 0})
    for p, n in enumerate(owned):
        table.own(p, **{word: n})
    assert table.all_own(word)[-1] == NUMBERS[word] - sum(owned)
    return table


def gained(supply, owned, p, m):
    """The book's procedure, written down once more: supply and holdings after player p gains m units."""
    owned = list(owned)
    while supply < m:
        holders = [q for q, n in enumerate(owned) if n >= 1]
        if not holders:
            m = supply
        for q in holders:
            owned[q] -= 1
            supply += 1
    owned[p] += m
    return supply - m, owned


@st.composite
def gains(draw):
    """A resource as it may be spread over two to four seats and the supply, a taker, and a number."""
    word = draw(st.sampled_from(sorted(NUMBERS)))
    players = draw(st.integers(2, 4))
    left, owned = NUMBERS[word], []
    for _ in range(players):
        owned.append(draw(st.integers(0, left)))
        left -= owned[-1]
    taken = draw(st.integers(0, min(18, NUMBERS[word])))
    return word, draw(st.permutations(owned)), draw(st.integers(0, players - 1)), taken


@settings(max_examples=300, deadline=None)
@given(gains())
def test_a_gain_is_done_as_the_book_says(spread):
    """DSHORT-1, DSHORT-2, DSHORT-3, DSHORT-6: whatever anybody owns; nobody ends with less for gaining."""
    word, owned, p, m = spread
    supply, after = gained(NUMBERS[word] - sum(owned), owned, p, m)
    table = owning(word, *owned)
    gain(table.s, p, Resource[word.upper()], m)
    assert table.all_own(word) == [*after, supply]
    assert after[p] >= owned[p]
    table.check()


def test_a_gain_that_the_supply_can_give_takes_nothing_from_anybody():
    """DSHORT-1: the last unit too."""
    table = owning("red", 3, 3, 0)
    gain(table.s, 2, Resource.RED, 2)
    assert table.all_own("red") == [3, 3, 2, 0]


def test_where_nobody_owns_any_the_supply_gives_what_it_has():
    """DSHORT-1: it cannot happen with the printed numbers."""
    table = owning("red", 0, 0)
    table.s.supply[Resource.RED] = 1
    gain(table.s, 0, Resource.RED, 3)
    assert table.all_own("red") == [1, 0, 0]


def test_the_taker_gives_back_like_everybody_else():
    """DSHORT-2, DCASE-8"""
    table = owning("red", 3, 4, 1, seat=1).own(0, lira=0).own(2, lira=0).deck("a3_red").dice("card")
    table.play("cards 1", "reveal a3_red")
    assert table.all_own("red") == [2, 4, 0, 2]


def test_passes_are_made_until_the_supply_is_large_enough():
    """DSHORT-3, DCASE-9"""
    table = owning("crystal", 0, 12, 0).deck("b2b", "a4").dice("card", "card")
    table.play("cards 2", "reveal b2b", "reveal a4", "use b2b", "benefit")
    assert table.all_own("crystal") == [3, 9, 0, 0]


def test_a_pass_is_never_cut_short():
    """DSHORT-3: one token is missing, and all three holders give one."""
    table = owning("brown", 4, 3, 3).deck("a2_red").dice("card").play("cards 1", "reveal a2_red")
    assert table.all_own("brown") == [4, 2, 2, 2]


def test_the_lira_of_all_coin_dice_are_one_gain():
    """DSHORT-4, DSHORT-3, DCASE-10"""
    table = owning("lira", 40, 30, 14, seat=2).dice(*["coin"] * 4).play("lira")
    assert table.all_own("lira") == [38, 28, 20, 1]
    table = owning("lira", 0, 42, 42).dice("coin", "coin").play("lira")
    assert table.all_own("lira") == [4, 41, 41, 1], "die by die the taker would have been a holder, and left with 3"


def test_two_tokens_of_one_colour_are_one_gain():
    """DSHORT-4, DCASE-3, DACT-8"""
    table = owning("red", 0, 7, 0).dice("red", "yellow", "green").own(0, brown=1).play("two tokens")
    assert len(table.legal) == 10
    table.play("gain red red")
    assert table.all_own("red") == [2, 6, 0, 0]


def test_two_tokens_of_two_colours_are_two_gains():
    """DSHORT-5"""
    table = owning("red", 0, 8, 0).own(1, blue=8).dice("red", "yellow", "green", "blue")
    table.play("two tokens", "gain red blue")
    assert (table.all_own("red"), table.all_own("blue")) == ([1, 7, 0, 0], [1, 7, 0, 0])


def test_each_income_tile_is_a_gain_of_its_own():
    """DSHORT-5: together the two would have brought six lira, for the taker would not yet have been a holder."""
    table = DiceTable(3, at="income").tiles(0, "lira_yellow", "lira_blue").own(1, lira=41).own(2, lira=41).ready()
    assert table.all_own("lira") == [5, 40, 40, 2]


def test_the_two_resources_of_a_card_are_separate_gains():
    """DSHORT-5: a shortage of crystals touches no lira."""
    table = owning("crystal", 0, 6, 6).own(0, lira=10).deck("a4").dice("card").play("cards 1", "reveal a4")
    assert table.all_own("crystal") == [1, 5, 5, 1]
    assert table.all_own("lira") == [13, 1, 2, 71]


def test_each_other_player_who_takes_meets_a_supply_of_its_own():
    """DSHORT-5, DCARD-4, DCASE-11"""
    table = owning("blue", 3, 0, 4).deck("a2_blue").dice("card").play("cards 1", "reveal a2_blue")
    assert table.all_own("blue") == [2, 0, 4, 2]


def test_a_gain_in_the_turn_of_another_seat_is_like_any_other():
    """DSHORT-1: seat 1 takes three lira for a crystal from an empty supply."""
    table = owning("lira", 50, 27, 6).own(2, crystal=0).deck("a1a").dice("card")
    table.play("cards 1", "reveal a1a")
    assert table.all_own("lira") == [54, 27, 6, 0]
    table.play("exchange")
    assert table.all_own("lira") == [53, 26 + 3, 5, 0]


@pytest.mark.parametrize("m", [1, 2, 3, 7])
def test_a_gain_never_leaves_its_taker_with_less(m):
    """DSHORT-6: even where the taker alone owns all there is."""
    table = owning("crystal", 12, 0)
    gain(table.s, 0, Resource.CRYSTAL, m)
    assert table.all_own("crystal") == [12, 0, 0]


def test_what_is_gained_comes_from_the_supply_and_what_is_paid_goes_there():
    """DSHORT-7, DPAY-8"""
    table = owning("red", 2, 6, 0).play("token red")
    assert table.all_own("red") == [1, 6, 0, 1], "the two tokens paid are there when one is taken"
    table = owning("lira", 0, 4, 0).deck("a3_blue").dice("card").play("cards 1", "reveal a3_blue", "exchange")
    assert table.all_own("lira") == [0, 2, 0, 85]
    table = owning("crystal", 3, 0, 0).own(0, lira=4).deck("b1b").dice("card")
    table.play("cards 1", "reveal b1b", "benefit", "ruby red")
    assert (table.all_own("crystal"), table.all_own("lira")) == ([0, 0, 0, 12], [0, 1, 2, 84])


def test_the_starting_crystals_and_lira_come_from_the_supply():
    """DSHORT-7, DSETUP-6, DSETUP-7"""
    table = DiceTable(4)
    assert table.all_own("crystal") == [1, 1, 1, 1, 8]
    assert table.all_own("lira") == [0, 1, 2, 3, 81]
