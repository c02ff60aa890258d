"""The newest walk, which the board shows as an arrow."""

from pathlib import Path

import arasta
from tests.play.games import by_hand, play


def test_the_newest_walk_is_told_until_somebody_walks_again():
    """Issue 24"""
    game = by_hand()
    assert game.walk is None
    play(game, "move 3", "leave")
    walked = {"seat": 0, "start": 7, "end": 3, "step": game.step - 2}
    assert game.walk == walked
    assert game.copy().walk == walked  # whoever opens the page anew, or another server, sees the same


def test_a_walk_that_is_taken_back_is_no_walk():
    game = play(by_hand(), "move 3", "leave")
    game.undo_to(0)
    assert game.walk is None


def test_nobody_is_shown_a_walk_when_the_game_is_over():
    """Of a game read from a record every step would be played again for it, while whoever opens it waits."""
    game = arasta.load((Path(__file__).parents[1] / "records/istanbul/three_short.txt").read_text("utf-8"))
    assert game.over
    assert game.walk is None
