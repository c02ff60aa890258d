"""A game of agendas, as whoever drives many of them steps it."""

import numpy as np
import pytest

from arasta import GAMES
from arasta.core.machine import CHANCE
from arasta.core.options import NO_CHOICE
from arasta.play.batch.batch import Batch

STEPS = 12


@pytest.mark.parametrize("game", GAMES)
def test_a_random_step_is_one_of_a_player_or_of_chance(game):
    """Whoever is to act, something is chosen and done."""
    rules = GAMES[game]
    states = np.concatenate([rules.set_up(rules.settings(players=2))] * 3)
    deciding = set()
    for made in range(STEPS):
        before = [state.tobytes() for state in states]
        deciding |= {rules.to_act(rules.open(states[i : i + 1])) for i in range(len(states))}
        assert (rules.step_games_at_random(states, 1, made) != NO_CHOICE).all()
        assert all(state.tobytes() != was for state, was in zip(states, before, strict=True))
    assert {CHANCE, 0} <= deciding


@pytest.mark.parametrize("game", GAMES)
def test_plain_batches_are_those_that_are_compiled(game):
    """The same game with nothing compiled steps and shows the same."""
    rules = GAMES[game]
    given = ([rules.settings(players=3)], 3)
    plain, compiled = (Batch(each, *given, seed=4, threads=1) for each in (rules.plain, rules))
    for key in range(12):
        chosen = compiled.random_actions(key).copy()
        assert (plain.random_actions(key) == chosen).all()
        for batch in (plain, compiled):
            batch.step(chosen)
        assert plain.states.tobytes() == compiled.states.tobytes()
        assert (plain.mask == compiled.mask).all()
        assert (plain.observation == compiled.observation).all()
