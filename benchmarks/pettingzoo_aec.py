"""How fast our PettingZoo environments step, beside PettingZoo's own board games in the same run.

    python benchmarks/pettingzoo_aec.py [--json] [--rounds N]

Games are played at random first and their actions kept. What is measured is playing the same actions again: `last`,
`step`, and a `reset` where a game ends; so choosing costs nothing on either side. In each round every environment plays
for the same time, by the processor's clock. Speeds are medians of the rounds, ratios medians of the rounds' ratios.
"""

import argparse
import json
import sys
import time
from statistics import median
from typing import Any

import numpy as np
import pettingzoo

import arasta.envs  # noqa: F401  # makes our games known

OURS = {"istanbul": "arasta/Istanbul-v0", "dice": "arasta/Dice-v0"}
PEERS = {
    "tictactoe": "classic/tictactoe-v3",
    "connect_four": "classic/connect_four-v3",
    "go": "classic/go-v5",
    "chess": "classic/chess-v6",
}
SEED = 1
STEPS = 400  # of each environment, played again and again
SECONDS = 0.5  # of a round, for each environment


def chosen_at_random(env: Any, steps: int) -> list[int | None]:
    """Legal actions for so many steps, None where an agent leaves a game that is over."""
    random, actions = np.random.default_rng(SEED), []
    env.reset(seed=SEED)
    while len(actions) < steps:
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        actions.append(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
        env.step(actions[-1])
        if not env.agents:
            env.reset(seed=SEED)
    return actions


def speed(env: Any, actions: list[int | None]) -> float:
    """Steps a second, playing them again and again."""
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        env.reset(seed=SEED)
        for action in actions:
            env.last()
            env.step(action)
            if not env.agents:
                env.reset(seed=SEED)
        steps += len(actions)
    return steps / (time.process_time() - start)


def made() -> tuple[dict[str, Any], dict[str, str]]:
    """The environments that can be made here, and why others cannot."""
    envs, missing = {}, {}
    for name, known_as in {**OURS, **PEERS}.items():
        try:
            envs[name] = pettingzoo.make("aec", known_as)
        except ImportError as error:
            missing[name] = str(error)
    return envs, missing


def measure(rounds: int) -> dict[str, Any]:
    """Steps a second of each environment, and how many times faster ours are than the peers."""
    envs, missing = made()
    actions = {name: chosen_at_random(env, STEPS) for name, env in envs.items()}
    speeds: dict[str, list[float]] = {name: [] for name in envs}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for name, env in envs.items():
            speeds[name].append(speed(env, actions[name]))
    ratios = {
        f"{own}_to_{peer}": round(median(np.divide(speeds[own], speeds[peer])), 1)
        for own in OURS
        for peer in PEERS
        if peer in envs
    }
    return {"steps_per_s": {name: round(median(speeds[name])) for name in envs}, "ratios": ratios, "missing": missing}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=7, help="how often each environment plays")
    given = parser.parse_args()
    figures = measure(given.rounds)
    if given.json:
        print(json.dumps(figures, indent=2))
        return
    for name, steps in figures["steps_per_s"].items():
        print(f"{name:<14}{steps:>10,} steps/s")
    for name, ratio in figures["ratios"].items():
        print(f"{name:<28}{ratio:>8.1f}")
    for name in figures["missing"]:
        print(f"{name} is not installed: pip install 'pettingzoo[classic]'")


if __name__ == "__main__":
    main()
