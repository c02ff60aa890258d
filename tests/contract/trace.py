"""A digest of every state of a random game, for comparing ways to run the rules.

ARASTA_RULES=checked python -m tests.contract.trace    # prints a digest for each mix
"""

import hashlib

from arasta.rules.playout import begin_game, step_games
from arasta.rules.state import new_states
from tests.contract.combinations import MIXES

STEPS = 1500


def trace(options, key):
    """The digest of a random game after every decision, by the entries as this process runs them."""
    states = new_states(1)
    digest = hashlib.sha256()
    begin_game(states, 0, *options.setup)
    for made in range(STEPS):
        digest.update(states.tobytes())
        step_games(states, key, made)
    return digest.hexdigest()


if __name__ == "__main__":
    for number, mix in enumerate(MIXES):
        print(trace(mix, number))
