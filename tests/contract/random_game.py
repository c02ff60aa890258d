"""A random game, run plain, to look at along its way."""

import numpy as np

from arasta.core.machine import is_over
from arasta.core.stream import random_word
from tests.contract.combinations import copied


def states_of_a_random_game(mix, key, every, limit=2500):
    """Some states along a random game."""
    states = np.zeros(1, mix.rules.dtype)
    mix.rules.begin(states, mix.settings)
    s = mix.rules.open(states)
    for made in range(limit):
        if is_over(s):
            break
        if made % every == 0:
            yield copied(states)
        mix.rules.run(s, mix.rules.random_option(s, random_word(key, made)))
