"""Texts: there is one for all that can be said, in every game and language, and none disagrees with the rules."""

import ast
import random
import re
from pathlib import Path

import pytest

import arasta
from arasta.core.action import Action
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.modules import ALL_EXPANSIONS
from arasta.play.dice.figures import FIGURES as DICE_FIGURES
from arasta.play.errors import IllegalAction
from arasta.play.game.log import change_text
from arasta.play.istanbul.figures import FIGURES as ISTANBUL_FIGURES
from arasta.play.presentation import presentation_of
from arasta.play.story.clauses import all_keys
from arasta.play.text import language
from arasta.play.text.amounts import amount_key
from arasta.play.text.catalogue import short_names
from arasta.play.text.figures import FIGURES
from arasta.play.text.language import TextWarning, UnknownLanguage, best_language, languages, number, say
from arasta.play.text.names import action_text, game_key, has_name, name_of, named, seat_name, text_key
from arasta.play.text.refusals import in_words
from arasta.play.text.tags import asked_for, of_the_system
from tests.play.games import GAMES, MIX_NAMES, MIXES, at_random, by_hand

EVERY = pytest.mark.parametrize("lang", languages())
TEXTS = Path(language.__file__).parents[1] / "texts"
NEVER_TOLD = {"lay", "roll", "again", "throw"}  # in the log: laying out the places, and dice before all of them lie
WORDS_OF_A_DECISION = (
    "tile",
    "face",
    "colour",
    "card",
    "one",
    "other",
    "place",
    "token",
    "permitted",
    "bidder",
    "thing",
)
NUMBERS_OF_A_DECISION = ("price", "nearest", "farthest", "goods", "second", "given", "left", "steps", "due", "tiles")
NUMBERS_OF_A_DECISION += (
    "sold",
    "dice",
    "bid",
    "number",
    "total",
    "crystals",
    "actions-left",
    "brown-too",
    "missing",
    "n",
)
NUMBERS_OF_A_DECISION += ("coffee",)
OF_A_DECISION = dict.fromkeys(WORDS_OF_A_DECISION, "T") | dict.fromkeys(NUMBERS_OF_A_DECISION, 2)


def decisions(name):
    """The decisions of a game, each with its choices."""
    rules = arasta.GAMES[name]
    for effect, names in rules.effects.names.items():
        yield rules.effects.words[effect], list(names.values())


def choices(name):
    """The choices of a game, each with its decision."""
    return [(decision, action) for decision, actions in decisions(name) for action in actions]


@EVERY
@GAMES
def test_every_action_has_a_text_at_every_decision(name, lang):
    for decision, action in choices(name):
        text = action_text(action, lang, decision, presentation_of(name).names)
        assert text
        assert "{" not in text


@EVERY
@GAMES
def test_every_action_has_a_line_in_the_log(name, lang):
    for decision, action in choices(name):
        if action.verb not in NEVER_TOLD & presentation_of(name).silent:
            names = presentation_of(name).names
            values = named("target", action.kind, action.target, lang, names) if action.target else {}
            assert say(text_key("log", action, decision, lang), lang, **{**OF_A_DECISION, **values, "player": "P"})


@EVERY
def test_every_event_has_a_line_in_the_log(lang):
    for event in ("draw-hidden", "draw-guild-hidden", "income", "mosque-ruby", "shortage", "reshuffled"):
        assert say(f"log-{event}", lang, player="P")
    assert say("log-changes", lang, line="L", changes="C")
    assert say("log-last-round", lang, player="P", n=5)
    assert say("log-rolled", lang, player="P", dice="D")


@EVERY
@GAMES
def test_every_clause_of_a_story_has_a_text(name, lang):
    story = presentation_of(name).story
    roles = {role.text or key for key, role in story.roles.items() if role is not None and role.has_text}
    clauses = {*roles, *story.notes.values(), *story.turned, *story.payers.values()}
    assert [key for key in sorted(clauses) if not language.has_text(f"story-{key}", lang)] == []
    things = {f"{amount_key(holding)}-named" for holding in story.things.values()}
    assert [key for key in sorted(things) if not language.has_text(key, lang)] == []


