"""Learning by winning: a policy gradient in NumPy, over many tables of the dice game at once.

    python examples/gymnasium_policy_gradient.py --updates 10

The policy is a linear softmax over the legal actions. After some steps at all tables each decision is made a little
more likely if its game was won, a little less if it was lost (REINFORCE, with the share of games won as a baseline).
"""

import argparse
from typing import Any, NamedTuple

import gymnasium
import numpy as np

import arasta.envs  # noqa: F401  # makes our games known to Gymnasium

STEPS, RATE = 200, 4.0


class Played(NamedTuple):
    """Steps at all tables; each array is by step and table."""

    features: np.ndarray
    chances: np.ndarray
    actions: np.ndarray
    rewards: np.ndarray
    ended: np.ndarray


class Policy:
    """How likely each action is, given what a seat knows."""

    def __init__(self, scales: np.ndarray, actions: int) -> None:
        self.scales = scales  # what features are multiplied with, so that all are about as large
        self.weights = np.zeros((len(scales), actions), np.float32)
        self.random = np.random.default_rng(1)

    def chances(self, features: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """By table and action, of those that are legal."""
        scores = np.where(mask, features @ self.weights, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)

    def learn(self, played: Played) -> None:
        """Make the decisions of games that were won more likely, those of the others less."""
        gains = outcomes(played.rewards, played.ended)
        known = ~np.isnan(gains)
        if known.any():
            towards = -played.chances[known]
            towards[np.arange(len(towards)), played.actions[known]] += 1
            better = gains[known] - gains[known].mean()
            self.weights += RATE / len(better) * played.features[known].T @ (towards * better[:, None])


def outcomes(rewards: np.ndarray, ended: np.ndarray) -> np.ndarray:
    """By step and table, what the game brought in the end; not a number where it has not ended yet."""
    found, outcome = np.full(rewards.shape, np.nan), np.full(rewards.shape[1], np.nan)
    for step in reversed(range(len(rewards))):
        outcome = np.where(ended[step], rewards[step], outcome)
        found[step] = outcome
    return found


def play(envs: Any, policy: Policy, rows: np.ndarray, info: Any) -> tuple[Played, np.ndarray, Any]:
    """Some steps at all tables, from what was seen last; and what is seen after them."""
    kept = []
    for _ in range(STEPS):
        features = rows * policy.scales
        chances = policy.chances(features, info["action_mask"])
        actions = (chances.cumsum(axis=1) > policy.random.random((len(rows), 1))).argmax(axis=1)
        rows, rewards, ended, _, info = envs.step(actions)
        kept.append((features, chances, actions, rewards, ended))
    return Played(*map(np.array, zip(*kept, strict=True))), rows, info


def main() -> None:
    """Learn, and tell how often the policy wins."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=10)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--bots", nargs="+", default=["random"])
    given = parser.parse_args()
    envs = gymnasium.make_vec("arasta/Dice-v0", given.tables, players=2, bots=given.bots)
    policy = Policy(envs.unwrapped.rules.layout.scales, envs.single_action_space.n)
    rows, info = envs.reset(seed=1)
    for update in range(given.updates):
        played, rows, info = play(envs, policy, rows, info)
        policy.learn(played)
        wins, games = played.rewards.sum(), played.ended.sum()
        print(f"update {update + 1}: won {wins:.0f} of {games} games", flush=True)


if __name__ == "__main__":
    main()
