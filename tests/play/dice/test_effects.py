"""The texts of bazaar cards, mosque tiles and prices, made from what the rules carry out."""

import pytest

from arasta.dice.arguments import amount
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILE_KINDS, TILES
from arasta.dice.effects import EFFECTS
from arasta.dice.words import Effect, Price, Resource, TileKind
from arasta.play.dice.effects import card_name, card_text, price_text, program_text, tile_text
from arasta.play.text.language import languages
from tests.play.test_language import keys

EVERY = pytest.mark.parametrize("lang", languages())
CARD = {row.slug: row for row in CARD_TABLE}


@EVERY
def test_every_card_and_tile_has_a_text(lang):
    texts = [card_text(row, lang) for row in CARD_TABLE]
    texts += [tile_text(tile.row, tile.colour, lang) for tile in TILES]
    texts += [tile_text(row, None, lang) for row in TILE_KINDS]
    assert all(text and "{" not in text for text in texts)


@EVERY
def test_cards_are_told_apart_by_what_they_do(lang):
    """Two cards that say the same would be one card with more copies."""
    names = [card_name(row, lang) for row in CARD_TABLE]
    assert len(set(names)) == len(names)


@EVERY
def test_every_text_of_a_card_is_used(lang):
    effects = {effect for row in CARD_TABLE for effect, _ in row.active + row.others} | {Effect.REVEAL}
    words = {EFFECTS.words[effect].replace("_", "-") for effect in effects}
    parts = {"and", "any-token", "coloured-token"}
    written = {key.removeprefix("thing-") for key in keys(lang) if key.startswith("thing-")}
    assert written <= words | parts


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("a1a", "Gain 4 lira. Each other player may give 1 crystal for 3 lira."),
        ("a1b", "Gain 4 lira. Each other player may give a token, coloured or brown, for 4 lira."),
        ("a2_green", "Gain 1 brown token. Each other player gains 1 green token."),
        ("a4", "Gain 1 crystal and 3 lira. Each other player gains 1 crystal or 3 lira."),
        ("b1b", "Give 3 crystals and 4 lira for the next ruby of an area of your choice. Or take 1 lira."),
        ("b2b", "If this action used 2 card dice or more, gain 3 crystals. Or take 1 lira."),
        ("b3b", "If you own 2 brown tokens, gain 1 brown token and 3 lira. Or take 1 lira."),
        ("b4b", "Give one of your mosque tiles for a face-up tile and 4 lira. Or take 1 lira."),
        ("b4f", "Give 1 crystal for two coloured tokens of your choice. Or take 1 lira."),
        ("b4g", "Give a coloured token for 1 brown token and 3 lira. Or take 1 lira."),
    ],
)
def test_a_card_is_told_by_its_program(slug, text):
    """DCARD-6, DCARD-7, DCARD-8, DCARD-10"""
    assert card_text(CARD[slug]) == text


def test_a_card_is_named_without_what_may_be_taken_instead():
    assert card_name(CARD["b4e"]) == "give 2 lira for 2 crystals"
    assert card_name(CARD["a3_red"]) == "gain 1 red token; each other player may give 2 lira for 1 red token"


def test_three_things_are_listed():
    gains = tuple((Effect.GAIN, amount(n, resource)) for n, resource in enumerate((Resource.RED, Resource.LIRA, 5), 1))
    assert program_text("active", gains) == "gain 1 red token, 2 lira and 3 crystals"


def test_a_tile_is_told_by_its_income_or_its_kind():
    """DTILE-4"""
    told = {row.kind: tile_text(row).replace("\xa0", " ") for row in TILE_KINDS}
    assert told == {
        TileKind.LIRA: "3 lira a turn",
        TileKind.CRYSTAL: "1 crystal a turn",
        TileKind.CARD: "a bazaar card a turn",
        TileKind.ACTION: "one more action",
        TileKind.MERCHANT: "a token of its colour with coin dice",
        TileKind.DIE: "one more die",
    }


def test_prices_are_told_by_their_kind():
    """DPAY-7"""
    assert price_text(Price.SAME, 5, Resource.GREEN) == "5 green goods"
    assert price_text(Price.SAME, 3) == "3 goods of its colour"
    assert price_text(Price.DIFFERENT, 4) == "4 different goods"
    assert [price_text(Price.CARPET, n) for n in (0, 1, 3)] == [
        "one good of each colour",
        "one good of each colour and one of any",
        "one good of each colour and 3 of any",
    ]
