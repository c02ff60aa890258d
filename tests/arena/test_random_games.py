from arasta import GAMES
from arasta.arena.random_games import BATCH, nothing_played, play_batch, simulate
from arasta.core.stream import first_key

RULES = GAMES["istanbul"]


def test_a_win_that_is_shared_is_split():
    """END-7: players equal in everything share a rank."""
    states, decisions, seconds = play_batch(RULES, RULES.settings(players=2), 5, 1)
    for field in ("rubies", "lira", "goods", "cards"):
        states[field][0] = 1
    tally = nothing_played(RULES, RULES.settings(players=2), 1).plus(states, decisions, seconds)
    assert list(tally.wins) == [0.5, 0.5]


def test_batches_make_no_difference():
    settings = RULES.settings(players=2)
    first, whole = simulate(RULES, settings, 4, BATCH + 3)
    assert (first.played, whole.played) == (BATCH, BATCH + 3)
    decisions = sum(int(play_batch(RULES, settings, first_key(4) + i, 1)[1][0]) for i in range(BATCH + 3))
    assert whole.decisions == decisions