@GAMES
def test_every_role_in_a_story_is_that_of_a_step(name):
    """A misspelt key would silently tell nothing. A roll may be for any effect."""
    keys = {key for decision, action in choices(name) for key in all_keys(action.verb, action.kind, decision, "")}
    keys |= {f"roll-{word.replace('_', '-')}" for word in arasta.GAMES[name].effects.words.values()}
    story = presentation_of(name).story
    assert {*story.roles, *story.things, *story.payers} - keys == set()


@EVERY
@GAMES
def test_the_choices_of_a_decision_are_told_apart(name, lang):
    for decision, actions in decisions(name):
        texts = [action_text(action, lang, decision, presentation_of(name).names) for action in actions]
        assert len(set(texts)) == len(texts), decision


@EVERY
@GAMES
def test_every_decision_is_asked_in_a_sentence(name, lang):
    for word in [decision.replace("_", "-") for decision, _ in decisions(name)] + ["over"]:
        assert say(game_key(f"question-{word}", name, lang), lang, **OF_A_DECISION, player="P")[-1] in ".?"


def words_of_play(prefix):
    """The keys with this beginning that the table itself uses."""
    sources = "".join(path.read_text("utf-8") for path in (Path(arasta.__file__).parent / "play").rglob("*.py"))
    return {key.removeprefix(prefix) for key in re.findall(rf'"({prefix}[\w-]+)"', sources)}


OF_ANY_GAME = words_of_play("why-") | {"not-now"}


def reason_words(name):
    """The first word of every reason in a game's rules: `"lira", {…}`, with the values by name, or `why="lira"`."""
    words = set()
    for path in (Path(arasta.__file__).parent / name).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and is_values(node.elts[1]):
                words |= words_in(node.elts[0])
            if isinstance(node, ast.keyword) and node.arg == "why" and isinstance(node.value, ast.Constant):
                words.add(node.value.value)
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
    used = {game_key(f"why-{word}", name, lang) for name in arasta.GAMES for word in reason_words(name)}
    assert {key for key in keys(lang) if key.startswith("why-")} == used | {f"why-{word}" for word in OF_ANY_GAME}


def asked_about(game):
    """The actions of the decision at hand, legal or not, and one of another decision."""
    actions = range(len(game.rules.actions))
    belongs = [action for action in actions if game.rules.belongs(game._state, action)]
    return [*belongs, next(action for action in actions if action not in belongs)]


@pytest.mark.parametrize("settings", MIXES, ids=MIX_NAMES)
def test_every_reason_met_in_play_is_a_sentence(settings):
    """In every language."""
    game = at_random(0, seed=6, **settings)
    chooser = random.Random(6)
    asked = set()
    while len(asked) < 25 and not game.over:
        if game.decision not in asked:
            asked.add(game.decision)
            actions = asked_about(game)
            for lang in languages():
                assert game.question(lang)[-1] in ".?"
                for action in actions:
                    reason = game.why_not(action, lang)
                    assert reason is None or reason[-1] in ".?"
        game.play(chooser.choice(game.legal))


@EVERY
@GAMES
def test_everything_that_an_action_names_has_a_name(name, lang):
    for _, action in choices(name):
        assert not action.target or has_name(action.kind, action.target, lang, presentation_of(name).names), action.name


@EVERY
def test_seats_are_counted_from_one(lang):
    assert name_of("seat", "1", lang) == seat_name(0, lang)
    assert "5" in seat_name(4, lang)


@EVERY
@pytest.mark.parametrize(
    "kind", ["place", "good", "card", "token", "guild", "kiosk", "layout", "colour", "resource", "face", "area", "tile"]
)
def test_things_of_a_kind_are_told_apart_by_name(lang, kind):
    names = [body for key, body in bodies(lang).items() if key.startswith(f"name-{kind}-")]
    assert names
    assert len(set(names)) == len(names)


@EVERY
@GAMES
def test_every_setting_and_each_of_its_words_has_a_name_and_a_sentence(name, lang):
    for setting in arasta.GAMES[name].schema.describe()["settings"]:
        words = [word["text"] for word in setting.get("words", ())]
        for key in (setting["text"], *words):
            assert say(key, lang)
            assert language.forms(key, lang)["about"].endswith(".")
        assert len({say(key, lang) for key in words}) == len(words)


