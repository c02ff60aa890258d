"""A digest of every state of a random game, for comparing ways to run the rules.

ARASTA_RULES=checked python -m tests.contract.trace dice    # prints a digest for each mix of the dice game
"""

import hashlib
import sys

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


def traces(game):
    """The digests of all mixes of a game, each with its own random numbers."""
    return [trace(mix, number) for number, mix in enumerate(MIXES) if mix.rules.name == game]


if __name__ == "__main__":
    print(*traces(sys.argv[1]))
