import pytest

from arasta.arena.parts import Played
from arasta.arena.shares import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (700, 1000, 0.6709, 0.7276)],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    """Against the figures of the usual tables, to four places."""
    found = wilson(wins, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_without_games_anything_is_possible():
    assert wilson(0, 0) == (0, 1)


def test_equal_winners_share_a_win_and_an_unfinished_game_is_nobodys():
    played = Played(1, [[1, 1, 3], [1, 2, 3], [3, 1, 2], [1, 1, 1], [0, 0, 0]])
    assert played.wins == pytest.approx(1 / 2 + 0 + 1 + 1 / 3)
    assert (played.games, played.unfinished) == (5, 1)