@EVERY
@GAMES
def test_every_criterion_of_the_result_has_a_text(name, lang):
    for word in arasta.GAMES[name].criteria:
        for n in (0, 1, 2, 5):
            assert say(f"score-{word}", lang, n=n)
            assert say(f"result-by-{word}", lang, n=n)
    assert say("result-by-equal", lang)
    assert say("result-standing", lang, rank=1, player="P", scores="S")
    assert say("result-shared", lang, players="P, Q")


GOODS = [f"goods.{word}" for word in ("red", "green", "yellow", "blue")]
TILES = [f"mosque_tiles.{word}" for word in ("red", "green", "yellow", "blue")]
BASE = ["lira", *GOODS, "capacity", "rubies", *TILES, "stack"]
TOKENS = [f"tokens.{word}" for word in ("red", "yellow", "green", "blue", "brown")]
DICE = [f"dice.{word}" for word in ("red", "yellow", "green", "blue", "coin", "card")]


@EVERY
@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({}, BASE),
        ({"expansions": ["mocha", "letters"]}, [*BASE, "coffee", "tavern_tiles", "letters", "delivered"]),
        ({"game": "dice"}, ["rubies", *TOKENS, "crystals", "lira", "tiles", *DICE]),
    ],
)
def test_every_change_of_what_a_player_holds_has_a_text(lang, settings, told):
    game = at_random(0, seed=1, **settings)
    held = presentation_of(game.rules.name).holdings(game.view(), 0)
    assert [word for word in held if change_text(word, 1, lang)] == told


@EVERY
def test_no_number_of_the_rules_is_written_into_a_text(lang):
    """They come from the component tables; a digit in a key or as a plural's case is none."""
    of_the_rules = ("action", "question", "why", "log", "change", "score", "result", "effect", "when", "rules", "undo")
    of_the_rules += ("amount", "thing", "active", "others", "tile", "price", "setting")
    for key, body in bodies(lang).items():
        if key.startswith(of_the_rules):
            text = re.sub(r"\[\w+\]|\\u[0-9A-F]{4}|\{ [a-z][\w-]* \}", "", body)
            assert not re.search(r"\d", text), key


@EVERY
def test_every_figure_is_used(lang):
    text = "".join(bodies(lang).values())
    assert [word for word in FIGURES if f"${word} " not in text] == []


def test_games_share_no_figure():
    assert not ISTANBUL_FIGURES.keys() & DICE_FIGURES.keys()
    assert FIGURES == ISTANBUL_FIGURES | DICE_FIGURES


@EVERY
def test_a_text_stands_in_one_file_only(lang):
    written = [key for file in (TEXTS / lang).iterdir() for key, _ in entries(file)]
    assert len(set(written)) == len(written)


@EVERY
def test_a_language_has_a_file_for_all_games_and_one_for_each(lang):
    """And perhaps one for an expansion."""
    needed = {"cli.ftl", "table.ftl", "server.ftl", "web.ftl", *(f"{name}.ftl" for name in arasta.GAMES)}
    there = {file.name for file in (TEXTS / lang).iterdir()} - {f"{word}.ftl" for word in ALL_EXPANSIONS}
    assert there == needed


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


def test_a_language_declines_names_by_forms_of_its_own(spoken):
    spoken("de", GERMAN)
    moves = [ACTIONS.actions[by_hand().rules.ids[name]] for name in ("move 9", "move 12")]
    assert [action_text(move, "de") for move in moves] == ["Geh zum Teehaus", "Geh zur Polizeiwache"]
    refused = IllegalAction("why-already-there", game="istanbul", place=12)
    assert in_words(refused, "de") == refused.text("de") == "Dein Händler ist schon in der Polizeiwache."


def test_an_unknown_language_lists_those_there_are():
    with pytest.raises(UnknownLanguage, match=r"no texts in 'tlh'; there are .*en"):
        by_hand().legal[0].text(lang="tlh")


def test_what_a_language_lacks_is_said_in_english_whole_and_without_an_error(spoken):
    """Issue 25: a missing message falls back to English on its own."""
    spoken("de", GERMAN)
    assert say("undo-nothing", "de") == say("undo-nothing") == "Nothing has been done yet."
    assert say("score-rubies", "de", n=1) == "1 ruby"  # by the plurals of English
    assert name_of("place", "5", "de") == "Post Office"
    assert named("place", "place", "9", "de") == {
        "place": "Teehaus",
        "place-to": "zum Teehaus",
        "place-at": "am Teehaus",
    }


