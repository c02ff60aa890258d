"""How far each seat has come, from what is seen: what a training rewards at first, before winning alone counts."""

import numpy as np
import torch

from arasta.core.agenda_game import AgendaGame
from arasta.envs.tensor_batch import TensorBatch
from arasta.train.choosing import by_seat

WORTH = {  # in rubies, by block of features; what brings a ruby only later would not be found by chance
    "istanbul": {
        "players.rubies": 1.0,
        "players.extensions": 1 / 3,
        "players.mosque_tiles": 1 / 3,
        "players.letters": 1 / 12,  # half of what its seal is worth, so that there is something in spending it
        "players.delivered": 1 / 6,
    },
    "dice": {"players.rubies": 1.0},
}


class Progress:
    """Reads the progress of all seats off the observations."""

    def __init__(self, rules: AgendaGame, device: str) -> None:
        features: list[int] = []
        worth: list[np.ndarray] = []
        for block, each in WORTH[rules.name].items():
            if block not in rules.layout.by_name:  # of an expansion that was left out
                continue
            numbers = np.arange(rules.layout.size)[rules.layout[block]].reshape(rules.seats, -1)
            for seat, own in enumerate(numbers):
                features.extend(own)
                worth.extend([np.eye(rules.seats)[seat] * each] * len(own))
        self.features = torch.tensor(np.array(features), device=device)
        self.worth = torch.tensor(np.array(worth), dtype=torch.float32, device=device)

    def of(self, games: TensorBatch) -> torch.Tensor:
        """By game and seat."""
        found = games.observation[:, self.features].float() @ self.worth
        return by_seat(found, games.to_act, games.players)
