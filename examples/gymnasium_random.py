"""A random agent at a table of bots, with Gymnasium: how often does it win?

python examples/gymnasium_random.py --game Istanbul --players 4 --bots random --games 5
"""

import argparse

import gymnasium

import arasta.envs  # noqa: F401  # makes our games known to Gymnasium


def main() -> None:
    """Play some games and tell who won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="Istanbul", choices=["Istanbul", "Dice"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", nargs="+", default=["random"], help="those of the other seats, in turn")
    parser.add_argument("--games", type=int, default=5)
    given = parser.parse_args()
    env = gymnasium.make(f"arasta/{given.game}-v0", players=given.players, bots=given.bots, render_mode="ansi")
    wins = 0.0
    for seed in range(given.games):
        _, info = env.reset(seed=seed)
        terminated, steps, reward = False, 0, 0.0
        while not terminated:
            action = env.action_space.sample(info["action_mask"])
            _, reward, terminated, _, info = env.step(action)
            steps += 1
        wins += float(reward)
        print(f"game {seed}: seat {info['seat']}, {steps} decisions, reward {reward:g}")
    print(env.render())
    print(f"{wins:g} of {given.games} games won")


if __name__ == "__main__":
    main()