def test_a_form_that_a_name_lacks_is_the_name_as_it_is(spoken):
    spoken("de", GERMAN)
    assert action_text(ACTIONS.actions[by_hand().rules.ids["move 5"]], "de") == "Geh Post Office"


def test_a_text_that_cannot_be_set_is_said_in_english_with_a_warning(spoken):
    spoken("de", "score-rubies = { $n } Rubine, { $colour }")
    with pytest.warns(TextWarning, match="'score-rubies' in 'de' could not be set: Unknown external: colour"):
        assert say("score-rubies", "de", n=2) == "2 rubies"


def test_a_special_text_of_english_is_not_said_where_a_language_has_the_general_one(spoken):
    spoken("de", "action-tile = Nimm { $target }\nname-good-red = Stoff")
    taken = Action("tile", "good", "red")
    assert action_text(taken, "de", "mosque_tile") == "Nimm Stoff"
    assert action_text(taken, "en", "mosque_tile") == "Take the mosque tile for fabric"


def test_a_short_name_of_english_does_not_stand_for_a_name_of_another_language(spoken):
    spoken("de", "name-place-2 = Tuchlager")
    assert "2" not in short_names("de")
    assert short_names("de")["3"] == "Spice"


@pytest.mark.parametrize(
    ("asked", "served"),
    [("pt-BR", "pt-BR"), ("pt-br", "pt-BR"), ("pt-PT", "pt"), ("pt_BR", "pt-BR"), ("tlh-BE", "en"), ("en-GB", "en")],
)
def test_a_language_is_found_by_the_tag_of_a_region(spoken, asked, served):
    """RFC 4647, 3.4: lookup; a language is a folder of texts and nothing else."""
    spoken("pt", "undo-nothing = Nada foi feito ainda.\nundo-turn = Outra pessoa já decidiu.")
    spoken("pt-BR", "undo-nothing = Ainda nada.")
    assert best_language([asked]) == served


def test_a_region_says_in_the_words_of_its_language_what_it_has_no_own_for(spoken):
    spoken("pt", "undo-nothing = Nada foi feito ainda.\nundo-turn = Outra pessoa já decidiu.")
    spoken("pt-BR", "undo-nothing = Ainda nada.")
    assert [say(key, "pt-BR") for key in ("undo-nothing", "undo-turn", "question-over")] == [
        "Ainda nada.",
        "Outra pessoa já decidiu.",
        "The game is over.",
    ]


def test_whoever_names_several_languages_is_served_in_the_dearest_that_there_is(spoken):
    spoken("pt", "undo-nothing = Nada foi feito ainda.")
    assert best_language(asked_for("tlh, en;q=0.3, pt-BR;q=0.8, *;q=0.1")) == "pt"
    assert best_language(asked_for("pt;q=0, en")) == "en"
    assert best_language(of_the_system(["pt_BR.UTF-8"])) == "pt"
    assert best_language(of_the_system(["", "C.UTF-8", "POSIX"])) == "en"
    assert best_language(asked_for(";;;q=x, \x00,pt")) == "pt"


def test_numbers_are_written_as_the_language_writes_them(spoken):
    spoken("de", "undo-nothing = Nichts.")
    assert number(1234.5, "de") == "1.234,5"
    assert number(-0.25, "en", "+0.0;-0.0") == "−0.2"


def test_an_unknown_or_incomplete_text_is_a_warning_that_names_its_key():
    """Tests make it an error; a page goes on."""
    with pytest.warns(TextWarning, match="no text 'nonsense'"):
        assert say("nonsense") == "nonsense"
    with pytest.warns(TextWarning, match="'name-seat' in 'en' could not be set"):
        assert say("name-seat") == "Seat word"


def keys(lang):
    """The keys of a language's texts."""
    return bodies(lang).keys()


def bodies(lang):
    """The texts of a language as they are written, by key."""
    return {key: body for file in (TEXTS / lang).iterdir() for key, body in entries(file)}


def entries(file):
    """The texts of a file, with their keys."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    found = []
    for line in lines:
        start = re.match(r"([a-z][\w-]*) =(.*)", line)
        if start:
            found.append((start[1], start[2]))
        elif line:
            key, body = found.pop()
            found.append((key, f"{body}\n{line}"))
    return found
