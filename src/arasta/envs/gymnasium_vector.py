"""One seat at each of many tables, as a Gymnasium vector environment over one batch."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from arasta.envs import spaces
from arasta.envs.rendering import MODES, drawn
from arasta.envs.tables import USUAL_BOTS, Tables
from arasta.play.extras import extra

with extra("gymnasium", "gymnasium"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Information = dict[str, Any]
Steps = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Information]


class SeatVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """What `SeatEnv` is, for many games at once. All bots' seats are asked together, wherever they are to act.

    A game that ends begins anew in the same step: `infos["final_obs"]` is what the agent saw at its end. With
    `copy=False` the arrays returned are those of the batch, which the next step overwrites.
    """

    metadata: ClassVar[Information] = {  # type: ignore[misc]
        "render_modes": list(MODES),
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str = "istanbul",
        *,
        num_envs: int = 1,
        seat: int | None = None,
        bots: str | Sequence[str] = USUAL_BOTS,
        forgiving: bool = False,
        threads: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.tables = Tables(game, num_envs, seat=seat, bots=bots, forgiving=forgiving, threads=threads, **settings)
        self.rules, self.num_envs = self.tables.rules, num_envs
        self.copy, self.render_mode = copy, render_mode
        self.single_observation_space = spaces.features(self.rules)
        self.single_action_space = spaces.actions(self.rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.mask = self.tables.batch.mask.view(np.int8)

    def reset(self, *, seed: int | None = None, options: Information | None = None) -> tuple[np.ndarray, Information]:
        """New games, up to the agent's first decision in each."""
        super().reset(seed=seed)
        self.tables.begin(self.np_random, new_bots=seed is not None)
        return self.given(self.tables.rows()), self.information()

    def step(self, actions: Any) -> Steps:
        """The agent's action in each game, and what the others do until it is to act again. Where the game is over
        then, a new one begins.
        """
        tables = self.tables
        tables.step(actions)
        rewards, ended = tables.rewards, tables.batch.done.copy()
        final = self.final(ended) if ended.any() else {}
        return self.given(tables.rows()), rewards, ended, np.zeros_like(ended), self.information() | final

    def final(self, ended: np.ndarray) -> Information:
        """What the agent saw at the ends of games, which are then begun anew."""
        games = np.flatnonzero(ended)
        seen = np.full(self.num_envs, None, object)
        rows = self.tables.rows()
        for i in games:
            seen[i] = rows[i].copy()
        seats = self.tables.seats.copy()
        self.tables.begin_anew(games, self.np_random)
        known = {"seat": seats, "_seat": ended}
        return {"final_obs": seen, "_final_obs": ended, "final_info": known, "_final_info": ended}

    def information(self) -> Information:
        """What else the agent may know: the same keys as for one game, by game."""
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.given(self.mask),
            "_action_mask": everywhere,
            "seat": self.tables.seats.copy(),
            "_seat": everywhere,
        }

    def action_masks(self) -> np.ndarray:
        """By game, which actions are legal."""
        return self.given(self.tables.batch.mask)

    def given(self, array: np.ndarray) -> np.ndarray:
        """An array to be handed out."""
        return array.copy() if self.copy else array

    def render(self) -> tuple[str, ...] | None:
        """The tables as the agent sees them."""
        if self.render_mode is None:
            return None
        states, seats = self.tables.batch.states, self.tables.seats
        return tuple(drawn(self.rules, states[i : i + 1], int(seats[i])) for i in range(self.num_envs))
