"""Texts: there is one for everything that can be said, in every language, and none disagrees with the rules."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from arasta.play import language
from arasta.play.figures import FIGURES
from arasta.play.language import UnknownLanguage, bundle, languages, say
from arasta.play.naming import action_text, name_of, named, seat_name, text_key
from arasta.play.narration import change_text
from arasta.play.preview import numbers, reason_text
from arasta.play.reference import effect_text
from arasta.rules import reasons
from arasta.rules.actions import ACTIONS, VOCABULARY
from arasta.rules.components.cards import CARD_TABLE
from arasta.rules.components.places import PLACE_TABLE
from arasta.rules.components.tokens import TOKEN_TABLE
from arasta.rules.names import Effect, Good
from arasta.rules.options import LAYOUT_WORDS, VARIANT_WORDS
from arasta.rules.scoring import CRITERIA
from tests.play.games import MIXES, at_random, by_hand

EVERY = pytest.mark.parametrize("lang", languages())
TEXTS = Path(language.__file__).parent / "texts"
SILENT_VERBS = {"lay"}  # the log says nothing of laying out the places


def decisions():
    return [(effect.name.lower(), action) for effect, options in VOCABULARY.items() for action in options.values()]


@EVERY
def test_every_action_has_a_text_at_every_decision(lang):
    for decision, action in decisions():
        text = action_text(action, lang, decision)
        assert text
        assert "{" not in text


@EVERY
def test_every_action_has_a_line_in_the_log(lang):
    for decision, action in decisions():
        if action.verb not in SILENT_VERBS:
            values = named("target", action.kind, action.target, lang) if action.target else {}
            assert say(text_key("log", action, decision, lang), lang, player="P", **values)
    assert say("log-draw-hidden", lang, player="P")
    assert say("log-changes", lang, line="L", changes="C")
    assert say("log-last-round", lang, player="P", n=5)


@EVERY
def test_the_choices_of_a_decision_are_told_apart(lang):
    for effect, options in VOCABULARY.items():
        texts = [action_text(action, lang, effect.name.lower()) for action in options.values()]
        assert len(set(texts)) == len(texts), effect


@EVERY
def test_every_decision_is_asked_in_a_sentence(lang):
    for word in [effect.name.lower().replace("_", "-") for effect in VOCABULARY] + ["over"]:
        assert say(f"question-{word}", lang)[-1] in ".?"


def reason_words():
    """The first word of every reason in the rules' list of reasons: `"lira", {…}`."""
    words = set()
    for node in ast.walk(ast.parse(Path(reasons.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
            words |= {leaf.value for leaf in ast.walk(node.elts[0]) if isinstance(leaf, ast.Constant)}
    return {word for word in words if isinstance(word, str)}


@EVERY
def test_every_reason_has_a_text_and_every_text_a_reason(lang):
    own = {"unknown", "unknown-near", "unknown-id", "over", "other-decision"}  # those that `Game` gives itself
    written = {key.removeprefix("why-") for key in keys(lang) if key.startswith("why-")}
    assert written == reason_words() | own


@EVERY
@pytest.mark.parametrize("options", MIXES, ids=["two", "two and both variants", "three", "four", "five"])
def test_every_reason_met_in_play_is_a_sentence(lang, options):
    game = at_random(0, seed=6, **options)
    for i in range(50):
        for action in range(len(ACTIONS)):
            reason = game.why_not(action, lang)
            assert reason is None or reason[-1] in ".?"
        game.play(game.legal[(5 * i) % len(game.legal)])


@EVERY
def test_everything_of_the_game_has_a_name(lang):
    assert [name_of("place", str(int(row.place)), lang) for row in PLACE_TABLE]
    assert [name_of("card", row.slug, lang) for row in CARD_TABLE]
    assert [name_of("token", row.slug, lang) for row in TOKEN_TABLE]
    assert [name_of("good", good.name.lower(), lang) for good in Good]
    assert [name_of("family", f"family {seat}", lang) for seat in range(1, 6)]
    assert [seat_name(seat, lang) for seat in range(5)]
    assert [say(f"name-layout-{word}", lang) for word in LAYOUT_WORDS]
    assert [say(f"name-variant-{word.replace('_', '-')}", lang) for word in VARIANT_WORDS]


@EVERY
def test_all_names_of_a_kind_have_the_same_forms(lang):
    for kind in ("place", "good", "card", "token"):
        names = [key for key in keys(lang) if key.startswith(f"name-{kind}-")]
        assert len({tuple(bundle(lang).get_message(key).attributes) for key in names}) == 1


@EVERY
def test_every_effect_of_a_component_has_a_text(lang):
    programs = [row.action for row in PLACE_TABLE] + [row.effect for row in CARD_TABLE]
    for effect, argument in sum(programs + [row.encounter for row in TOKEN_TABLE], ()):
        assert effect_text(effect, argument, lang)
    assert say("effect-any-goods", lang)


@EVERY
def test_every_change_and_result_has_a_text(lang):
    told = [word for word in numbers(by_hand().view(0)["players"][0]) if change_text(word, 1, lang)]
    assert told == ["lira", "goods.red", "goods.green", "goods.yellow", "goods.blue", "capacity", "rubies", "stack"]
    for word in CRITERIA:
        for n in (0, 1, 2, 5):
            assert say(f"score-{word}", lang, n=n)
            assert say(f"result-by-{word}", lang, n=n)
    assert say("result-by-equal", lang)
    assert say("result-standing", lang, rank=1, player="P", scores="S")


@EVERY
def test_no_number_of_the_rules_is_written_into_a_text(lang):
    """They come from the component tables; a digit in a key or as a plural's case is none."""
    of_the_rules = ("action", "question", "why", "log", "change", "score", "result", "effect", "when", "rules", "undo")
    for key, body in bodies(lang).items():
        if key.startswith(of_the_rules):
            text = re.sub(r"\[\w+\]", "", body)
            assert not re.search(r"\d", text), key


def test_a_number_of_the_rules_appears_in_the_texts_as_it_is_in_the_tables(monkeypatch):
    for word in FIGURES:
        monkeypatch.setitem(FIGURES, word, 77)
    assert effect_text(Effect.CALL_NUMBER, 0).count("77") == 3
    assert "77" in effect_text(Effect.SELL, 10)
    assert action_text(ACTIONS[by_hand().rules.ids["turn 3"]]) == "Turn a 3 to 77"


@EVERY
def test_every_figure_is_used(lang):
    text = (TEXTS / f"{lang}.ftl").read_text("utf-8")
    assert [word for word in FIGURES if f"${word} " not in text] == []


def test_a_mosque_tile_is_taken_at_a_mosque_and_used_in_a_window():
    tile = ACTIONS[by_hand().rules.ids["tile yellow"]]
    assert action_text(tile, decision="mosque_tile") == "Take the mosque tile for fruit"
    assert action_text(tile, decision="move") == "Use the mosque tile for fruit"


GERMAN = """
name-place-9 = Teehaus
    .to = zum Teehaus
    .at = am Teehaus
name-place-12 = Polizeiwache
    .to = zur Polizeiwache
    .at = in der Polizeiwache
action-move = Geh { $target-to }
why-already-there = Dein Händler ist schon { $place-at }.
"""


def test_a_language_declines_names_by_forms_of_its_own(monkeypatch):
    german = FluentBundle(["de"], use_isolating=False)
    german.add_resource(FluentResource(GERMAN))
    monkeypatch.setattr(language, "bundle", lambda lang: german)
    moves = [ACTIONS[by_hand().rules.ids[name]] for name in ("move 9", "move 12")]
    assert [action_text(move, "de") for move in moves] == ["Geh zum Teehaus", "Geh zur Polizeiwache"]
    assert reason_text(("already-there", {"place": 12}), "de") == "Dein Händler ist schon in der Polizeiwache."


def test_an_unknown_language_lists_those_there_are():
    with pytest.raises(UnknownLanguage, match=r"no texts in 'tlh'; there are .*en"):
        by_hand().legal[0].text(lang="tlh")


def test_an_unknown_or_incomplete_text_names_its_key():
    with pytest.raises(LookupError, match="no text 'nonsense'"):
        say("nonsense")
    with pytest.raises(LookupError, match="'name-seat' in 'en' could not be set"):
        say("name-seat")


def keys(lang):
    """The keys of a language's texts."""
    return bodies(lang).keys()


def bodies(lang):
    """The texts of a language as they are written, by key."""
    lines = [line for line in (TEXTS / f"{lang}.ftl").read_text("utf-8").splitlines() if not line.startswith("#")]
    found = {}
    for line in lines:
        start = re.match(r"([a-z][\w-]*) =(.*)", line)
        if start:
            key = start[1]
            found[key] = start[2]
        elif line:
            found[key] += "\n" + line
    return found
