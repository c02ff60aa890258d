"""The net: from what a seat may know to a choice among all actions and the chances of all seats."""

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from arasta.bots.knowledge import Knowledge
from arasta.core.agenda_game import AgendaGame

LAYERS = 2  # residual ones, after the first
TILE = 64  # rows and columns that a card multiplies together
USUAL, FAINT, SMALL = 1.4, 0.01, 0.1  # gains at first: all actions alike, all seats alike


class Net(nn.Module):
    """Features to a hidden row, residual layers, a policy over the actions and a value for each seat, own first."""

    def __init__(self, rules: AgendaGame, width: int) -> None:
        super().__init__()
        scales, self.actions, self.seats = rules.layout.scales, len(rules.actions), rules.seats
        self.register_buffer("scales", torch.tensor(scales))
        self.first = linear(len(scales), width, USUAL)
        self.inner = nn.ModuleList(linear(width, width, USUAL) for _ in range(LAYERS))
        self.policy = linear(width, self.actions, FAINT)
        self.value = linear(width, self.seats, SMALL)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits by action, and values by seat as the one who looks counts them."""
        weight = functional.pad(self.first.weight * self.scales, (0, missing(len(self.scales))))
        x = functional.pad(observation, (0, missing(observation.shape[1]))).to(torch.bfloat16)
        x = torch.relu(functional.linear(x, weight, self.first.bias))
        for layer in self.inner:
            x = x + torch.relu(layer(x))
        heads = functional.linear(x, *self.heads())
        return heads[:, : self.actions], heads[:, self.actions : self.actions + self.seats].float()

    def heads(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Policy and value as one layer."""
        more = missing(self.actions + self.seats)
        weight = functional.pad(torch.cat([self.policy.weight, self.value.weight]), (0, 0, 0, more))
        return weight, functional.pad(torch.cat([self.policy.bias, self.value.bias]), (0, more))


def missing(length: int) -> int:
    """What a row or a column lacks to whole tiles: a card multiplies others several times slower."""
    return -length % TILE


def linear(inputs: int, outputs: int, gain: float) -> nn.Linear:
    """A layer that keeps its inputs apart, without a bias at first."""
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


def for_players(weights: dict[str, Any], rules: AgendaGame) -> dict[str, Any]:
    """The weights in half precision with all that the net knows, as the bots read them."""
    return {**Knowledge.of(rules).arrays(), **{word: value.half().cpu().numpy() for word, value in weights.items()}}
