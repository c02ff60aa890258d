"""What libraries ask of each table by itself, where many are one batch."""

import numpy as np

from arasta.envs.gymnasium_vector import Information, SeatVectorEnv
from arasta.envs.rendering import drawn


class OneTable:
    """One of the tables of a vector environment, as far as it can be asked alone: it cannot be stepped."""

    def __init__(self, envs: SeatVectorEnv, number: int) -> None:
        self.envs, self.number = envs, number
        self.rules, self.render_mode = envs.rules, envs.render_mode
        self.observation_space, self.action_space = envs.single_observation_space, envs.single_action_space

    @property
    def seat(self) -> int:
        """Where the agent sits."""
        return int(self.envs.tables.seats[self.number])

    def action_masks(self) -> np.ndarray:
        """Which actions are legal."""
        found: np.ndarray = self.envs.tables.batch.mask[self.number].copy()
        return found

    def render(self) -> str | None:
        """The table as the agent sees it."""
        states = self.envs.tables.batch.states[self.number : self.number + 1]
        return None if self.render_mode is None else drawn(self.rules, states, self.seat)


def by_table(information: Information, ended: np.ndarray) -> list[Information]:
    """What else the agent may know, as stable-baselines3 wants it: a dictionary for each table. Where a game has ended
    it has what the agent saw then.
    """
    told: list[Information] = [
        {"seat": int(seat), "action_mask": mask, "TimeLimit.truncated": False}
        for seat, mask in zip(information["seat"], information["action_mask"], strict=True)
    ]
    for number in np.flatnonzero(ended):
        told[number]["terminal_observation"] = information["final_obs"][number]
    return told
