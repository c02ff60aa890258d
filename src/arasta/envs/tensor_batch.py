"""A batch as tensors of PyTorch, for training: what a net reads and writes, on the processor or on a graphics card."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import torch

from arasta.core.agenda_game import AgendaGame
from arasta.play.batch.batch import Batch

GOES_ON, ENDED, CUT = 0, 1, 2  # of `ended`


class TensorBatch(Protocol):
    """Games stepped together, each by one of the settings in turn; one that ends begins anew by the next. One that has
    not ended after so many rounds is cut: the next step begins a new one in its place.

    | | |
    |---|---|
    | `to_act`, `players` | whose decision it is, of how many |
    | `effect`, `options` | which decision, and its legal options as bits of words: the mask |
    | `observation` | what the one to act may know |
    | `ended` | what the last step has brought: GOES_ON, ENDED or CUT |
    | `ranks` | by seat: of the game that has ended |
    """

    rules: AgendaGame
    device: str
    to_act: torch.Tensor
    effect: torch.Tensor
    options: torch.Tensor
    observation: torch.Tensor
    ended: torch.Tensor
    ranks: torch.Tensor

    @property
    def players(self) -> torch.Tensor:
        """How many play each game."""

    def step(self, options: torch.Tensor) -> None:
        """Carry out an option of the decision at hand in every game, and go on to the next decision of a player."""

    def stand_at(self, games: Any, numbers: torch.Tensor, streams: torch.Tensor, counter: int) -> None:
        """Let every game stand where one of another batch does, by its number there. What chance brings hangs on the
        streams, whose numbers from `counter` on are used: on a card games of one stream have the same luck; on the
        processor each has its own. Nothing is shown before the next step.
        """


def tensor_batch(
    rules: AgendaGame, settings: Sequence[Any], n: int, seed: int, most_rounds: int, device: str
) -> TensorBatch:
    """On the graphics card for `cuda`, on the processor for `cpu`."""
    if device == "cuda":
        from arasta.envs.cuda_batch import CudaBatch

        return CudaBatch(rules, settings, n, seed, most_rounds)
    return CpuBatch(rules, settings, n, seed, most_rounds)


class CpuBatch:
    """The tensors are the arrays of `arasta.Batch`: nothing is copied."""

    device = "cpu"

    def __init__(self, rules: AgendaGame, settings: Sequence[Any], n: int, seed: int, most_rounds: int) -> None:
        self.rules, self.most_rounds = rules, most_rounds
        self.batch = Batch(rules, settings, n, seed=seed)
        self.to_act, self.effect = torch.from_numpy(self.batch.to_act), torch.from_numpy(self.batch.effect)
        self.options, self.ranks = torch.from_numpy(self.batch.options), torch.from_numpy(self.batch.ranks)
        self.observation = torch.from_numpy(self.batch.observation)
        self.ended = torch.zeros(n, dtype=torch.int64)

    @property
    def players(self) -> torch.Tensor:
        """How many play each game."""
        return torch.from_numpy(self.batch.states["players"].astype(np.int64))

    def stand_at(self, games: "CpuBatch", numbers: torch.Tensor, streams: torch.Tensor, counter: int) -> None:
        """Take over these games."""
        self.batch.stand_at(games.batch, numbers.numpy(), counter)

    def step(self, options: torch.Tensor) -> None:
        """Carry out an option in every game."""
        states = self.batch.states
        cut = states["round"] > self.most_rounds
        states["agenda_height"][cut] = 0  # over, so that the next one begins
        self.batch.step_options(options.numpy())
        self.ended.numpy()[:] = np.where(cut, CUT, self.batch.done)
