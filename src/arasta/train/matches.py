"""Nets against each other on the card: one against a field of another, thousands of games at once."""

from collections.abc import Iterator, Sequence
from typing import Any

import torch

from arasta.envs.tensor_batch import GOES_ON, tensor_batch
from arasta.train.choosing import sampled, shares
from arasta.train.curve import Curve, draw
from arasta.train.net import Net
from arasta.train.training import BEGUN_WITH, Training

GAMES, SEED, MOST_ROUNDS, MOST_STEPS = 8192, 77, 200, 4000
NEARLY_ALL = 0.999  # of the games ended: the last few would take as long as all others
PATIENT = 1200  # decisions, twice as many as a game has: who takes the best may come to wait for each other

Settings = dict[str, Any]


@torch.no_grad()
def share_of_wins(
    training: Training, one: Net, others: Net, settings: Settings, n: int = GAMES, seed: int = SEED
) -> tuple[float, int]:
    """How often one net wins against another in all other seats, in each place's first game; of how many games. Both
    take what they hold best, as the champion does.
    """
    rules, device = training.rules, training.device
    games = tensor_batch(rules, [rules.settings(**settings)], n, seed, MOST_ROUNDS, device)
    seat = torch.arange(n, device=device) % settings["players"]
    first, wins = torch.ones(n, dtype=torch.bool, device=device), torch.zeros((), device=device)
    with torch.autocast(device, torch.bfloat16):
        for step in range(MOST_STEPS):
            mine = (games.to_act == seat)[:, None]
            logits = torch.where(mine, one(games.observation)[0], others(games.observation)[0])
            rows = training.options.rows(logits, games.effect, games.options)
            games.step(rows.argmax(1) if step < PATIENT else sampled(rows))
            over = (games.ended != GOES_ON) & first
            wins += (shares(games.ranks).gather(1, seat[:, None])[:, 0] * over).sum()
            first &= ~over
            if step % 50 == 0 and first.sum().item() < n * (1 - NEARLY_ALL):
                break
    played = n - int(first.sum().item())
    return wins.item() / max(played, 1), played


class Yardstick:
    """The self that a training began with, in all other seats: how far the net has come since, mode by mode."""

    def __init__(self, training: Training, modes: Sequence[Settings], n: int) -> None:
        self.training, self.modes, self.n = training, modes, n
        self.earlier = training.new_net(training.kept[BEGUN_WITH]).requires_grad_(False)
        self.best = 0.0
        self.curve = Curve(training.folder / f"{training.recipe.game}-yardstick.jsonl")

    def measure(self) -> str:
        """A match in each mode: a point of the curve. A net whose worst mode is better than ever is kept for players as
        the best.
        """
        training, found = self.training, {}
        for mode in self.modes:
            settings, seed = {"players": 4, **mode}, SEED + training.iteration
            share, _ = share_of_wins(training, training.net, self.earlier, settings, self.n, seed)
            found["+".join(mode.get("expansions", ())) or "base"] = share
        if min(found.values()) > self.best:
            self.best = min(found.values())
            training.save_for_players("best", training.net.state_dict())
        decisions = training.iteration * training.recipe.size
        return self.curve.add(decisions=decisions, seconds=training.seconds, **found)

    def draw(self) -> None:
        """The curve so far."""
        points = self.curve.points()
        shown = {word: f"{word}, of 1" for word in points[-1] if word not in ("decisions", "seconds")}
        draw(points, self.curve.path.with_suffix(".svg"), "Wins against three of the net begun with", shown)


def against_earlier_selves(training: Training, modes: Sequence[Settings], n: int = GAMES) -> Iterator[str]:
    """The net against each of its earlier selves, and against one that knows nothing; four players."""
    selves = {**training.kept, "nothing learnt": None}
    for name, weights in selves.items():
        other = training.new_net(weights)
        for mode in modes:
            share, played = share_of_wins(training, training.net, other, {"players": 4, **mode}, n)
            yield f"against three of {name}, {mode or 'usual settings'}: {share:.1%} of {played:,} games"
