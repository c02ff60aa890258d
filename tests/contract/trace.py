"""A digest of every state of a random game, for comparing ways to run the rules.

ARASTA_RULES=checked python -m tests.contract.trace    # prints a digest for each mix
"""

import hashlib

import numpy as np

from tests.contract.combinations import MIXES, begin

STEPS = 1500


def trace(mix, key):
    """The digest of a random game after every decision, by the entries as this process runs them."""
    states = np.zeros(1, mix.rules.dtype)
    digest = hashlib.sha256()
    begin(mix, states, 0)
    for made in range(STEPS):
        digest.update(states.tobytes())
        mix.rules.step_games_at_random(states, key, made)
    return digest.hexdigest()


if __name__ == "__main__":
    for number, mix in enumerate(MIXES):
        print(trace(mix, number))
