import pytest

from arasta.arena.istanbul.census import mixes
from arasta.arena.istanbul.unused import why_never, why_unused
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.settings import SCHEMA

BASE = [SCHEMA.settings(players=2, layout="short")]
EVERYTHING = mixes({})


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
    assert why_never(ACTIONS.actions[ACTIONS.ids[name]], BASE) == reason


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
    assert why_never(ACTIONS.actions[ACTIONS.ids[name]], EVERYTHING) == reason


def test_the_street_must_be_on_the_board():
    mocha = [SCHEMA.settings(expansions=("mocha",))]
    assert why_never(ACTIONS.actions[ACTIONS.ids["barrier a4 a5"]], mocha) == "not in the games played"
    assert why_never(ACTIONS.actions[ACTIONS.ids["barrier d4 e4"]], mocha) is None


def test_a_card_is_never_used_for_the_reason_that_its_action_has():
    assert why_unused("cards", "society_again") == "random players never have the seals for two rubies (P24-1)"
    assert why_unused("cards", "stay") is None
    assert why_unused("places", "society") is None
