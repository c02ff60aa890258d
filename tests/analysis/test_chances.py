"""Win chances by what somebody may know."""

import pytest

import arasta
from arasta.analysis.chances import imagined_by, win_chances
from tests.analysis.stand_in import CountingNet, lira_net, rich_table, share
from tests.play.games import at_random

EVERYBODY = (0, 1, 2, None)


def dealt_anew(game, seat, key):
    """The same game to a seat, with another deal of what it cannot know."""
    states = game.states_at(game.step)
    game.rules.imagine(game.rules.open(states), -1 if seat is None else seat, key)
    return game.standing_at(game.history, states)


def test_the_chances_are_those_that_the_net_sees():
    game = rich_table(lira=30)
    others = [player["lira"] for player in game.view()["players"][1:]]
    assert win_chances(game.rules, imagined_by(game, 0), lira_net())[0] == pytest.approx(share(30, others), abs=1e-4)


def test_they_add_up_to_one_for_seats_and_spectators_of_both_games():
    for name in arasta.GAMES:
        game = at_random(40, game=name, players=3)
        for seat in EVERYBODY:
            assert sum(win_chances(game.rules, imagined_by(game, seat))) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_they_are_the_same_for_two_deals_that_a_seat_cannot_tell_apart(seat):
    game = at_random(120, seed=5, players=3, expansions=("mocha", "letters"))
    others = [dealt_anew(game, seat, key) for key in range(100, 104)]
    assert any(other.state_bytes() != game.state_bytes() for other in others)
    found = win_chances(game.rules, imagined_by(game, seat))
    assert [win_chances(game.rules, imagined_by(other, seat)) for other in others] == [found] * len(others)


def test_when_the_game_is_over_the_winner_has_won():
    game = at_random(4000, game="dice", players=2)
    assert game.over
    chances = win_chances(game.rules, imagined_by(game, None), CountingNet("dice"))
    assert [seat for seat, chance in enumerate(chances) if chance > 0] == game.result.winners
