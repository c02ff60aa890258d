"""Training a champion by self-play: iterations of playing and learning, from nothing or from a checkpoint."""

import dataclasses
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch

from arasta.envs.tensor_batch import tensor_batch
from arasta.play.games import GAMES
from arasta.train.choosing import Options
from arasta.train.curve import Curve
from arasta.train.iteration import Iteration
from arasta.train.learning import Learner
from arasta.train.net import Net, for_players
from arasta.train.recipe import Recipe, mixed_settings

LEAST_RATE, LEAST_ENTROPY = 0.03, 0.1  # of what they were at first
RUBIES_UNTIL = 0.7  # the part of the way after which only winning counts
EVERY = 8  # iterations between two points of the curve

Weights = dict[str, torch.Tensor]


class Training:
    """A net on its way. The recipe's seed decides about everything but the order in which a card adds numbers."""

    def __init__(self, recipe: Recipe, folder: Path, device: str) -> None:
        self.recipe, self.folder, self.device = recipe, folder, device
        self.rules = GAMES[recipe.game]
        torch.manual_seed(recipe.seed)
        self.net = self.new_net()
        self.learner = Learner(self.net, recipe.learning_rate)
        self.options = Options(self.rules, device)
        self.iteration = 0
        self.seconds = 0.0
        self.kept: dict[str, Weights] = {}
        self.curve = Curve(folder / f"{recipe.game}-curve.jsonl")

    def new_net(self, weights: Weights | None = None) -> Net:
        """A net of the recipe's size, with these weights or with none yet."""
        net = Net(self.rules, self.recipe.width).to(self.device)
        if weights is not None:
            net.load_state_dict(weights)
        return net

    @property
    def checkpoint(self) -> Path:
        """What a training goes on from."""
        return self.folder / f"{self.recipe.game}.checkpoint"

    def resume(self) -> None:
        """Go on from the checkpoint; the games begin anew, and the recipe may be another one of the same width."""
        saved = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        self.net.load_state_dict(saved["net"])
        self.learner.optimiser.load_state_dict(saved["optimiser"])
        self.iteration, self.seconds, self.kept = saved["iteration"], saved["seconds"], saved["kept"]
        torch.manual_seed(self.recipe.seed + self.iteration)

    def run(self) -> Iterator[str]:
        """Play and learn to the end of the recipe; a line for each point of the curve."""
        recipe = self.recipe
        seed = recipe.seed + self.iteration  # other games than before, if this goes on
        games = tensor_batch(
            self.rules, mixed_settings(self.rules), recipe.games, seed, recipe.most_rounds, self.device
        )
        played = Iteration(recipe, games, self.options)
        while self.iteration < recipe.iterations:
            figures = self.one(played)
            if self.iteration % EVERY == 0 or self.iteration == recipe.iterations:
                yield self.curve.add(**figures)
                self.save()

    def one(self, played: Iteration) -> dict[str, float]:
        """One iteration; its figures."""
        recipe, done, begun = self.recipe, self.iteration / self.recipe.iterations, time.perf_counter()
        self.learner.set_rate(recipe.learning_rate * max(1 - done, LEAST_RATE))
        came = played.play(self.net, recipe.ruby * max(1 - done / RUBIES_UNTIL, 0))
        between = time.perf_counter()
        learnt = self.learner.learn(played, recipe.entropy * max(1 - done, LEAST_ENTROPY))
        ended = time.perf_counter()
        self.iteration += 1
        self.seconds += ended - begun
        self.keep_self(self.iteration / recipe.iterations)
        return {
            "iteration": self.iteration,
            "decisions": self.iteration * recipe.size,
            "seconds": self.seconds,
            "decisions_per_s": round(recipe.size / (ended - begun)),
            "playing": (between - begun) / (ended - begun),
            **came,
            **learnt,
        }

    def keep_self(self, done: float) -> None:
        """Remember the net as it is at some parts of the way, to measure how far it has come."""
        for part in self.recipe.keep_at:
            if done >= part and str(part) not in self.kept:
                self.kept[str(part)] = {word: value.clone() for word, value in self.net.state_dict().items()}

    def save(self) -> None:
        """The checkpoint, replaced as a whole; the recipe; and for players the weights, of earlier selves too."""
        state: dict[str, Any] = {
            "net": self.net.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "iteration": self.iteration,
            "seconds": self.seconds,
            "kept": self.kept,
        }
        new = self.checkpoint.with_suffix(".new")
        torch.save(state, new)
        new.replace(self.checkpoint)
        for name, weights in {"champion": self.net.state_dict(), **self.kept}.items():
            path = self.folder / f"{self.recipe.game}-{name}.npz"
            np.savez(path, **for_players(weights, self.rules.layout.version))
        told = {**dataclasses.asdict(self.recipe), "learnt_from": self.iteration * self.recipe.size}
        (self.folder / f"{self.recipe.game}.json").write_text(json.dumps(told, indent=2))
