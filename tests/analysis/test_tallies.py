"""A game in figures."""

from pathlib import Path

import pytest

import arasta
from arasta.analysis.tallies import tally
from tests.analysis.stand_in import rich_table
from tests.play.games import play

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="module", params=["istanbul/three_short", "dice/two"])
def whole_game(request):
    game = arasta.load((RECORDS / f"{request.param}.txt").read_text("utf-8"))
    return game, tally(game)


def test_the_figures_after_the_last_turn_are_those_of_the_ranking(whole_game):
    game, found = whole_game
    for standing in game.result.standings:
        assert found.turns[-1].scores[standing.seat] == tuple(standing.scores.values())
    assert found.criteria == tuple(game.result.standings[0].scores)


def test_there_is_every_turn_once_and_the_last_one_ends_with_the_game(whole_game):
    game, found = whole_game
    assert [turn.label for turn in found.turns] == list(dict.fromkeys(e["turn"]["label"] for e in game.events()))
    assert found.turns[-1].end == game.step


def test_every_roll_is_counted_and_as_many_were_to_be_expected(whole_game):
    game, found = whole_game
    fallen = [event for event in game.events() if event["verb"] == "roll"]
    assert sum(rolls.n for rolls in found.rolls) == len(fallen)
    for rolls in found.rolls:
        assert sum(face.n for face in rolls.faces) == rolls.n
        assert sum(face.expected for face in rolls.faces) == pytest.approx(rolls.n, abs=0.05)


def test_two_dice_are_counted_by_their_sum():
    """The tokens' rolls of the set-up, two times two, and one of seven."""
    game = play(rich_table(), "move 9", "leave", "act", "call 7", "roll 3 4")
    (rolls,) = tally(game).rolls
    shown = {face.face: face for face in rolls.faces}
    assert list(shown) == [str(n) for n in range(2, 13)]
    assert {face: it.n for face, it in shown.items() if it.n} == {"2": 2, "7": 1}
    assert (shown["7"].expected, shown["2"].expected) == (round(3 * 6 / 36, 2), round(3 * 1 / 36, 2))


def test_a_game_that_has_not_begun_has_no_figures():
    assert tally(arasta.new(players=2, chance="manual")).turns == ()
