import json
import os
import subprocess
import sys

import numpy as np
import pytest

from arasta import GAMES
from arasta.arena.random_games import is_cold
from arasta.core.machine import NOBODY
from arasta.core.stream import first_key, random_word

FIGURES = ("games", "finished", "unfinished", "decisions", "decisions_per_s", "turns_mean", "win_share")


def report(arasta, *arguments):
    """The JSON of a simulation."""
    arasta("simulate", "--json", *arguments)
    assert arasta.code == 0
    return json.loads(arasta.out)


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("istanbul", {"players": 4, "expansions": [], "layout": "short", "variants": [], "letters_deck": "all"}),
        ("dice", {"players": 4}),
    ],
)
def test_the_report_has_the_options_of_the_game_and_the_shares_add_up(game, settings, arasta):
    found = report(arasta, "--game", game, "--players", 4, "--games", 30, "--seed", 1)
    assert list(found) == ["game", *settings, "seed", *FIGURES]
    assert (found["game"], found["seed"], {word: found[word] for word in settings}) == (game, 1, settings)
    assert (found["games"], found["finished"], found["unfinished"]) == (30, 30, 0)
    assert isinstance(found["decisions"], int)
    assert isinstance(found["decisions_per_s"], int)
    assert found["decisions"] > found["games"] * found["turns_mean"] > 0
    assert len(found["win_share"]) == 4
    assert sum(found["win_share"]) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_games(game, arasta):
    one, again, other = (report(arasta, "--game", game, "--games", 5, "--seed", seed) for seed in (7, 7, 8))
    for found in (one, again, other):
        del found["decisions_per_s"]
    assert one == again
    assert one["decisions"] != other["decisions"]


def test_without_a_seed_the_one_taken_is_reported(arasta):
    found = report(arasta, "--games", 2)
    again = report(arasta, "--games", 2, "--seed", found["seed"])
    assert found["decisions"] == again["decisions"]


@pytest.mark.parametrize(
    ("game", "arguments", "settings"),
    [
        (
            "istanbul",
            ["--layout", "random", "--variants", "caravan_leader"],
            {"layout": "random", "variants": ["caravan_leader"]},
        ),
        ("dice", [], {}),
    ],
)
def test_a_game_is_the_one_that_the_plain_engine_plays(game, arguments, settings, arasta):
    rules = GAMES[game]
    states = np.zeros(1, rules.dtype)
    rules.begin(states, rules.settings(players=3, **settings))
    s, made = rules.open(states), 0
    while rules.to_act(s) != NOBODY:
        rules.step(s, rules.random_action(s, random_word(first_key(11), made)))
        made += 1
    ranks = [rank for rank, *_ in rules.score(s)]

    found = report(arasta, "--game", game, "--players", 3, *arguments, "--games", 1, "--seed", 11)
    assert (found["decisions"], found["turns_mean"]) == (made, s.turns)
    assert found["win_share"] == pytest.approx([(seat == 1) / ranks.count(1) for seat in ranks], abs=1e-5)


@pytest.mark.parametrize("game", GAMES)
def test_games_that_are_cut_off_are_unfinished_and_in_no_result(game, arasta):
    found = report(arasta, "--game", game, "--games", 3, "--limit", 100, "--seed", 1)
    assert (found["finished"], found["unfinished"], found["decisions"]) == (0, 3, 300)
    assert (found["turns_mean"], found["win_share"]) == (None, None)
    arasta("simulate", "--game", game, "--games", 3, "--limit", 100)
    assert "cut off" in arasta.out
    assert "wins" not in arasta.out


def test_an_explicit_layout_may_be_listed(arasta):
    layout = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"
    assert report(arasta, "--layout", layout, "--games", 1)["layout"] == layout
    assert report(arasta, "--layout", layout.replace(" ", ","), "--games", 1)["layout"] == layout


@pytest.mark.parametrize(
    ("expansions", "layout"), [("mocha", "first"), ("letters", "first"), ("mocha,letters", "random")]
)
def test_expansions_are_simulated(expansions, layout, arasta):
    found = report(arasta, "--expansions", expansions, "--games", 4, "--seed", 1)
    assert (found["expansions"], found["layout"], found["finished"]) == (expansions.split(","), layout, 4)


def test_letters_can_be_played_with_the_new_cards_alone(arasta):
    """MODE-3"""
    decks = [("--letters-deck", "new"), ()]
    new, both = (report(arasta, "--expansions", "letters", *deck, "--games", 2, "--seed", 1) for deck in decks)
    assert (new["letters_deck"], both["letters_deck"]) == ("new", "all")
    assert new["decisions"] != both["decisions"]


def test_people_get_a_table(arasta):
    arasta("simulate", "--games", 10, "--seed", 1, "--variants", "neutral_assistants,caravan_leader")
    assert arasta.out.startswith(
        "istanbul, 4 players, layout short, variants neutral_assistants caravan_leader, seed 1\n"
    )
    for seat in range(1, 5):
        assert f"seat {seat} wins" in arasta.out
    arasta("simulate", "--games", 2, "--seed", 1, "--expansions", "letters", "--letters-deck", "new")
    assert arasta.out.startswith("istanbul, 4 players, expansions letters, layout first, letters_deck new, seed 1\n")
    arasta("simulate", "--game", "dice", "--players", 3, "--games", 10, "--seed", 1)
    assert arasta.out.startswith("dice, 3 players, seed 1\n\n  games           10, 10 of them finished\n")
    assert "seat 3 wins" in arasta.out


def announced(**environment):
    """What a process of its own says before it would compile."""
    script = "from arasta import GAMES; from arasta.cli.progress import announce; announce(GAMES['dice'])"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    return done.stderr


def test_compiling_is_announced_only_when_it_is_due(arasta, tmp_path):
    report(arasta, "--game", "dice", "--games", 1)
    report(arasta, "--game", "dice", "--games", 1)
    assert arasta.err == ""
    assert not is_cold(GAMES["dice"])
    assert announced() == ""
    assert announced(ARASTA_CACHE=str(tmp_path)).startswith("Compiling the rules: ")
    assert announced(ARASTA_CACHE="/proc/nowhere").startswith("Compiling the rules: ")
    assert announced(ARASTA_CACHE=str(tmp_path), ARASTA_RULES="plain") == ""


@pytest.mark.parametrize("game", ["istanbul", "dice"])
def test_a_simulation_without_a_compiler_plays_the_same_games(game):
    """ARASTA_RULES=plain: the same source, uncompiled."""
    found = []
    for mode in ("plain", "compiled"):
        command = [sys.executable, "-m", "arasta.cli.main", "simulate", "--json", "--game", game]
        command += ["--players", "2", "--games", "2", "--seed", "3", "--limit", "1500"]
        environment = os.environ | {"ARASTA_RULES": mode}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        found.append(json.loads(done.stdout))
        del found[-1]["decisions_per_s"]
    assert found[0] == found[1]
