"""The texts of places, cards and tiles of the board game, made from their programs; and its actions in words."""

import pytest

from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.base.words import Good
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.layout_setting import mode_of
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.modules import ALL_EXPANSIONS, EXPANSION_WORDS
from arasta.istanbul.tables import CARD_TABLE, LAYOUTS, PLACE_TABLE, TOKEN_TABLE, action_of
from arasta.istanbul.words import Effect
from arasta.play.istanbul.effects import card_text, effect_text, program_text
from arasta.play.istanbul.letters.reference import kiosk_text
from arasta.play.text.figures import FIGURES
from arasta.play.text.language import languages, remembered_text, say
from arasta.play.text.names import action_text, name_of
from tests.play.games import by_hand
from tests.play.test_language import keys

EVERY = pytest.mark.parametrize("lang", languages())


@EVERY
def test_everything_of_the_game_has_a_name(lang):
    assert [name_of("place", str(int(row.place)), lang) for row in PLACE_TABLE]
    assert [name_of("card", row.slug, lang) for row in CARD_TABLE]
    assert [name_of("token", row.slug, lang) for row in TOKEN_TABLE]
    assert [name_of("good", good.name.lower(), lang) for good in Good]
    assert [name_of("guild", str(row.number), lang) for row in GUILD_TABLE]
    assert [name_of("kiosk", str(tile.number), lang) for tile in KIOSK_TABLE]
    assert [say(f"name-layout-{word}", lang) for word in (*(layout.slug for layout in LAYOUTS), "random")]
    assert [say(f"name-expansion-{word}", lang) for word in EXPANSION_WORDS]


@EVERY
def test_every_effect_of_a_component_has_a_text(lang):
    texts = [program_text(row.action, lang, row.place) for row in PLACE_TABLE]
    texts += [card_text(row, lang) for row in CARD_TABLE]
    texts += [program_text(row.encounter, lang) for row in TOKEN_TABLE]
    texts += [program_text(row.effect, lang) for row in GUILD_TABLE]
    texts += [kiosk_text(tile, lang) for tile in KIOSK_TABLE]
    for text in texts:
        assert text[-1] in ".)"
        assert "{" not in text


@EVERY
def test_every_text_of_an_effect_is_used(lang):
    programs = [action_of(row, mode_of(ALL_EXPANSIONS)) for row in PLACE_TABLE] + [row.encounter for row in TOKEN_TABLE]
    programs += [row.effect for row in CARD_TABLE + GUILD_TABLE]
    programs += [program for tile in KIOSK_TABLE for program in (tile.there, tile.back)]
    used = {EFFECTS.words[effect].replace("_", "-") for effect, _ in sum(programs, ())}
    parts = {"times", "or", "from-total", "for-face", "take-common-good", "take-ruby-of", "call-number-for-more"}
    parts |= {"change-dice-by-card", "tavern-twice", "pay-coffee-house-half", "repeat-action", "repeat-either"}
    parts |= {"pay-any-good"} | {f"card-{row.slug.replace('_', '-')}" for row in CARD_TABLE if not row.effect}
    written = {key.removeprefix("effect-") for key in keys(lang) if key.startswith("effect-")}
    assert written <= used | parts


@pytest.fixture
def forgetful():
    """No text is remembered from before, nor afterwards."""
    remembered_text.cache_clear()
    yield
    remembered_text.cache_clear()


def test_a_number_of_the_rules_appears_in_the_texts_as_it_is_in_the_tables(monkeypatch, forgetful):
    for word in FIGURES:
        monkeypatch.setitem(FIGURES, word, 77)
    assert effect_text(Effect.CALL_NUMBER, 1).count("77") == 3
    assert effect_text(Effect.ROAST, 0).count("77") == 4
    assert "77" in effect_text(Effect.SELL, 10)
    assert action_text(ACTIONS.actions[by_hand().rules.ids["turn 3"]]) == "Turn a 3 to 77"


def test_a_mosque_tile_is_taken_at_a_mosque_and_used_in_a_window():
    tile = ACTIONS.actions[by_hand().rules.ids["tile yellow"]]
    assert action_text(tile, decision="mosque_tile") == "Take the mosque tile for fruit"
    assert action_text(tile, decision="move") == "Use the mosque tile for fruit"
    assert action_text(tile, decision="guild_tile") == "Take the mosque tile for fruit"


def test_a_letter_is_told_by_its_place_or_as_a_delivered_one():
    """LETTER-6"""
    ids = by_hand().rules.ids
    assert action_text(ACTIONS.actions[ids["letter 9"]], decision="give_letter") == "Give the letter for the Tea House"
    assert action_text(ACTIONS.actions[ids["letter delivered"]], decision="give_letter") == "Give a delivered letter"


def test_a_street_is_told_by_its_cells():
    assert action_text(ACTIONS.actions[by_hand().rules.ids["barrier a1 b1"]]) == "Lay the barrier between a1 and b1"
