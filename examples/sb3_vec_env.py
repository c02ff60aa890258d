"""stable-baselines3 learns the dice game at many tables at once: its `VecEnv` over one batch of ours.

    pip install 'arasta[sb3]'
    python examples/sb3_vec_env.py --steps 400000

MaskablePPO of sb3-contrib asks for `action_masks`, so it never chooses what is not legal.
"""

import argparse

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from arasta.envs.stable_baselines import SeatVecEnv


class Scaled(BaseFeaturesExtractor):
    """Features as large as the layout says that they should be."""

    def __init__(self, space, scales: np.ndarray) -> None:
        super().__init__(space, len(scales))
        self.register_buffer("scales", torch.from_numpy(scales))

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """Each times its scale."""
        return features * self.scales


def won(model: MaskablePPO, envs: SeatVecEnv, games: int) -> float:
    """How much of so many games it wins when it takes what it holds best."""
    rows, rewards, ended = envs.reset(), 0.0, 0
    while ended < games:
        actions, _ = model.predict(rows, action_masks=get_action_masks(envs), deterministic=True)
        rows, reward, done, _ = envs.step(actions)
        rewards, ended = rewards + reward.sum(), ended + done.sum()
    return rewards / ended


def main() -> None:
    """Learn, and tell how often it wins before and after."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--games", type=int, default=400, help="of each measurement")
    parser.add_argument("--bots", nargs="+", default=["random"])
    given = parser.parse_args()
    envs = SeatVecEnv("dice", num_envs=given.tables, players=2, bots=given.bots)
    envs.seed(1)
    scaled = {"features_extractor_class": Scaled, "features_extractor_kwargs": {"scales": envs.rules.layout.scales}}
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=1024, gamma=0.999, policy_kwargs=scaled, seed=1)
    print(f"before: won {won(model, envs, given.games):.1%} of {given.games} games", flush=True)
    model.learn(given.steps)
    print(f"after {model.num_timesteps:,} decisions: won {won(model, envs, given.games):.1%}")


if __name__ == "__main__":
    main()
