"""Nets against each other on the card: one against a field of another, thousands of games at once."""

from collections.abc import Iterator, Sequence
from typing import Any

import torch

from arasta.envs.tensor_batch import GOES_ON, tensor_batch
from arasta.train.choosing import sampled, shares
from arasta.train.net import Net
from arasta.train.training import Training

GAMES, SEED, MOST_ROUNDS, MOST_STEPS = 8192, 77, 200, 4000
NEARLY_ALL = 0.999  # of the games ended: the last few would take as long as all others


@torch.no_grad()
def share_of_wins(
    training: Training, one: Net, others: Net, settings: dict[str, Any], n: int = GAMES
) -> tuple[float, int]:
    """How often one net wins against another in all other seats, in each place's first game; of how many games."""
    rules, device = training.rules, training.device
    games = tensor_batch(rules, [rules.settings(**settings)], n, SEED, MOST_ROUNDS, device)
    seat = torch.arange(n, device=device) % settings["players"]
    first, wins = torch.ones(n, dtype=torch.bool, device=device), torch.zeros((), device=device)
    with torch.autocast(device, torch.bfloat16):
        for step in range(MOST_STEPS):
            mine = (games.to_act == seat)[:, None]
            logits = torch.where(mine, one(games.observation)[0], others(games.observation)[0])
            games.step(sampled(training.options.rows(logits, games.effect, games.options)))
            over = (games.ended != GOES_ON) & first
            wins += (shares(games.ranks).gather(1, seat[:, None])[:, 0] * over).sum()
            first &= ~over
            if step % 50 == 0 and first.sum().item() < n * (1 - NEARLY_ALL):
                break
    played = n - int(first.sum().item())
    return wins.item() / max(played, 1), played


def against_earlier_selves(training: Training, modes: Sequence[dict[str, Any]], n: int = GAMES) -> Iterator[str]:
    """The net against each of its earlier selves, and against one that knows nothing; four players."""
    selves = {**training.kept, "nothing learnt": None}
    for name, weights in selves.items():
        other = training.new_net(weights)
        for mode in modes:
            share, played = share_of_wins(training, training.net, other, {"players": 4, **mode}, n)
            yield f"against three of {name}, {mode or 'usual settings'}: {share:.1%} of {played:,} games"
