"""An apprentice: a small net that learns to choose as the champion does, so that playing on costs little.

It watches the champion in all kinds of games at once and is corrected at every decision. In half of the games it
decides itself, or it would only know positions that the champion gets into.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch

from arasta.bots.net_file import APPRENTICE
from arasta.envs.tensor_batch import TensorBatch, tensor_batch
from arasta.play.games import GAMES
from arasta.train.beginning import of_the_champion
from arasta.train.choosing import Options, sampled
from arasta.train.compiled import compiled
from arasta.train.curve import Curve, draw
from arasta.train.learning import optimiser_of, set_rate
from arasta.train.net import Net, for_players
from arasta.train.recipe import Lessons, mixed_settings

LEAST_RATE = 0.01  # of what it was at first
POINTS = 100  # of the curve
Asked = tuple[torch.Tensor, torch.Tensor]  # which decisions, and their legal options

SHOWN = {"apart": "how far from the champion", "agrees": "chance to choose as it does"}


class Difference(NamedTuple):
    """Between what an apprentice and its teacher think of some decisions."""

    rows: torch.Tensor  # the apprentice's, by option
    apart: torch.Tensor  # the divergence of its choices from the teacher's
    agrees: torch.Tensor  # the chance to choose alike
    of_values: torch.Tensor

    @property
    def figures(self) -> dict[str, float]:
        """What a point of the curve tells."""
        return {"apart": self.apart.item(), "agrees": self.agrees.item(), "value_loss": self.of_values.item()}


def difference(
    net: Net, options: Options, observation: torch.Tensor, asked: Asked, taught: torch.Tensor, values: torch.Tensor
) -> Difference:
    """For each decision, all counting alike."""
    logits, value = net(observation)
    rows = options.rows(logits, *asked)
    log_p, log_taught = torch.log_softmax(rows, 1), torch.log_softmax(taught, 1)
    apart = (log_taught.exp() * (log_taught - log_p)).sum(1).mean()
    agrees = torch.minimum(log_taught.exp(), log_p.exp()).sum(1).mean()
    return Difference(rows, apart, agrees, ((value - values) ** 2).mean())


class Apprentice:
    """A small net that learns, from the net that the bots play by."""

    def __init__(self, lessons: Lessons, folder: Path, device: str) -> None:
        self.lessons, self.folder, self.device, self.rules = lessons, folder, device, GAMES[lessons.game]
        torch.manual_seed(lessons.seed)
        champion = of_the_champion(self.rules)
        teacher = Net(self.rules, len(champion["first.bias"])).to(device).requires_grad_(False)
        teacher.load_state_dict({word: torch.from_numpy(value).float() for word, value in champion.items()})
        self.net = Net(self.rules, lessons.width).to(device)
        self.teacher, self.difference = compiled(teacher, device), compiled(difference, device)
        self.options = Options(self.rules, device)
        self.optimiser = optimiser_of(self.net, lessons.learning_rate, device)
        self.curve = Curve(folder / f"{lessons.game}-{APPRENTICE}-curve.jsonl")

    def learn(self) -> Iterator[str]:
        """All lessons; a line for each point of the curve."""
        lessons, begun = self.lessons, time.perf_counter()
        settings = mixed_settings(self.rules)
        games = tensor_batch(self.rules, settings, lessons.games, lessons.seed, lessons.most_rounds, self.device)
        own = torch.arange(lessons.games, device=self.device) % 2 == 0
        every = -(-lessons.steps // POINTS)
        for step in range(1, lessons.steps + 1):
            set_rate(self.optimiser, lessons.learning_rate * max(1 - step / lessons.steps, LEAST_RATE))
            found = self.one(games, own)
            if step % every == 0 or step == lessons.steps:
                self.save()
                seconds = time.perf_counter() - begun
                yield self.curve.add(decisions=step * lessons.games, seconds=seconds, **found.figures)

    def one(self, games: TensorBatch, own: torch.Tensor) -> Difference:
        """A decision in every game: what the champion thinks of it, what it thought itself, and the difference."""
        asked = games.effect, games.options
        with torch.autocast(self.device, torch.bfloat16):
            with torch.no_grad():
                logits, values = self.teacher(games.observation)
                taught = self.options.rows(logits, *asked)
            found = self.difference(self.net, self.options, games.observation, asked, taught, values)
        self.optimiser.zero_grad(set_to_none=True)
        (found.apart + found.of_values).backward()
        self.optimiser.step()
        with torch.no_grad():
            games.step(sampled(torch.where(own[:, None], found.rows, taught)))
        return found

    def save(self) -> None:
        """The weights as the bots read them."""
        weights = for_players(self.net.state_dict(), self.rules)
        np.savez(self.folder / f"{self.lessons.game}-{APPRENTICE}.npz", **weights)

    def draw(self) -> None:
        """The curve so far."""
        game = self.lessons.game
        draw(self.curve.points(), self.folder / f"{game}-{APPRENTICE}-curve.svg", f"Teaching {game}", SHOWN)
