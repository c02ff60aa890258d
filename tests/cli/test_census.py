import json
import os
import re

from arasta.cli.census import abridged
from tests.cli.command import process


def test_people_get_a_table_of_a_census(arasta):
    arasta("simulate", "--census", "--expansions", "letters", "--players", 2, "--games", 6, "--seed", 1)
    assert arasta.code == 0
    assert arasta.out.startswith("census of 6 random games, ")
    assert "\n  modes     letters\n" in arasta.out
    assert re.search(r"\n  places    \d+ of 20 used", arasta.out)
    assert "kiosk 13 back" not in arasta.out  # MODE-8
    assert "guild" not in arasta.out.partition("never used")[0]
    assert "never used, and rightly:\n" in arasta.out
    assert "never used, without a known reason: " in arasta.out


def test_a_census_is_the_same_for_the_same_seed(arasta):
    found = []
    for _ in range(2):
        arasta("simulate", "--census", "--players", 2, "--games", 8, "--seed", 3, "--json")
        found.append(json.loads(arasta.out))
    assert found[0] == found[1]
    assert (found[0]["games"], found[0]["players"]) == (8, [2])
    assert found[0]["modes"] == ["base", "letters", "mocha", "mocha letters"]


def test_a_census_is_taken_without_the_expansions():
    """ARASTA_EXPANSIONS=no"""
    environment = os.environ | {"ARASTA_EXPANSIONS": "no", "ARASTA_RULES": "plain"}
    done = process("simulate", "--census", "--games", 8, "--limit", 60, "--json", "--seed", 1, env=environment)
    found = json.loads(done.stdout)
    assert (found["modes"], found["decisions"], len(found["places"])) == (["base"], 8 * 60, 16)


def test_a_long_list_is_abridged():
    assert abridged([]) == "none"
    assert abridged(["a", "b"]) == "a, b"
    assert abridged([str(n) for n in range(20)]).endswith("10 … 19 (20)")
