"""The schema of settings, on a game of its own: tea for some people."""

import json
from collections import namedtuple
from dataclasses import dataclass, replace

import numpy as np
import pytest

from arasta import GAMES
from arasta.core.refusal import Refusal, unspoken
from arasta.core.setting_kinds import AnyOf, Number, OneOf, SettingError, edition_of
from arasta.core.settings import Need, Schema


@dataclass(frozen=True)
class Tea:
    """What is agreed before tea."""

    people: int
    extras: tuple[str, ...]
    pot: str
    table: str


SCHEMA = Schema(
    Tea,
    (
        Number("people", 1, 8, default=2),
        AnyOf("extras", ("lemon", "sugar")),
        OneOf("pot", ("small", "large")),
        OneOf("table", ("laid", "bare"), unsaid="laid"),
    ),
    (
        Need("pot", "small", "people", (1, 2, 3)),
        Need("extras", "lemon", "people", (2,)),
        Need("table", "bare", "extras", ((), ("sugar",))),
    ),
)


def test_what_is_not_given_is_as_usual():
    assert SCHEMA.settings() == Tea(2, (), "small", "laid")


def test_the_usual_word_is_the_first_that_the_other_settings_allow():
    assert SCHEMA.settings(people=3).pot == "small"
    assert SCHEMA.settings(people=4).pot == "large"


@pytest.mark.parametrize(
    ("given", "word", "problem"),
    [
        ({"cake": 1}, "cake", "There is no setting 'cake'; there are people, extras, pot, table."),
        ({"self": 1}, "self", "There is no setting 'self'; there are people, extras, pot, table."),
        ({"people": 9}, "people", "people is 9, but must be a whole number from 1 to 8."),
        ({"people": 2.0}, "people", "people is 2.0, but must be a whole number from 1 to 8."),
        ({"people": None}, "people", "people is None, but must be a whole number from 1 to 8."),
        ({"pot": "huge"}, "pot", "pot is 'huge', but must be one of small, large."),
        ({"pot": ["small"]}, "pot", "pot is ['small'], but must be one of small, large."),
        ({"extras": "rum"}, "extras", "extras is ['rum'], but must be any of lemon, sugar."),
        ({"extras": 3}, "extras", "extras is 3, but must be any of lemon, sugar."),
        ({"people": 4, "pot": "small"}, "pot", "pot small needs people to be 1, 2 or 3, not 4."),
        ({"people": 3, "extras": "lemon"}, "extras", "extras lemon needs people to be 2, not 3."),
        ({"table": "bare", "extras": "lemon"}, "table", "table bare needs extras to be none or sugar, not lemon."),
    ],
)
def test_what_is_not_allowed_is_refused_and_says_what_is(given, word, problem):
    with pytest.raises(SettingError) as raised:
        SCHEMA.settings(**given)
    assert (str(raised.value), raised.value.word) == (problem, word)


@pytest.mark.parametrize("given", ["lemon,sugar", "sugar lemon", ("sugar", "lemon", "sugar"), iter(["lemon", "sugar"])])
def test_any_of_several_words_come_as_a_text_or_a_collection(given):
    assert SCHEMA.settings(extras=given).extras == ("lemon", "sugar")


def test_a_number_may_be_one_of_numpy():
    people = SCHEMA.settings(people=np.int8(3)).people
    assert (people, type(people)) == (3, int)


def test_settings_are_written_and_read_in_words():
    settings = SCHEMA.settings(extras="lemon sugar", pot="large")
    assert SCHEMA.write(settings) == {"people": "2", "extras": "lemon sugar", "pot": "large"}
    assert SCHEMA.settings(**SCHEMA.read(SCHEMA.write(settings))) == settings
    assert SCHEMA.write(SCHEMA.settings(table="bare"))["table"] == "bare"


def test_what_cannot_be_read_is_left_to_be_refused():
    assert SCHEMA.read({"people": "two", "cake": "1"}) == {"people": "two", "cake": "1"}


def test_a_form_is_told_all_it_must_know():
    described = SCHEMA.describe()
    assert described["settings"][0] == {
        "word": "people",
        "kind": "number",
        "text": "setting-people",
        "least": 1,
        "most": 8,
        "default": 2,
    }
    assert described["settings"][1]["words"][0] == {"word": "lemon", "text": "setting-extras-lemon"}
    assert described["needs"][2] == {"setting": "table", "value": "bare", "other": "extras", "one_of": [[], ["sugar"]]}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_form_is_told_about_a_game_is_json(game):
    schema = GAMES[game].schema
    described = schema.describe()
    assert json.loads(json.dumps(described)) == described
    defaults = {setting["word"]: setting["default"] for setting in described["settings"]}
    assert schema.settings(**defaults) == schema.settings()


@dataclass(frozen=True)
class Cake:
    """What is agreed before cake."""

    edition: int


CAKES = Schema(Cake, (edition_of(namedtuple("Row", "edition")(edition) for edition in (1, 2, 1)),))


def test_a_new_game_has_the_newest_components_and_nobody_is_asked():
    assert CAKES.settings() == Cake(2)
    assert (CAKES.words, CAKES.plain(Cake(2)), CAKES.describe()["settings"]) == ((), {}, [])


def test_what_is_kept_says_its_edition_and_without_a_word_it_is_the_first():
    """So a record from before a card joined the deck replays without it."""
    assert (CAKES.write(Cake(2)), CAKES.write(Cake(1))) == ({"edition": "2"}, {})
    assert (CAKES.kept({"edition": "2"}), CAKES.kept({})) == (Cake(2), Cake(1))
    with pytest.raises(SettingError, match="edition"):
        CAKES.kept({"edition": "3"})


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_joined_later_is_in_no_earlier_deck(game):
    rules = GAMES[game]
    earlier = rules.set_up(replace(rules.settings(), edition=0))
    assert rules.set_up(rules.settings())["deck"].sum() > 0
    assert earlier["deck"].sum() == 0


def test_a_tile_that_joined_later_is_in_no_earlier_supply():
    """So a tavern, guild or kiosk of an older record is the one that it began with."""
    rules = GAMES["istanbul"]
    settings = rules.settings(expansions=["mocha", "letters"])
    now, earlier = rules.set_up(settings), rules.set_up(replace(settings, edition=0))
    for supply in ("tavern_tiles_left", "guild_deck", "guild_deck_size", "kiosk_supply"):
        assert (now[supply].all(), earlier[supply].any()) == (True, False), supply


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [(Refusal("too-hot", degrees=97, tea="black"), "too-hot: degrees 97, tea 'black'"), (Refusal("no-tea"), "no-tea")],
)
def test_where_there_are_no_texts_a_refusal_is_its_key_and_values(refusal, sentence):
    """The rules alone know no language."""
    assert unspoken(refusal, "en") == sentence
