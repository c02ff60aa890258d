"""sb3-contrib learns the dice game at one table of Gymnasium, which has `action_masks`.

    pip install 'arasta[sb3]'
    python examples/sb3_maskable_ppo.py --steps 60000

Many tables at once learn far faster: examples/sb3_vec_env.py.
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor

import arasta.envs  # noqa: F401  # makes our games known to Gymnasium


def main() -> None:
    """Learn, and tell how often it wins before and after."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--games", type=int, default=200, help="of each measurement")
    parser.add_argument("--bots", nargs="+", default=["random"])
    given = parser.parse_args()
    env = Monitor(gymnasium.make("arasta/Dice-v0", players=2, bots=given.bots))
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=256, gamma=0.999, seed=1)
    before, _ = evaluate_policy(model, env, given.games)
    print(f"before: won {before:.1%} of {given.games} games", flush=True)
    model.learn(given.steps)
    after, _ = evaluate_policy(model, env, given.games)
    print(f"after {model.num_timesteps:,} decisions: won {after:.1%}")


if __name__ == "__main__":
    main()
