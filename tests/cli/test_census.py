import json
import re

import pytest

from arasta import GAMES
from arasta.cli import census
from arasta.cli.random_games import play_batch


def test_every_game_has_a_census():
    assert {name: census_of.RULES.name for name, census_of in census.CENSUSES.items()} == {name: name for name in GAMES}


@pytest.mark.parametrize(("game", "options"), [("istanbul", {"expansions": ("mocha",)}), ("dice", {})])
def test_a_census_plays_the_games_that_a_simulation_plays(game, options):
    rules = GAMES[game]
    chosen, counts = rules.choose(players=3, **options), rules.new_census()
    states, made, _ = play_batch(rules, chosen, 1, 3, counts=counts)
    others, decisions, _ = play_batch(rules, chosen, 1, 3)
    assert states.tobytes() == others.tobytes()
    assert made.sum() == decisions.sum() == counts.sum()


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


def test_a_long_list_is_abridged():
    assert census.abridged([]) == "none"
    assert census.abridged(["a", "b"]) == "a, b"
    assert census.abridged([str(n) for n in range(20)]).endswith("10 … 19 (20)")
