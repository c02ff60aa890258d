"""Random play over every mix of every game."""

import numpy as np
import pytest

from arasta.core.options import NO_CHOICE
from arasta.istanbul.game import Istanbul
from arasta.istanbul.state import AGENDA_DEPTH
from tests.contract import dice_invariants, istanbul_invariants
from tests.contract.combinations import DICE, MIXES, begin, copied, mix_name

LIMIT = 100_000


def check(rules, states):
    """The invariants of a game."""
    (dice_invariants if rules is DICE else istanbul_invariants).check(states)


def as_bytes(states):
    """The records as rows of bytes."""
    return states.view(np.uint8).reshape(len(states), -1)


@pytest.mark.parametrize("mix", MIXES, ids=mix_name)
def test_random_games_end(mix):
    """INV-7, END-2, DEND-2: no game gets stuck or goes on for ever."""
    states, decisions = np.zeros(20, mix.rules.dtype), np.zeros(20, np.int64)
    mix.rules.play_games(states, mix.rules.set_up(mix.settings), 1, LIMIT, decisions)
    assert (states["agenda_height"] == 0).all()
    assert (states["rubies"].max(axis=1) >= mix.rules.view(states, None)["target"]).all()
    check(mix.rules, states)


@pytest.mark.long
@pytest.mark.parametrize("name", [Istanbul.name, DICE.name])
def test_the_invariants_hold_after_every_decision_of_every_mix(name):
    """INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7, DINV-1, DINV-2, DINV-3, DINV-4, DINV-5, DINV-6"""
    mixes = [mix for mix in MIXES if mix.rules.name == name]
    states = np.zeros(max(4 * len(mixes), 60), mixes[0].rules.dtype)
    for i in range(len(states)):
        mix = mixes[i % len(mixes)]
        begin(mix, states, i)
    check(mix.rules, states)
    highest = states["agenda_height"].max()
    for made in range(LIMIT):
        if (states["agenda_height"] == 0).all():
            break
        before = as_bytes(states).copy()
        mix.rules.step_games_at_random(states, 1, made)
        changed = (as_bytes(states) != before).any(axis=1)  # what is as it was, such as a finished game, was checked
        check(mix.rules, states[changed])
        highest = max(highest, states["agenda_height"].max())
    assert (states["agenda_height"] == 0).all()
    assert highest < AGENDA_DEPTH


@pytest.mark.parametrize("rules", [Istanbul(), DICE], ids=lambda rules: rules.name)
def test_a_random_step_tells_what_was_chosen_and_the_same_options_lead_to_the_same_games(rules):
    states = rules.set_up(rules.settings()).repeat(5)
    rules.step_games(states, np.full(5, NO_CHOICE))
    states[4] = np.zeros(1, rules.dtype)[0]  # over: nothing is left to resolve
    for made in range(200):
        again = copied(states)
        options = rules.step_games_at_random(states, 3, made).astype(np.int8)
        options.flags.writeable = False
        rules.step_games(again, options)
        assert options[4] == NO_CHOICE
        assert again.tobytes() == states.tobytes()
