"""A process for `arasta bench`: plays a game with every compiled entry used once, then ends.

python -m arasta.arena.first_game istanbul
"""

import sys

import numpy as np

from arasta import GAMES
from arasta.arena.random_games import play_batch


def main(game: str) -> None:
    """One game; compiled, or loaded if it has been compiled before."""
    rules = GAMES[game]
    settings = rules.settings()
    states, _, _ = play_batch(rules, settings, 1, 1)
    rules.rank_games(states, np.zeros((1, settings.players), np.int64))


if __name__ == "__main__":
    main(sys.argv[1])
