"""One seat at each of many tables, as a `VecEnv` of stable-baselines3 over one batch."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from arasta.envs.gymnasium_vector import Information, SeatVectorEnv
from arasta.envs.one_table import OneTable, by_table
from arasta.envs.tables import USUAL_BOTS
from arasta.play.extras import extra

with extra("sb3", "stable_baselines3"):
    from stable_baselines3.common.vec_env import VecEnv

Indices = int | Iterable[int] | None
Steps = tuple[np.ndarray, np.ndarray, np.ndarray, list[Information]]


class SeatVecEnv(VecEnv):
    """What `SeatVectorEnv` is, for the learners of stable-baselines3; those of sb3-contrib find `action_masks`.

    A game that ends begins anew in the same step: its information then has the `terminal_observation`.
    """

    def __init__(
        self,
        game: str = "istanbul",
        *,
        num_envs: int = 1,
        seat: int | None = None,
        bots: str | Sequence[str] = USUAL_BOTS,
        forgiving: bool = False,
        threads: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        agreed: dict[str, Any] = {
            "seat": seat,
            "bots": bots,
            "forgiving": forgiving,
            "threads": threads,
            "render_mode": render_mode,
        }
        self.envs = SeatVectorEnv(game, num_envs=num_envs, **agreed, **settings)
        self.rules = self.envs.rules
        self.tables = [OneTable(self.envs, number) for number in range(num_envs)]
        super().__init__(num_envs, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> np.ndarray:
        """New games; those of the seed, if `seed` was called before."""
        rows, information = self.envs.reset(seed=self._seeds[0])
        self.reset_infos = by_table(information, np.zeros(self.num_envs, np.bool_))
        self._reset_seeds()
        self._reset_options()
        return rows

    def step_async(self, actions: np.ndarray) -> None:
        """The agent's action at each table."""
        self.actions = actions

    def step_wait(self) -> Steps:
        """What came of it. Where the game is over, a new one has begun."""
        rows, rewards, ended, _, information = self.envs.step(self.actions)
        return rows, rewards, ended, by_table(information, ended)

    def action_masks(self) -> np.ndarray:
        """By table, which actions are legal."""
        return self.envs.action_masks()

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """Something of each table."""
        return [getattr(table, attr_name) for table in self.asked(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Write something down beside each table; it changes no game."""
        for table in self.asked(indices):
            setattr(table, attr_name, value)

    def env_method(self, method_name: str, *given: Any, indices: Indices = None, **named: Any) -> list[Any]:
        """What each table answers."""
        return [getattr(table, method_name)(*given, **named) for table in self.asked(indices)]

    def env_is_wrapped(self, wrapper_class: type, indices: Indices = None) -> list[bool]:
        """None is."""
        return [False for _ in self.asked(indices)]

    def asked(self, indices: Indices) -> list[OneTable]:
        """These tables, or all."""
        return [self.tables[number] for number in self._get_indices(indices)]

    def close(self) -> None:
        """There is nothing to close."""
