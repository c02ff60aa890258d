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
from arasta.train.beginning import Arrays, WrongWeights, of_the_apprentice
from arasta.train.choosing import Options
from arasta.train.compiled import compiled
from arasta.train.curve import Curve
from arasta.train.iteration import Iteration
from arasta.train.learning import Learner, Part, parts, set_rate
from arasta.train.net import Net, for_players
from arasta.train.recipe import Recipe, mixed_settings
from arasta.train.search import Search

LEAST_RATE, LEAST_ENTROPY = 0.03, 0.1  # of what they were at first
RUBIES_UNTIL = 0.7  # the part of the way after which only winning counts
EVERY = 8  # iterations between two points of the curve
SAVED_EVERY = 60  # seconds
WARM_UP = 2  # iterations in which the optimiser gets to know how large gradients are, and the net stays as it is
SPREAD = 600  # decisions of each game before a search begins, so that some games are at every stage
BEGUN_WITH = "begun-with"  # the name of the self that a training began with

Weights = dict[str, torch.Tensor]


class Training:
    """A net on its way. The recipe's seed decides about everything but the order in which a card adds numbers."""

    def __init__(self, recipe: Recipe, folder: Path, device: str) -> None:
        self.recipe, self.folder, self.device = recipe, folder, device
        self.rules = GAMES[recipe.game]
        torch.manual_seed(recipe.seed)
        self.net = self.new_net()
        self.options = Options(self.rules, device)
        self.learner = Learner(self.net, self.options, recipe, device)
        self.earlier = self.new_net()
        self.playing, self.visiting = compiled(self.net, device), compiled(self.earlier, device)
        self.iteration = 0
        self.seconds = 0.0
        self.saved_at = 0.0  # in seconds of the training
        self.kept: dict[str, Weights] = {}
        self.curve = Curve(folder / f"{recipe.game}-curve.jsonl")

    def new_net(self, weights: Weights | None = None) -> Net:
        """A net of the recipe's size, with these weights or with none yet."""
        net = Net(self.rules, self.recipe.width).to(self.device)
        if weights is not None:
            net.load_state_dict(weights)
        return net

    @property
    def done(self) -> float:
        """The part of the way that lies behind it: of the time, if that is given, or else of the iterations."""
        given = self.recipe.seconds
        return min(self.seconds / given if given else self.iteration / self.recipe.iterations, 1.0)

    @property
    def checkpoint(self) -> Path:
        """What a training goes on from."""
        return self.folder / f"{self.recipe.game}.checkpoint"

    def resume(self) -> None:
        """Go on from the checkpoint; the games begin anew, and the recipe may be another one of the same width."""
        saved = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        try:
            self.net.load_state_dict(saved["net"])
        except RuntimeError:
            raise WrongWeights(
                f"{self.checkpoint} is of a net of another width or other features than these;"
                f" --begin-with {self.folder / self.for_players('champion')} begins with what it has learnt."
            ) from None
        self.learner.optimiser.load_state_dict(saved["optimiser"])
        self.iteration, self.kept = saved["iteration"], saved["kept"]
        self.seconds = self.saved_at = saved["seconds"]
        torch.manual_seed(self.recipe.seed + self.iteration)

    def begin_with(self, weights: Arrays) -> None:
        """Begin with what another training has learnt. That self is a guest from the start."""
        try:
            self.net.load_state_dict({word: torch.from_numpy(value).float() for word, value in weights.items()})
        except RuntimeError:
            raise WrongWeights(f"These are weights of another game or width than {self.recipe.width}.") from None
        self.keep(BEGUN_WITH)

    def run(self) -> Iterator[str]:
        """Play and learn to the end of the recipe; a line for each point of the curve."""
        recipe = self.recipe
        seed = recipe.seed + self.iteration  # other games than before, if this goes on
        settings = mixed_settings(self.rules, recipe.grand_bazaars)
        games = tensor_batch(self.rules, settings, recipe.games, seed, recipe.most_rounds, self.device)
        played = Iteration(recipe, games, self.options)
        search = Search(recipe, self.options, games, self.apprentice()) if recipe.searched else None
        if search is not None:
            self.spread(played)
        while self.done < 1:
            figures = self.one(played, search)
            if self.iteration % EVERY == 0 or self.done == 1:
                yield self.curve.add(**figures)
            if self.seconds - self.saved_at > SAVED_EVERY or self.done == 1:
                self.save()

    def spread(self, played: Iteration) -> None:
        """Play without learning."""
        for _ in range(-(-SPREAD // self.recipe.steps)):
            played.play(self.playing, None, 0.0)

    def apprentice(self) -> Net:
        """Who plays on in a search."""
        weights = of_the_apprentice(self.rules)
        net = Net(self.rules, len(weights["first.bias"])).to(self.device).requires_grad_(False)
        net.load_state_dict({word: torch.from_numpy(value).float() for word, value in weights.items()})
        found: Net = compiled(net, self.device)
        return found

    def parts(self, played: Iteration, search: Search | None) -> Iterator[Part]:
        """What is learnt from in an iteration: what was played, and then what is searched."""
        yield from parts(played)
        if search is not None:
            yield from search.parts(self.playing)

    def one(self, played: Iteration, search: Search | None = None) -> dict[str, float]:
        """One iteration; its figures."""
        recipe, done, begun = self.recipe, self.done, time.perf_counter()
        rate = recipe.learning_rate * max(1 - done, LEAST_RATE) if self.iteration >= WARM_UP else 0.0
        set_rate(self.learner.optimiser, rate)
        came = played.play(self.playing, self.invited(), recipe.ruby * max(1 - done / RUBIES_UNTIL, 0))
        between = time.perf_counter()
        learnt = self.learner.learn(self.parts(played, search), recipe.entropy * max(1 - done, LEAST_ENTROPY))
        ended = time.perf_counter()
        self.iteration += 1
        self.seconds += ended - begun
        self.keep_self(self.done)
        return {
            "iteration": self.iteration,
            "decisions": self.iteration * recipe.size,
            "seconds": self.seconds,
            "decisions_per_s": round(recipe.size / (ended - begun)),
            "playing": (between - begun) / (ended - begun),
            **came,
            **learnt,
        }

    def invited(self) -> Net | None:
        """An earlier self, another one in each iteration; nobody before there is one."""
        if not self.kept:
            return None
        names = list(self.kept)
        self.earlier.load_state_dict(self.kept[names[self.iteration % len(names)]])
        return self.visiting

    def keep_self(self, done: float) -> None:
        """Remember some of the way: to play against, and to measure how far it has come."""
        for part in self.recipe.keep_at:
            if done >= part and str(part) not in self.kept:
                self.keep(str(part))

    def keep(self, name: str) -> None:
        """Remember the net as it is, by a name."""
        self.kept[name] = {word: value.clone() for word, value in self.net.state_dict().items()}
        self.save_for_players(name, self.kept[name])

    def for_players(self, name: str) -> str:
        """The file of weights for players of this name."""
        return f"{self.recipe.game}-{name}.npz"

    def save_for_players(self, name: str, weights: Weights) -> None:
        """The weights as the bots read them."""
        np.savez(self.folder / self.for_players(name), **for_players(weights, self.rules))

    def save(self) -> None:
        """The checkpoint, replaced as a whole; the recipe; and the weights for players."""
        self.saved_at = self.seconds
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
        self.save_for_players("champion", self.net.state_dict())
        told = {**dataclasses.asdict(self.recipe), "learnt_from": self.iteration * self.recipe.size}
        (self.folder / f"{self.recipe.game}.json").write_text(json.dumps(told, indent=2))
