"""The command line and the terminal in each language (issue 25)."""

import re

import pytest

from arasta import GAMES
from arasta.bots.registry import names as bots
from arasta.cli.main import COMMANDS
from arasta.play.text.language import DEFAULT, languages, say
from arasta.play.text.names import name_of
from arasta.play.text.reference import topics
from tests.languages import pseudo_texts, spoken

__all__ = ["spoken"]

OTHERS = [lang for lang in languages() if lang != DEFAULT]


@pytest.mark.parametrize("lang", OTHERS)
def test_the_terminal_plays_in_a_language(arasta, lang):
    arasta("play", "--terminal", "--seed", 5, "--lang", lang, "--bots", "random", typed="move 2\n?\nq\n")
    assert name_of("place", "2", lang) in arasta.out
    assert say("terminal-left", lang) in arasta.out
    assert name_of("place", "2") not in arasta.out


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", ["istanbul", "dice"])
def test_the_rules_are_told_in_a_language(arasta, game, lang):
    arasta("rules", game, "--lang", lang)
    for topic in ("places", "cards") if game == "istanbul" else ("actions", "values"):
        assert say(f"rules-{game}-{topic}", lang) in arasta.out
        assert say(f"rules-{game}-{topic}") not in arasta.out.splitlines()


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"ARASTA_LANG": "de"}, "de"),
        ({"ARASTA_LANG": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"ARASTA_LANG": "", "LC_ALL": "uk_UA.UTF-8", "LANG": "de_DE.UTF-8"}, "uk"),
        ({"ARASTA_LANG": "", "LANGUAGE": "tlh:ru", "LANG": "de_DE"}, "ru"),
        ({"ARASTA_LANG": "", "LC_ALL": "C", "LANG": "C.UTF-8"}, "en"),
        ({"ARASTA_LANG": "pl", "LANG": "de_DE.UTF-8"}, "pl"),
    ],
)
def test_without_an_argument_it_speaks_as_the_system_does(arasta, monkeypatch, environment, lang):
    for name in ("ARASTA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    arasta("games")
    assert say("games-none", lang) in arasta.out


def test_what_is_wrong_is_said_in_the_language_too(arasta):
    assert arasta("play", "--terminal", "--players", 7, "--lang", "de").is_refused("players ist 7")
    assert arasta("play", "--lang", "tlh").is_refused("'tlh'", "de, en, pl, ru, uk")
    assert arasta("games", "--lang", "de-AT").code == 0
    assert arasta.out.strip() == say("games-none", "de")


def test_the_language_is_said_before_the_command_or_behind_it(arasta, capsys):
    assert arasta("--lang", "pl", "games").out == arasta("games", "--lang=pl").out == say("games-none", "pl") + "\n"
    assert arasta("--lang", "tlh", "games").is_refused("'tlh'", "de, en, pl, ru, uk")
    for asked in (("--lang", "uk", "--help"), ("--help", "--lang", "uk")):
        with pytest.raises(SystemExit):
            arasta(*asked)
        assert capsys.readouterr().out.strip() == say("cli-overview", "uk")


PSEUDO = "en-XA"
PLAIN = re.compile(r"(?<![-\w.])[a-z]{3,}(?![-\w])")
WORDS = set(GAMES) | {word for rules in GAMES.values() for word in rules.schema.words}
WORDS |= {topic for game in GAMES for topic in topics(game)} | set(bots())
WORDS |= {word for rules in GAMES.values() for word in re.findall(r"[a-z_]+", str(rules.schema.describe()))}


@pytest.mark.parametrize("command", [None, *(command for command in COMMANDS if command not in ("train", "teach"))])
def test_help_says_everything_in_the_language(arasta, spoken, command, capsys):
    """What is given on the command line has the same words in every language, and stands alone in its column."""
    spoken(PSEUDO, pseudo_texts())
    with pytest.raises(SystemExit):
        arasta(*filter(None, [command]), "--lang", PSEUDO, "--help")
    first, _, told = capsys.readouterr().out.partition("\n\n")
    assert first.startswith(say("help-usage" if command else "cli-overview", PSEUDO).partition("\n")[0])
    given = r"^ {2,8}\S+(  |$)" if command else r"^  \S.*?  "
    said = [re.sub(rf"{given}|\{{[\w,]+\}}", "", line) for line in told.splitlines()]
    words = {word for line in said for word in PLAIN.findall(line)}
    assert words - WORDS - set(COMMANDS) == set()


@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        (("replay",), "usage-missing", {"arguments": "file"}),
        (("play", "--players"), "usage-no-value", {"argument": "--players"}),
        (("play", "--new", "--load", "x"), "usage-beside", {"argument": "--load", "other": "--new"}),
        (
            ("play", "--game", "x"),
            "usage-choice",
            {"argument": "--game", "value": "'x'", "allowed": "'istanbul', 'dice'"},
        ),
    ],
)
@pytest.mark.parametrize("lang", languages())
def test_wrong_use_is_said_in_the_language(arasta, lang, arguments, key, values):
    assert arasta(*arguments, "--lang", lang).is_refused(say(key, lang, **values))
