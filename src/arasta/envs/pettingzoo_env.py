"""All seats of a table, as a PettingZoo environment in which agents act one after the other (AEC)."""

from typing import Any

import numpy as np

from arasta.envs import spaces
from arasta.envs.rendering import MODES, drawn
from arasta.envs.tables import drawn_seed
from arasta.play.api import rules_of
from arasta.play.batch.single import OneGame
from arasta.play.extras import extra

with extra("pettingzoo", "pettingzoo"):
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv

Observation = dict[str, np.ndarray]
Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]


class TableEnv(AECEnv[str, Observation, int]):
    """The agents are `seat_0`, `seat_1` and so on. An observation has what the agent's seat may know and, in
    `action_mask`, which actions are legal, by their ids; all are 0 while somebody else is to act. Winning is worth 1,
    shared among equal winners. An illegal action raises `arasta.IllegalAction` and changes nothing.

    A game is begun at once. There are no wrappers around it: stepping is checked by the rules.
    """

    def __init__(self, game: str = "istanbul", *, render_mode: str | None = None, **settings: Any) -> None:
        self.rules, self.render_mode = rules_of(game), render_mode
        self.metadata = {"name": f"arasta_{game}_v0", "render_modes": list(MODES), "is_parallelizable": False}
        agreed = self.rules.settings(**settings)
        self.batch = OneGame(self.rules, agreed)
        self.possible_agents = [f"seat_{seat}" for seat in range(agreed.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observed, self.acting = spaces.masked_features(self.rules), spaces.actions(self.rules)
        self.row, self.mask = self.batch.observation[0], self.batch.mask[0].view(np.int8)
        self.to_act, self.random = self.batch.to_act, np.random.default_rng()
        self.reset()

    def observation_space(self, agent: str) -> Dict:
        """The same for all."""
        return self.observed

    def action_space(self, agent: str) -> Discrete:
        """The same for all."""
        return self.acting

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games from then on."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.batch.reset(drawn_seed(self.random))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.is_over = False
        self.agent_selection = self.possible_agents[self.to_act.item(0)]

    def step(self, action: Any) -> None:
        """The action of the agent to act. Once the game is over each agent leaves with None."""
        if self.is_over:
            self._was_dead_step(action)
            return
        self.batch.play(action)
        seat = self.to_act.item(0)
        if seat >= 0:  # before the end nobody is rewarded, so there is nothing else to write
            self.agent_selection = self.possible_agents[seat]
        else:
            self.end()

    def end(self) -> None:
        """Everybody learns how the game has ended."""
        self.is_over = True
        for agent, reward in zip(self.agents, self.batch.reward[0].tolist(), strict=False):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def last(self, observe: bool = True) -> Last:
        """What the agent to act may know, and what it has gained; until the game is over that is nothing."""
        if self.is_over or not observe:
            found: Last = super().last(observe)
            return found
        seen = {"observation": self.row.copy(), "action_mask": self.mask.copy()}
        return seen, 0.0, False, False, self.infos[self.agent_selection]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        if agent == self.agent_selection and not self.is_over:
            return {"observation": self.row.copy(), "action_mask": self.mask.copy()}
        row = self.batch.encode(self.seat_of[agent])[0]
        return {"observation": row, "action_mask": np.zeros_like(self.mask)}

    def render(self) -> str | None:
        """The table as the agent to act sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.rules, self.batch.states, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str = "istanbul", *, render_mode: str | None = None, **settings: Any) -> TableEnv:
    """A table by its settings, under the name by which PettingZoo's environments are made."""
    return TableEnv(game, render_mode=render_mode, **settings)
