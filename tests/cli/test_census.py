import json
import re

import pytest

from arasta.cli import census
from arasta.cli.random_games import play_batch
from arasta.cli.unused import why_never
from arasta.rules.actions import ACTION_ID, ACTIONS
from arasta.rules.effects import Effect
from arasta.rules.istanbul import Istanbul
from arasta.rules.options import choose

RULES = Istanbul()
BASE = [choose(players=2, layout="short")]
EVERYTHING = census.mixes({})


def counted(options, games, key=1):
    """The census of some games, their states and decisions."""
    counts = RULES.new_census()
    states, decisions, _ = play_batch(RULES, options, key, games, counts=counts)
    return counts, states, decisions.sum()


@pytest.fixture(scope="module")
def grand_bazaar():
    """A census of a few games with everything, and its report."""
    options = choose(players=4, expansions=("mocha", "letters"))
    counts, _, decisions = counted(options, 60)
    return counts, census.report(counts, decisions, [options], 1, 60)


def test_a_census_plays_the_games_that_a_simulation_plays():
    options = choose(players=3, expansions=("mocha",))
    counts, states, made = counted(options, 3)
    others, decisions, _ = play_batch(RULES, options, 1, 3)
    assert states.tobytes() == others.tobytes()
    assert made == decisions.sum()
    assert made == counts.sum()


def test_every_choice_is_counted_under_its_name(grand_bazaar):
    counts, found = grand_bazaar
    assert sum(found["actions"].values()) == counts.sum()
    assert found["actions"]["act"] == counts[[Effect.ACTION, Effect.ACT_THERE], :, 1].sum()
    assert set(found["actions"]) == set(ACTION_ID)


def test_places_cards_tiles_and_guild_cards_are_counted_apart(grand_bazaar):
    _, found = grand_bazaar
    assert len(found["places"]) == 25
    assert len(found["cards"]) == 33
    assert len(found["guild"]) == 20
    assert list(found["kiosk"])[-2:] == ["24", "24 back"]
    for kind in ("kiosk", "guild"):
        assert all(found[kind].values())
    assert found["cards"]["die_to_6"] == sum(found["actions"][f"six {face}"] for face in range(1, 7))


def test_what_was_never_chosen_is_told_with_the_reason_if_there_is_one(grand_bazaar):
    _, found = grand_bazaar
    unused = {name for name, n in found["actions"].items() if not n}
    assert unused == found["never"].keys() | {name for name in found["unexplained"] if name in ACTION_ID}
    assert found["never"]["send 12"] == "a family member cannot be sent to where it is (P12-3)"
    assert found["never"]["bid 123"] == "hardly anybody ever owns so many lira (P23-4)"


def test_without_words_all_modes_and_numbers_of_players_are_played():
    assert {options.players for options in EVERYTHING} == {2, 3, 4, 5}
    assert {options.expansions for options in EVERYTHING} == {(), ("mocha",), ("letters",), ("mocha", "letters")}
    assert {options.layout for options in EVERYTHING} == {"random"}
    assert len({options.variants for options in EVERYTHING}) == 2
    assert {(o.players, o.expansions) for o in census.mixes({"players": 3, "expansions": ["mocha"]})} == {
        (3, ("mocha",))
    }


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("move 17", "not in the games played"),
        ("guild card", "not in the games played"),
        ("card letter", "not in the games played"),
        ("take coffee", "not in the games played"),
        ("meet courier", "not in the games played"),
        ("barrier a1 b1", "not in the games played"),
        ("meet family 3", "not in the games played"),
        ("pick up neutral", "not in the games played"),
        ("lay a1", "not in the games played"),
        ("turn 4", "turning a 4 to 4 changes nothing (ROLL-3)"),
        ("return 7", "no assistant ever lies on 7 (ASSIST-7)"),
        ("move 16", None),
        ("card stay", None),
    ],
)
def test_a_base_game_has_no_expansions(name, reason):
    assert why_never(ACTIONS[ACTION_ID[name]], BASE) == reason


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("ruby 5", "rubies are chosen from tracks only (RUBY-3)"),
        ("draw letter 19", "no letter names this place"),
        ("card die_to_6", "it is played after a roll, as six (WIN-4)"),
        ("ruby 20", None),
        ("lay e5", None),
        ("barrier a4 a5", None),
        ("join 5", None),
        ("pick up neutral", None),
    ],
)
def test_all_games_together_have_everything_that_the_rules_offer(name, reason):
    assert why_never(ACTIONS[ACTION_ID[name]], EVERYTHING) == reason


def test_the_street_must_be_on_the_board():
    mocha = [choose(expansions=("mocha",))]
    assert why_never(ACTIONS[ACTION_ID["barrier a4 a5"]], mocha) == "not in the games played"
    assert why_never(ACTIONS[ACTION_ID["barrier d4 e4"]], mocha) is None


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
