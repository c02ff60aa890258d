import os
import re
import subprocess
import sys
from importlib.metadata import version

import pytest

from arasta import GAMES
from arasta.cli.main import COMMANDS, with_command
from arasta.play.text.refusals import allowed
from tests.cli.command import process


@pytest.mark.parametrize("lang", ["en", "de", "pl", "ru", "uk"])
def test_its_help_is_an_overview_of_all_commands(lang, capsys, arasta, monkeypatch):
    monkeypatch.setenv("ARASTA_LANG", lang)
    with pytest.raises(SystemExit) as left:
        arasta("--help")
    told = capsys.readouterr().out
    assert left.value.code == 0
    assert set(COMMANDS) <= set(re.findall(r"\w+", told))
    assert {"arasta play --terminal", "--game dice"} <= set(re.findall(r"arasta play --terminal|--game dice", told))


@pytest.mark.parametrize(
    ("given", "whole"),
    [
        ([], ["play"]),
        (["--terminal"], ["play", "--terminal"]),
        (["--lang", "de"], ["--lang", "de", "play"]),
        (["--lang=de", "--terminal"], ["--lang=de", "play", "--terminal"]),
    ],
)
def test_whoever_gives_no_command_plays(given, whole):
    assert with_command(given) == whole


@pytest.mark.parametrize("given", [["rules"], ["--help"], ["-h"], ["--version"], ["dance"]])
def test_whatever_else_is_given_is_left_as_it_is(given):
    assert with_command(given) == given


def test_the_version_is_that_of_the_package(capsys, arasta):
    with pytest.raises(SystemExit) as left:
        arasta("--version")
    assert left.value.code == 0
    assert capsys.readouterr().out == f"arasta {version('arasta')}\n"


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]])
def test_nobody_waits_for_a_library_to_see_what_there_is(arguments):
    command = [sys.executable, "-X", "importtime", "-m", "arasta", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.splitlines()}
    assert "arasta" in loaded
    assert loaded.isdisjoint({"numba", "llvmlite", "numpy", "fluent", "fastapi", "sqlalchemy", "pebble", "matplotlib"})


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command, capsys, arasta):
    with pytest.raises(SystemExit) as left:
        arasta(command, "--help")
    assert left.value.code == 0
    assert f"arasta {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
def test_every_setting_that_people_are_asked_for_is_an_argument(command, capsys, arasta):
    with pytest.raises(SystemExit):
        arasta(command, "--help")
    told = " ".join(capsys.readouterr().out.split())
    for game, rules in GAMES.items():
        for setting in rules.schema.offered:
            assert f"--{setting.word.replace('_', '-')} " in told
            assert f"{game}: {allowed(setting)}" in told


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], ("'dance'", "play", "simulate", "replay", "rules", "bench")),
        (["--dance"], ("'--dance'", "arasta play --help")),
        (["simulate", "--dance"], ("'--dance'", "arasta simulate --help")),
        (["simulate", "--game", "chess"], ("--game", "'chess'", "istanbul", "dice")),
        (["simulate", "--games", "many"], ("--games", "'many'", "whole number from 1 up")),
        (["simulate", "--games", "0"], ("--games", "'0'", "from 1 up")),
        (["simulate", "--games"], ("--games", "lacks its value", "--help")),
        (["simulate", "--seed", "-1"], ("--seed",)),
        (["simulate", "--seed", str(2**31)], ("--seed", "from 0 to 2147483647")),
        (["simulate", "--players", "four"], ("players is 'four'", "whole number from 2 to 5")),
        (["simulate", "--players", "6"], ("players is 6", "2 to 5")),
        (["simulate", "--layout", "round"], ("'round'", "short, long, order, first, random")),
        (["simulate", "--layout", "1 2 3"], ("each of the places", "once")),
        (["simulate", "--variants", "blitz"], ("'blitz'", "neutral_assistants, caravan_leader")),
        (
            ["simulate", "--players", "5", "--variants", "neutral_assistants"],
            ("neutral_assistants", "2, 3 or 4, not 5"),
        ),
        (["simulate", "--expansions", "chess"], ("'chess'", "mocha, letters")),
        (
            ["simulate", "--expansions", "mocha", "--layout", "short"],
            ("layout short", "expansions to be none, not mocha"),
        ),
        (["simulate", "--letters-deck", "new"], ("letters_deck new", "expansions to be letters, not none")),
        (["simulate", "--census", "--players", "7"], ("players is 7", "2 to 5")),
        (["simulate", "--game", "dice", "--players", "5"], ("players is 5", "2 to 4")),
        (["simulate", "--game", "dice", "--layout", "short"], ("no setting 'layout'", "there are players")),
        (["simulate", "--game", "dice", "--census", "--expansions", "mocha"], ("'expansions'", "there are players")),
        (["ladder"], ("--bots", "--pair", "one of these is needed")),
        (["ladder", "--bots", "random"], ("at least two bots", "--bots random,greedy")),
        (["ladder", "--bots", "random,grandmaster"], ("no bot “grandmaster”", "random")),
        (["ladder", "--pair", "random"], ("'random' is no pairing", "champion:greedy")),
        (["ladder", "--pair", "random:random", "--bots", "random"], ("--bots", "--pair", "does not go with")),
        (["ladder", "--pair", "random:random", "--picture", "x.doc"], ("x.doc", "ending", "svg")),
        (["ladder", "--pair", "random:random", "--picture", "no-such-folder/x.svg"], ("no-such-folder", "folder")),
        (["ladder", "--pair", "random:random", "--keep", "no-such-folder/x"], ("no-such-folder/x", "No such file")),
        (["ladder", "--pair", "random:random", "--players", "6"], ("players is 6", "2 to 5")),
        (["replay"], ("file", "arasta replay --help")),
        (["replay", "no-such-file"], ("no-such-file", "cannot be read")),
        (["replay", "--lang", "tlh", "-"], ("--lang", "'tlh'", "en")),
        (["rules", "chess"], ("'chess'", "places, cards, tokens, mosque, layouts", "(istanbul)", "(dice)")),
        (["rules", "chess", "cards"], ("no game 'chess'", "istanbul, dice")),
        (["rules", "dice", "places"], ("dice has no rules about 'places'", "areas, mosque, cards")),
        (["rules", "dice", "cards", "more"], ("'more'", "arasta rules --help")),
        (["play", "--terminal", "--seats", "9"], ("seat 9", "1 to 4")),
        (["play", "--terminal", "--seats", "me"], ("'me'", "1 or 1,3")),
        (["play", "--terminal", "--load", "no-such-file"], ("no-such-file", "cannot be read")),
        (["play", "--terminal", "--record", "no-such-folder/game.txt"], ("no-such-folder/game.txt", "folder")),
    ],
)
def test_wrong_use_gets_one_line_that_says_what_is_allowed(arguments, words, arasta):
    assert arasta(*arguments).is_refused(*words)


def test_the_exit_code_and_the_line_reach_the_shell():
    done = process("rules", "chess")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_reader_that_has_seen_enough_is_no_error():
    """`arasta rules cards | head -1`: the pipe is closed before everything is written."""
    with subprocess.Popen(
        [sys.executable, "-m", "arasta.cli.main", "rules", "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        running.stdout.close()
        errors = running.stderr.read()
    assert (running.returncode, errors) == (0, b"")


def test_a_terminal_without_unicode_gets_question_marks_instead_of_an_error():
    done = process("play", "--terminal", "--seed", 1, env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "Great Mosque" in done.stdout
