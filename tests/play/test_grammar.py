"""Issue 25: the plurals, cases and genders of each language, by examples."""

import pytest

from arasta.play.text.language import languages, say
from arasta.play.text.names import named

EVERY = pytest.mark.parametrize("lang", languages())
COUNTS = (1, 2, 5, 21, 22)
RUBIES = {
    "en": "1 ruby, 2 rubies, 5 rubies, 21 rubies, 22 rubies",
    "de": "1 Rubin, 2 Rubine, 5 Rubine, 21 Rubine, 22 Rubine",
    "pl": "1 rubin, 2 rubiny, 5 rubinów, 21 rubinów, 22 rubiny",
    "ru": "1 рубин, 2 рубина, 5 рубинов, 21 рубин, 22 рубина",
    "uk": "1 рубін, 2 рубіни, 5 рубінів, 21 рубін, 22 рубіни",
}
TOKENS = {
    "en": "a green token, 2 green tokens, 5 green tokens",
    "de": "einen grünen Marker, 2 grüne Marker, 5 grüne Marker",
    "pl": "zielony żeton, 2 zielone żetony, 5 zielonych żetonów",
    "ru": "зелёный жетон, 2 зелёных жетона, 5 зелёных жетонов",
    "uk": "1 зелений жетон, 2 зелені жетони, 5 зелених жетонів",
}
WALKS = {  # to a masculine, a feminine and a neuter or plural name, of one word and of two
    "en": ["Elif goes to the Fountain.", "Elif goes to the Small Mosque.", "Elif goes to the Catacombs."],
    "de": ["Elif geht zum Brunnen.", "Elif geht zur Kleinen Moschee.", "Elif geht in die Katakomben."],
    "pl": ["Elif idzie do Fontanny.", "Elif idzie do Małego meczetu.", "Elif idzie do Katakumb."],
    "ru": ["Elif идёт к Фонтану.", "Elif идёт в Малую мечеть.", "Elif идёт в Катакомбы."],
    "uk": ["Elif іде до Фонтана.", "Elif іде до Малої мечеті.", "Elif іде до Катакомб."],
}
SOLD = {
    "en": "Elif sells fabric.",
    "de": "Elif verkauft einen Stoff.",
    "pl": "Elif sprzedaje tkaninę.",
    "ru": "Elif продаёт ткань.",
    "uk": "Elif продає тканину.",
}


def test_every_language_has_examples():
    assert set(RUBIES) == set(TOKENS) == set(WALKS) == set(SOLD) == set(languages())


@EVERY
def test_a_number_chooses_the_plural_that_the_language_has_for_it(lang):
    """CLDR: one and other; Slavic languages have few and many too, and not all treat 21 alike."""
    assert ", ".join(say("score-rubies", lang, n=n) for n in COUNTS) == RUBIES[lang]


@EVERY
def test_an_adjective_goes_with_its_noun(lang):
    assert ", ".join(say("some-tokens-green", lang, n=n) for n in COUNTS[:3]) == TOKENS[lang]


@EVERY
def test_a_place_stands_in_the_case_that_a_walk_asks_for(lang):
    walks = [
        say("log-move", lang, player="Elif", **named("target", "place", place, lang)) for place in ("7", "14", "25")
    ]
    assert walks == WALKS[lang]


@EVERY
def test_a_good_stands_in_the_case_of_an_object(lang):
    assert say("log-sell", lang, player="Elif", **named("target", "good", "red", lang)) == SOLD[lang]
