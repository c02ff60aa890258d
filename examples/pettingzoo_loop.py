"""All seats of a table played by one program, with PettingZoo's loop of agents.

python examples/pettingzoo_loop.py --game Dice --players 3 --games 3
"""

import argparse

import numpy as np
import pettingzoo

import arasta.envs  # noqa: F401  # makes our games known to PettingZoo


def main() -> None:
    """Play some random games and tell what each seat has won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="Istanbul", choices=["Istanbul", "Dice"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    env = pettingzoo.make("aec", f"arasta/{given.game}-v0", players=given.players)
    random = np.random.default_rng(1)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for seed in range(given.games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            won[agent] += reward
            over = terminated or truncated
            env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"])))
    for agent, wins in won.items():
        print(f"{agent} has won {wins:g} of {given.games} games")


if __name__ == "__main__":
    main()
