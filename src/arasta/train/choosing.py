"""Tensors of choices: from actions to the options of a decision, and from the one who looks to seats."""

import numpy as np
import torch

from arasta.core.agenda_game import AgendaGame
from arasta.core.options import WORD

IMPOSSIBLE = -1e9


class Options:
    """From actions, which a net knows, to the options of the decision at hand, which the rules carry out."""

    def __init__(self, rules: AgendaGame, device: str) -> None:
        table = rules.vocabulary.by_option.astype(np.int64)
        self.action = torch.tensor(np.maximum(table, 0), device=device)
        self.bits = torch.arange(WORD, device=device)
        self.width = table.shape[1]

    def rows(self, logits: torch.Tensor, effect: torch.Tensor, options: torch.Tensor) -> torch.Tensor:
        """Logits by option of the decision at hand; what is not legal is impossible."""
        found = torch.gather(logits.float(), 1, self.action[effect])
        legal = ((options[:, :, None] >> self.bits) & 1).bool().flatten(1)[:, : self.width]
        return found.masked_fill(~legal, IMPOSSIBLE)


def sampled(rows: torch.Tensor) -> torch.Tensor:
    """An option by its probability: the highest after adding noise of the right kind (Gumbel's)."""
    return (rows - torch.log(-torch.log(torch.rand_like(rows).clamp_(1e-9, 1 - 1e-7)))).argmax(1)


def chosen(
    choosing: Options, logits: torch.Tensor, effect: torch.Tensor, options: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """An option for each decision, and the logarithm of its probability."""
    rows = choosing.rows(logits, effect, options)
    option = sampled(rows)
    return option, torch.log_softmax(rows, 1).gather(1, option[:, None])[:, 0]


def by_seat(relative: torch.Tensor, actor: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Values from the one who looks on, as values by seat."""
    seat = torch.arange(relative.shape[1], device=relative.device)
    away = (seat[None] - actor[:, None]) % players[:, None]
    return torch.where(seat[None] < players[:, None], torch.gather(relative, 1, away), 0.0)


def from_actor(absolute: torch.Tensor, actor: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Values by seat, as values from the one who looks on."""
    away = torch.arange(absolute.shape[1], device=absolute.device)
    seat = (actor[:, None] + away[None]) % players[:, None]
    return torch.where(away[None] < players[:, None], torch.gather(absolute, 1, seat), 0.0)


def shares(ranks: torch.Tensor) -> torch.Tensor:
    """By seat: 1 for the winner of a game that has ended; winners of equal rank share it."""
    winners = (ranks == 1).float()
    return winners / winners.sum(1, keepdim=True).clamp_(min=1)
