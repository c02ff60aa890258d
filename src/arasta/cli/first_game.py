"""A process for `arasta bench`: plays one game with every entry of `playout` used once, then ends."""

import numpy as np

from arasta.cli.random_games import play_batch
from arasta.rules.istanbul import Istanbul
from arasta.rules.options import Options
from arasta.rules.playout import begin_game, rank_games, step_game, step_games
from arasta.rules.state import new_states


def main() -> None:
    """One game; compiled, or loaded if it has been compiled before."""
    options = Options()
    states, _, _ = play_batch(Istanbul(), options, 1, 1)
    rank_games(states, np.zeros((1, options.players), np.int64))
    states = new_states(1)
    begin_game(states, 0, *options.setup)
    step_game(states, 0, int(states["options"][0]).bit_length() - 1)
    step_games(states, 1, 1)


if __name__ == "__main__":
    main()
