"""The bot that plans its whole turn and goes for what its evaluation likes best. Nothing in it is learnt."""

import numpy as np

from arasta.bots.bot import Bot
from arasta.bots.planning import Limits, Planner
from arasta.bots.position import Position
from arasta.bots.turn_states import Choices, deciders, gather, tops
from arasta.core.agenda_game import AgendaGame
from arasta.play.batch.batch import Batch
from arasta.play.games import part_of

TOGETHER = 32  # games that are planned at once: more would not stay in the processor's cache
ALIKE = 1e-6  # lira: of choices that are worth the same, the seed decides


class GreedyBot(Bot):
    """Plans to the end of its own turn. What others decide meanwhile, it takes to be the first that they can."""

    limits = Limits()

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.random = np.random.default_rng(seed)
        self.evaluation = part_of(game, "bots", "evaluation")

    def choose(self, position: Position) -> str:
        """The best action of the position."""
        name: str = position.rules.actions[self._best(position.rules, position.states)[0]].name
        return name

    def choose_many(self, batch: Batch) -> np.ndarray:
        """The best action in each game."""
        parts = [np.arange(len(batch))[first : first + TOGETHER] for first in range(0, len(batch), TOGETHER)]
        return np.concatenate([self._best(batch.rules, gather(batch.states, part)) for part in parts])

    def _best(self, rules: AgendaGame, states: np.ndarray) -> np.ndarray:
        """By game the id of the best action."""
        states = gather(states, np.arange(len(states)))
        self.evaluation.forget(states, deciders(states))
        planned = Planner(rules, self.evaluation, self.limits).plan(states)
        effects, _ = tops(states)
        found: np.ndarray = rules.vocabulary.by_option[effects, self._best_options(planned)]
        return found.astype(np.int64)

    def _best_options(self, planned: Choices) -> np.ndarray:
        """By game the option that is worth most; the seed decides between those that are worth the same."""
        starts = np.flatnonzero(np.diff(planned.state, prepend=-1))
        best = np.maximum.reduceat(planned.weight, starts)
        is_best = planned.weight > best[planned.state] - ALIKE
        lots = np.where(is_best, self.random.random(len(is_best)), 1)
        found: np.ndarray = planned.option[np.lexsort((lots, planned.state))[starts]]
        return found
