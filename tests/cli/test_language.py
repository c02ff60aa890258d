"""The command line and the terminal in each language (issue 25)."""

import pytest

from arasta.play.text.language import DEFAULT, languages, say
from arasta.play.text.names import name_of

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
