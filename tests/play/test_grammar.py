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
    "uk": "зелений жетон, 2 зелені жетони, 5 зелених жетонів",
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


EASTERN = pytest.mark.parametrize("lang", ["ru", "uk"])  # a verb, an adjective and a noun go with a number together
NEEDED = {
    "ru": ["нужна 1 лира", "нужны 2 лиры", "нужно 5 лир", "нужно 11 лир", "нужна 21 лира"],
    "uk": ["потрібна 1 ліра", "потрібні 2 ліри", "потрібно 5 лір", "потрібно 11 лір", "потрібна 21 ліра"],
}
MEANS = {
    "ru": ["1 лирой или картой", "2 лирами или картой", "5 лирами или картой"],
    "uk": ["1 лірою чи картою", "2 лірами чи картою", "5 лірами чи картою"],
}
HANDED = {
    "ru": ["платит 2 лиры игроку Elif", "платит по 2 лиры игрокам Elif и Emre"],
    "uk": ["платить 2 ліри гравцеві Elif", "платить по 2 ліри гравцям Elif і Emre"],
}
THROWN = {
    "ru": "Elif выбрасывает красный, 3 синих и карту.",
    "uk": "Elif викидає червону, 3 сині і карту.",
}
COSTS = {
    "ru": "заплатите 1 лиру, заплатите 2 лиры, заплатите 5 лир",
    "uk": "заплатіть 1 ліру, заплатіть 2 ліри, заплатіть 5 лір",
}
LOADED = {
    "ru": "Для этого жетона тканей на телеге нужно не меньше 3; у вас 1.",
    "uk": "Для цього тайла тканин на візку треба не менше 3; у вас 1.",
}
TILES = {
    "ru": ["Elif применяет жёлтый жетон мечети.", "У вас нет жёлтого жетона мечети."],
    "uk": ["Elif застосовує жовтий тайл мечеті.", "У вас немає жовтого тайла мечеті."],
}


@EASTERN
def test_what_is_needed_goes_with_its_number(lang):
    needs = [say("why-lira", lang, need=n, have=0) for n in (1, 2, 5, 11, 21)]
    assert all(words in need for words, need in zip(NEEDED[lang], needs, strict=True)), needs


@EASTERN
def test_what_one_pays_with_stands_in_the_instrumental(lang):
    asked = [say("question-pay-lira-or-card", lang, price=n) for n in (1, 2, 5)]
    assert all(words in question for words, question in zip(MEANS[lang], asked, strict=True)), asked


@EASTERN
def test_whom_one_pays_stands_in_the_dative(lang):
    paid = say("some-lira", lang, n=2)
    both = say("list-and", lang, most="Elif", last="Emre")
    told = [say("story-pays", lang, number=n, paid=paid, players=who) for n, who in ((1, "Elif"), (2, both))]
    assert told == HANDED[lang]


@EASTERN
def test_what_a_throw_shows_stands_in_the_accusative(lang):
    red, blue = say("some-faces-red", lang, n=1), say("some-faces-blue", lang, n=3)
    dice = say(
        "list-and", lang, most=say("list-more", lang, most=red, last=blue), last=say("some-faces-card", lang, n=1)
    )
    assert say("log-rolled", lang, player="Elif", dice=dice) == THROWN[lang]


@EASTERN
def test_a_price_of_the_rules_goes_with_its_number_whatever_it_is(lang):
    prices = [say("effect-pay-lira-or-good", lang, n=n) for n in (1, 2, 5)]
    assert all(words in price for words, price in zip(COSTS[lang].split(", "), prices, strict=True)), prices


@EASTERN
def test_what_there_must_be_so_many_of_stands_in_the_genitive(lang):
    assert say("why-tile-goods", lang, need=3, have=1, **named("good", "good", "red", lang)) == LOADED[lang]


@EASTERN
def test_a_mosque_tile_has_the_colour_of_its_good_in_the_case_of_the_sentence(lang):
    used = say("log-tile", lang, player="Elif", **named("target", "good", "yellow", lang))
    assert [used, say("why-no-tile", lang, **named("good", "good", "yellow", lang))] == TILES[lang]


@EASTERN
def test_a_pair_of_tokens_goes_with_two(lang):
    pair = say("name-pair-alike", lang, **named("one", "colour", "green", lang))
    assert pair == {"ru": "два зелёных жетона", "uk": "два зелені жетони"}[lang]


@EASTERN
def test_goods_that_one_may_take_are_objects(lang):
    goods = [named("permitted", "good", good, lang)["permitted-acc"] for good in ("red", "green")]
    offered = say("list-more", lang, most=goods[0], last=goods[1])
    asked = say("question-take-good", lang, **{"permitted": "", "permitted-acc": offered})
    assert (
        asked == {"ru": "Какой товар вы возьмёте: ткань, специю?", "uk": "Який товар візьмете: тканину, спецію?"}[lang]
    )
