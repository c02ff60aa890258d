"""Texts: there is one for everything that can be said, in every language, and none disagrees with the rules."""

import ast
import random
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from arasta.play import language
from arasta.play.effects import card_text, effect_text, kiosk_text, program_text
from arasta.play.figures import FIGURES
from arasta.play.language import UnknownLanguage, bundle, languages, say
from arasta.play.naming import action_text, name_of, named, seat_name, text_key
from arasta.play.narration import change_text
from arasta.play.preview import numbers, reason_text
from arasta.rules import effect_reasons, reasons
from arasta.rules.actions import ACTIONS, VOCABULARY
from arasta.rules.components.layouts import LAYOUTS
from arasta.rules.components.programs import CARD_TABLE, PLACE_TABLE, TOKEN_TABLE
from arasta.rules.effects import Effect
from arasta.rules.letters import reasons as letters_reasons
from arasta.rules.letters.components import KIOSK_TABLE
from arasta.rules.mocha import reasons as mocha_reasons
from arasta.rules.mocha.components import GUILD_TABLE
from arasta.rules.names import Good
from arasta.rules.options import EXPANSION_WORDS, VARIANT_WORDS
from arasta.rules.scoring import CRITERIA
from tests.play.games import MIX_NAMES, MIXES, at_random, by_hand

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
            assert say(text_key("log", action, decision, lang), lang, player="P", tile="T", **values)
    assert say("log-draw-hidden", lang, player="P")
    assert say("log-draw-guild-hidden", lang, player="P")
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
        assert say(f"question-{word}", lang, tile="T")[-1] in ".?"


def reason_words():
    """The first word of every reason in the rules' lists of reasons: `"lira", {…}`, or with the values by name."""
    words = set()
    for module in (reasons, effect_reasons, mocha_reasons, letters_reasons):
        for node in ast.walk(ast.parse(Path(module.__file__).read_text("utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and is_values(node.elts[1]):
                words |= words_in(node.elts[0])
    return {word for word in words if isinstance(word, str)}


def is_values(node):
    """The second half of a reason: a dictionary, a union of two, or the name of one."""
    if isinstance(node, ast.BinOp):
        return is_values(node.left)
    return isinstance(node, ast.Dict) or (isinstance(node, ast.Name) and node.id == "values")


def words_in(node):
    """The words that a reason may have; not those that only its condition has."""
    if isinstance(node, ast.IfExp):
        return words_in(node.body) | words_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) else set()


@EVERY
def test_every_reason_has_a_text_and_every_text_a_reason(lang):
    own = {"unknown", "unknown-near", "unknown-id", "over", "other-decision"}  # those that `Game` gives itself
    written = {key.removeprefix("why-") for key in keys(lang) if key.startswith("why-")}
    assert written == reason_words() | own


@EVERY
@pytest.mark.parametrize("options", MIXES, ids=MIX_NAMES)
def test_every_reason_met_in_play_is_a_sentence(lang, options):
    game = at_random(0, seed=6, **options)
    chooser = random.Random(6)
    asked = set()
    while len(asked) < 25 and not game.over:
        if game.decision not in asked:
            asked.add(game.decision)
            for action in range(len(ACTIONS)):
                reason = game.why_not(action, lang)
                assert reason is None or reason[-1] in ".?"
        game.play(chooser.choice(game.legal))


@EVERY
def test_everything_of_the_game_has_a_name(lang):
    assert [name_of("place", str(int(row.place)), lang) for row in PLACE_TABLE]
    assert [name_of("card", row.slug, lang) for row in CARD_TABLE]
    assert [name_of("token", row.slug, lang) for row in TOKEN_TABLE]
    assert [name_of("good", good.name.lower(), lang) for good in Good]
    assert [name_of("guild", str(row.number), lang) for row in GUILD_TABLE]
    assert [name_of("kiosk", str(tile.number), lang) for tile in KIOSK_TABLE]
    assert name_of("good", "coffee", lang)
    assert name_of("letter", "delivered", lang)
    assert name_of("street", "a1 b1", lang)
    assert name_of("seat", "1", lang) == seat_name(0, lang)
    assert [name_of("family", f"family {seat}", lang) for seat in range(1, 6)]
    assert [seat_name(seat, lang) for seat in range(5)]
    assert [say(f"name-layout-{word}", lang) for word in (*(layout.slug for layout in LAYOUTS), "random")]
    assert [say(f"name-expansion-{word}", lang) for word in EXPANSION_WORDS]
    assert [say(f"name-variant-{word.replace('_', '-')}", lang) for word in VARIANT_WORDS]


@EVERY
@pytest.mark.parametrize("kind", ["place", "good", "card", "token", "guild", "kiosk", "layout"])
def test_things_of_a_kind_are_told_apart_by_name(lang, kind):
    names = [body for key, body in bodies(lang).items() if key.startswith(f"name-{kind}-")]
    assert len(set(names)) == len(names)


@EVERY
def test_all_names_of_a_kind_have_the_same_forms(lang):
    for kind in ("place", "good", "card", "token", "guild", "kiosk"):
        names = [key for key in keys(lang) if key.startswith(f"name-{kind}-")]
        assert len({tuple(bundle(lang).get_message(key).attributes) for key in names}) == 1


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
    programs = [row.action for row in PLACE_TABLE] + [row.encounter for row in TOKEN_TABLE]
    programs += [row.effect for row in CARD_TABLE + GUILD_TABLE]
    programs += [program for tile in KIOSK_TABLE for program in (tile.there, tile.back)]
    used = {effect.name.lower().replace("_", "-") for effect, _ in sum(programs, ())}
    parts = {"times", "or", "from-total", "for-face", "take-common-good", "take-ruby-of", "call-number-for-more"}
    parts |= {"change-dice-by-card", "tavern-twice", "pay-coffee-house-half", "repeat-action", "repeat-either"}
    parts |= {f"card-{row.slug.replace('_', '-')}" for row in CARD_TABLE if not row.effect}
    written = {key.removeprefix("effect-") for key in keys(lang) if key.startswith("effect-")}
    assert written <= used | parts


@EVERY
def test_every_change_and_result_has_a_text(lang):
    both = at_random(0, expansions=["mocha", "letters"])
    told = [word for word in numbers(both.view(0)["players"][0]) if change_text(word, 1, lang)]
    base = ["lira", "goods.red", "goods.green", "goods.yellow", "goods.blue", "capacity", "rubies", "stack"]
    assert told == [*base, "coffee", "tavern_tiles", "letters", "delivered"]
    assert numbers(by_hand().view(0)["players"][0]).keys() <= numbers(both.view(0)["players"][0]).keys()
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
    assert effect_text(Effect.CALL_NUMBER, 1).count("77") == 3
    assert effect_text(Effect.ROAST, 0).count("77") == 4
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
    assert action_text(tile, decision="guild_tile") == "Take the mosque tile for fruit"


def test_a_letter_is_told_by_its_place_or_as_a_delivered_one():
    """LETTER-6"""
    ids = by_hand().rules.ids
    assert action_text(ACTIONS[ids["letter 9"]], decision="give_letter") == "Give the letter for the Tea House"
    assert action_text(ACTIONS[ids["letter delivered"]], decision="give_letter") == "Give a delivered letter"


def test_a_street_is_told_by_its_cells():
    assert action_text(ACTIONS[by_hand().rules.ids["barrier a1 b1"]]) == "Lay the barrier between a1 and b1"


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
