"""Refusals in words."""

import ast
import copy
import pickle
from pathlib import Path

import pytest

import arasta
from arasta.core.refusal import Refusal
from arasta.play.text.language import has_text, languages
from arasta.play.text.refusals import allowed

PACKAGE = Path(arasta.__file__).parent
EVERY = pytest.mark.parametrize("lang", languages())

GERMAN = """
list-more = { $most }, { $last }
list-or = { $most } oder { $last }
list-and = { $most } und { $last }
list-none = nichts
wrong-chance = chance ist { $value }, muss aber { $allowed-or } sein.
"""


def refused(**settings):
    with pytest.raises(arasta.SettingError) as raised:
        arasta.new(**settings)
    return raised.value


def test_a_refusal_is_a_key_and_values_and_a_sentence():
    refusal = refused(players=7)
    assert (refusal.key, refusal.word) == ("wrong-number", "players")
    assert refusal.values == {"word": "players", "value": "7", "least": 2, "most": 5}
    assert str(refusal) == refusal.text("en") == "players is 7, but must be a whole number from 2 to 5."


def test_a_refusal_is_told_in_any_language(spoken):
    spoken("de", GERMAN)
    assert refused(chance="lucky").text("de") == "chance ist 'lucky', muss aber auto, manual oder fair sein."


def test_a_refusal_survives_another_process():
    refusal = refused(players=7)
    for again in (pickle.loads(pickle.dumps(refusal)), copy.copy(refusal)):
        assert (type(again), str(again), again.word) == (arasta.SettingError, str(refusal), "players")


def test_a_refusal_within_a_refusal_is_told_first():
    inner = Refusal("wrong-left-out")
    told = Refusal("wrong-one", word="w", value=inner, allowed=[inner, "b"]).text()
    assert told.startswith("w is The expansions are left out")
    assert told.endswith("unset it to play with them., b.")


@pytest.mark.parametrize(
    ("places", "told"),
    [((), "none"), (("a",), "a"), (["a", "b"], "a and b"), (("a", "b", "c"), "a, b and c"), ([()], "none")],
)
def test_a_list_is_joined_as_the_language_does(places, told):
    refusal = Refusal("wrong-no-grid", places=9, chosen=places)
    assert str(refusal) == f"There is no grid for the 9 places of {told}."


def test_a_key_without_a_text_is_still_readable():
    assert str(Refusal("nonsense", n=1, word="tea")) == "nonsense: n 1, word 'tea'"


def refused_keys():
    """The keys that the sources give to a SettingError."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "SettingError":
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    yield key.value


@EVERY
def test_every_refusal_of_a_setting_has_a_text(lang):
    keys = set(refused_keys())
    assert len(keys) > 5
    assert [key for key in keys if not has_text(key, lang)] == []


@EVERY
def test_every_kind_of_setting_says_what_it_may_be(lang):
    for rules in arasta.GAMES.values():
        for setting in rules.schema.parts:
            assert allowed(setting, lang)
            assert setting.refusal("nonsense").text(lang).endswith(f"{allowed(setting, lang)}.")
