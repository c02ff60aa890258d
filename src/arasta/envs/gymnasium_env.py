"""One seat at a table, as a Gymnasium environment: the agent against bots."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from arasta.envs import spaces
from arasta.envs.rendering import MODES, drawn
from arasta.envs.tables import USUAL_BOTS, Tables
from arasta.play.errors import IllegalAction
from arasta.play.extras import extra

with extra("gymnasium", "gymnasium"):
    import gymnasium

Information = dict[str, Any]
Step = tuple[np.ndarray, float, bool, bool, Information]


class SeatEnv(gymnasium.Env[np.ndarray, np.int64]):
    """An action is an id of the game's actions; `info["action_mask"]` tells which are legal, `info["seat"]` where the
    agent sits. Winning is worth 1, shared among equal winners.

    `seat` is the agent's, None for another one drawn for each game. `bots` are those of the seats after it, going round
    the table; fewer than seats take turns. An illegal action raises `arasta.IllegalAction` and changes nothing. With
    `forgiving` it stands for the next legal one: for agents and checkers that know no masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "istanbul",
        *,
        seat: int | None = None,
        bots: str | Sequence[str] = USUAL_BOTS,
        forgiving: bool = False,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.tables = Tables(game, 1, seat=seat, bots=bots, forgiving=forgiving, threads=1, **settings)
        self.rules, self.render_mode = self.tables.rules, render_mode
        self.observation_space, self.action_space = spaces.features(self.rules), spaces.actions(self.rules)
        self.mask = self.tables.batch.mask[0].view(np.int8)

    def reset(self, *, seed: int | None = None, options: Information | None = None) -> tuple[np.ndarray, Information]:
        """A new game, up to the agent's first decision."""
        super().reset(seed=seed)
        self.tables.begin(self.np_random, new_bots=seed is not None)
        return self.tables.rows()[0].copy(), self.information()

    def step(self, action: Any) -> Step:
        """The agent's action, and what the others do until it is to act again or the game is over."""
        if self.tables.batch.done[0]:
            raise IllegalAction("why-over")
        self.tables.step([action])
        row, reward = self.tables.rows()[0].copy(), float(self.tables.rewards[0])
        return row, reward, bool(self.tables.batch.done[0]), False, self.information()

    def information(self) -> Information:
        """What else the agent may know."""
        return {"action_mask": self.mask.copy(), "seat": int(self.tables.seats[0])}

    def action_masks(self) -> np.ndarray:
        """Which actions are legal, under the name by which sb3-contrib asks for it."""
        found: np.ndarray = self.mask.astype(np.bool_)
        return found

    def render(self) -> str | None:
        """The table as the agent sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.rules, self.tables.batch.states, int(self.tables.seats[0]))
