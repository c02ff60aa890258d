"""OpenSpiel's tree search plays the dice game against a random player.

    python examples/openspiel_mcts.py --simulations 50

Chance is explicit, so the search samples the dice itself. In the dice game nothing is hidden; for the board game
OpenSpiel has a search over information sets (`ismcts`): for it `resample_from_infostate` deals hidden cards anew.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import arasta.envs.openspiel_games  # noqa: F401  # makes our games known to OpenSpiel


def main() -> None:
    """Play a game, and tell who has won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=20, help="of the search, for each decision")
    parser.add_argument("--length", type=int, default=3000, help="moves after which a game is cut off")
    given = parser.parse_args()
    random = np.random.RandomState(1)
    game = pyspiel.load_game(f"python_arasta_dice(players=2,max_game_length={given.length})")
    evaluator = RandomRolloutEvaluator(1, random)
    bots = [
        MCTSBot(game, uct_c=1.4, max_simulations=given.simulations, evaluator=evaluator, random_state=random),
        UniformRandomBot(1, random),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=likely)))
        else:
            player = state.current_player()
            action = bots[player].step(state)
            print(f"seat {player}: {state.action_to_string(player, action)}", flush=True)
            state.apply_action(action)
    print(f"search {state.returns()[0]:g}, random {state.returns()[1]:g}")


if __name__ == "__main__":
    main()
