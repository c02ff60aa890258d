"""The reference pages of the dice game say what its component tables say, and what of it is not printed."""

import pytest

from arasta.core.provenance import PRINTED, RECONSTRUCTED
from arasta.dice.components.board import GOALS, ROWS
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILE_KINDS
from arasta.dice.components.values import RESOURCE_TABLE
from arasta.play.dice.effects import card_text
from arasta.play.dice.reference import MARKS
from arasta.play.text.reference import page


def lines_of(topic):
    """The lines of a page below its title."""
    return page("dice", topic).splitlines()[2:]


def test_every_action_is_on_its_page_with_its_price():
    """DACT-5 to DACT-14"""
    lines = [line.strip() for line in lines_of("actions")]
    words = [line.partition(":")[0] for line in lines[4:]]
    assert words == ["stop", "token", "crystal", "brown", "two tokens", "lira", "cards", "tile", "ruby"]
    assert "token: 2 goods of a colour for a token of it" in lines
    assert "crystal: 2 different goods for a crystal" in lines
    assert "brown: 3 different goods for a brown token" in lines
    assert "two tokens: 4 different goods for two coloured tokens of your choice" in lines
    assert any(line.startswith("lira: all coin dice for 2 lira each") for line in lines)


def test_the_turn_tells_its_dice_and_actions():
    """DTURN-5, DTURN-6, DTURN-8"""
    text = page("dice", "actions")
    assert "you roll 5 dice, and one more for each die tile" in text
    assert "you may pay a crystal to roll any of them again" in text
    assert "you may take 2 actions, and one more for each action tile" in text


def test_the_areas_are_told_for_each_number_of_players():
    """DSETUP-2, DRUBY-6, DEND-1"""
    lines = lines_of("areas")
    assert len(lines) == 2 * len(GOALS) + len(ROWS) + 2
    assert lines[:5] == [
        "With 2 players whoever has 6 rubies begins the last round.",
        "  Each colour: 4, 5, 6 goods of it†",
        "  Goods Carpet: one good of each colour, and 1, 2, 3, 4 of any†",
        "  Coin Carpet: 12, 14, 16, 18, 20 lira†",
        "  Mosque: 2° rubies, one for whoever first owns 5 tiles",
    ]
    assert "  Coin Carpet: 10, 12, 14, 16, 18, 20 lira" in lines
    assert "  Mosque: 4° rubies, one for whoever first owns 4 tiles" in lines


def test_every_kind_of_tile_is_on_its_page():
    """DTILE-4, DTILE-7"""
    lines = lines_of("mosque")
    assert len(lines) == len(TILE_KINDS) + 2
    assert lines[0].replace("\xa0", " ") == "Lira: 3 lira a turn; one of each colour†, for 3 goods of its colour"
    assert "Die: one more die; 4 in all°, for 4 different goods" in lines


def test_every_card_is_on_its_page_with_its_copies():
    lines = lines_of("cards")
    assert len(lines) == len(CARD_TABLE) + 1
    for row, line in zip(CARD_TABLE, lines, strict=False):
        assert line.rstrip("†") == f"[{row.slug}], {row.copies} in the deck†: {card_text(row)}"


def test_reconstructed_amounts_are_marked_and_printed_ones_are_not():
    for row, line in zip(CARD_TABLE, lines_of("cards"), strict=False):
        assert line.endswith("†") == (row.amounts_from == RECONSTRUCTED)
    assert not MARKS[PRINTED]


@pytest.mark.parametrize(
    ("topic", "legend"), [("areas", "°†"), ("mosque", "°†"), ("cards", "†"), ("values", "°"), ("actions", "")]
)
def test_a_page_explains_the_marks_it_has(topic, legend):
    explained = [line[0] for line in lines_of(topic) if line[0] in "°†"]
    assert explained == list(legend)


def test_the_values_tell_how_many_there_are_and_what_they_are_worth():
    """DEND-4, DOBJ-6"""
    lines = lines_of("values")
    assert lines[1 : 1 + len(RESOURCE_TABLE)] == [
        "Red token: 8 in all, value 3",
        "Yellow token: 8 in all, value 3",
        "Green token: 8 in all, value 3",
        "Blue token: 8 in all, value 3",
        "Brown token: 10 in all, value 3°",
        "Crystal: 12 in all, value 2",
        "Lira: 87° in all, value 1",
    ]
    assert "A coin die brings 2 lira." in lines
    assert any(line.startswith("Dice: 5 for all, and 4° for die tiles") for line in lines)
