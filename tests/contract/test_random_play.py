"""Random play over every mix of players, layouts and variants."""

import numpy as np
import pytest

from arasta.rules.istanbul import Istanbul
from arasta.rules.playout import begin_game, play_games, step_games
from arasta.rules.state import AGENDA_DEPTH, new_states
from tests.contract.combinations import MIXES, mix_name
from tests.contract.invariants import check

RULES = Istanbul()
LIMIT = 100_000


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_random_games_end(options):
    """INV-7, END-2: no game gets stuck or goes on for ever."""
    states, decisions = new_states(20), np.zeros(20, np.int64)
    play_games(states, RULES.set_up(options), 1, LIMIT, decisions, RULES.new_census()[:0])
    assert (states["agenda_height"] == 0).all()
    assert (states["rubies"].max(axis=1) >= states["target"]).all()
    check(states)


def test_the_invariants_hold_after_every_decision_of_every_mix():
    """INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7"""
    states = new_states(4 * len(MIXES))
    for i, options in enumerate(MIXES * 4):
        begin_game(states, i, *options.setup)
    highest = 0
    for made in range(LIMIT):
        check(states)
        highest = max(highest, states["agenda_height"].max())
        if (states["agenda_height"] == 0).all():
            break
        step_games(states, 1, made)
    assert (states["agenda_height"] == 0).all()
    assert highest < AGENDA_DEPTH
