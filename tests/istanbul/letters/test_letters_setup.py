"""Setting up Letters & Seals, alone and with Mocha & Baksheesh."""

import pytest

from arasta.core.setting_kinds import SettingError
from arasta.istanbul.game import Istanbul
from arasta.istanbul.settings import SCHEMA
from tests.istanbul.letters.post import BOTH, LETTERS, grand_bazaar, letters_left, letters_table
from tests.table import CARD, IN_THE_BOX, Table, deck_of

LETTERS_PLACES = {*range(1, 17), *range(21, 25)}


def laid(table):
    """The places that lie on the board."""
    return {place for place in range(1, 26) if table.s.cell[place] >= 0}


def cards_in_deck(table):
    """The kinds of bonus card in the deck, with their copies."""
    return {slug: table.s.deck[card] for slug, card in CARD.items() if table.s.deck[card]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_letters_and_seals_is_played_on_twenty_places_to_six_rubies(players):
    """MODE-1"""
    table = letters_table(players)
    assert laid(table) == LETTERS_PLACES
    assert (table.s.columns, table.s.rows, table.s.target) == (5, 4, 6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_grand_bazaar_is_played_on_twenty_five_places_to_six_rubies(players):
    """MODE-1, VAR-GB-1"""
    table = grand_bazaar(players)
    assert laid(table) == set(range(1, 26))
    assert (table.s.columns, table.s.rows, table.s.target) == (5, 5, 6)


def test_the_printed_layout_of_letters_and_seals():
    """LAYOUT-2, MODE-7: four rows of five."""
    table = letters_table()
    order = sorted(LETTERS_PLACES, key=lambda place: table.s.cell[place])
    assert order == [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]


def test_without_a_word_the_printed_layout_is_used_and_grand_bazaar_is_random():
    """LAYOUT-2, MODE-7, VAR-GB-1"""
    assert SCHEMA.settings(expansions=LETTERS).layout == "first"
    assert SCHEMA.settings(expansions=BOTH).layout == "random"
    with pytest.raises(SettingError, match="layout first needs expansions to be mocha or letters"):
        SCHEMA.settings(expansions=BOTH, layout="first")


def test_an_explicit_layout_names_the_places_of_the_mode():
    """LAYOUT-3"""
    numbers = sorted(LETTERS_PLACES, reverse=True)
    assert SCHEMA.settings(expansions=LETTERS, layout=numbers).layout == tuple(numbers)
    with pytest.raises(SettingError, match="explicit layout"):
        SCHEMA.settings(expansions=LETTERS, layout=range(1, 21))


def test_the_bonus_deck_has_the_base_cards_and_the_new_ones_unless_only_the_new_ones_are_wanted():
    """MODE-3, MODE-1: the box has 28 cards, two of each kind."""
    assert SCHEMA.settings(expansions=LETTERS).letters_deck == "all"
    whole, new = cards_in_deck(letters_table()), cards_in_deck(letters_table(letters_deck="new"))
    assert (whole, new) == (deck_of("base", "letters"), deck_of("letters"))
    assert sum(IN_THE_BOX["letters"].values()) == 28
    assert new | IN_THE_BOX["letters"] == new
    assert whole["five_lira"] == 4
    assert "five_lira" not in new


@pytest.mark.parametrize("expansions", [(), ("mocha",), BOTH])
def test_the_choice_of_deck_is_for_letters_and_seals_alone(expansions):
    """MODE-3, MODE-4"""
    with pytest.raises(SettingError, match="letters_deck"):
        SCHEMA.settings(expansions=expansions, letters_deck="new")


def test_grand_bazaar_uses_all_cards():
    """MODE-4, MODE-1, VAR-GB-1"""
    assert cards_in_deck(grand_bazaar()) == deck_of("base", "mocha", "letters")


def test_letters_and_kiosk_tiles_are_all_in_their_supplies():
    """SETUP-15, INV-3"""
    table = letters_table()
    assert letters_left(table) == sorted([*range(1, 17), *range(1, 17), 21, 22, 23, 24])
    assert len(letters_left(table)) == 36
    assert table.s.kiosk_supply == sum(1 << tile for tile in range(1, 25))
    assert table.s.kiosk_open == table.s.kiosk_discard == 0


def test_three_two_and_one_lira_lie_on_the_secret_society():
    """SETUP-15, P24-2"""
    seen = Istanbul().public_view(letters_table().states)
    assert next(place for place in seen["places"] if place["number"] == 24)["lira"] == [3, 2, 1]


@pytest.mark.parametrize("expansions", [LETTERS, BOTH])
def test_nobody_starts_with_a_letter_or_a_companion(expansions):
    """SETUP-15"""
    table = Table(5, expansions=expansions)
    assert not any(table.s.letters[p, place] + table.s.delivered[p, place] for p in range(5) for place in range(26))
    assert list(table.s.companion) == [0] * 5


@pytest.mark.parametrize("players", [2, 5])
def test_nobody_starts_with_coffee_or_guild_cards(players):
    """SETUP-16"""
    table = grand_bazaar(players)
    assert list(table.s.coffee) == list(table.s.guild_cards) == list(table.s.guild_hand) == [0] * 5


def test_the_courier_rolls_last_and_tokens_may_share_a_place():
    """SETUP-9"""
    table = letters_table(dealt=False).play("demand L1", "demand S1", "roll 1 1", "roll 1 2", "roll 2 1")
    assert list(table.s.token) == [2, 3, 0, 3]
    table = grand_bazaar(dealt=False)
    table.play("demand L1", "demand S1", "roll 1 1", "roll 1 2", "roll 2 2", "roll 2 3")
    assert list(table.s.token) == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("players", "letters_supply", "both_supply"), [(2, 21, 16), (3, 17, 12), (4, 11, 6), (5, 10, 5)]
)
def test_the_ruby_supply_of_each_mode(players, letters_supply, both_supply):
    """RUBY-1, SETUP-6, SETUP-14"""
    assert letters_table(players).s.ruby_supply == letters_supply
    assert grand_bazaar(players).s.ruby_supply == both_supply


def test_the_caravansary_gives_no_coffee_without_mocha():
    """MODE-8, P06-1"""
    assert letters_table().go(6).play("act").s.coffee[0] == 0
    assert grand_bazaar().go(6).play("act").s.coffee[0] == 1


def test_each_player_starts_with_a_card_of_the_deck():
    """SETUP-12, MODE-3"""
    table = letters_table(letters_deck="new", dealt=False)
    table.play("demand L1", "demand S1", "roll 1 1", "roll 1 1", "roll 1 1")
    assert (len(table.legal), "draw letter" in table.legal, "draw five_lira" in table.legal) == (14, True, False)
    table.play("draw letter", "draw letter", "draw top_discard", "draw companion_2")
    assert [table.hand(p) for p in range(4)] == [["letter"], ["letter"], ["top_discard"], ["companion_2"]]
    assert (table.s.deck_size, list(table.s.lira)[:4]) == (24, [2, 3, 4, 5])
