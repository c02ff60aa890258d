"""Planning complete own turns: everything that the seat could do until its turn is over, and what that is worth.

All games of a batch are planned together, step by step: a level of the tree holds all states that so many decisions
lead to. A turn has many ways to the same state, for things are chosen in any order; a state stands in a level once.
At the end of the turn an evaluation judges. From there back, the seat decides for the best, and chance brings the
exact expectation.
"""

from typing import NamedTuple, Protocol

import numpy as np

from arasta.bots import turn_states
from arasta.bots.turn_states import Choices
from arasta.core.agenda_game import AgendaGame
from arasta.core.machine import CHANCE

MOST_STEPS = 64  # of a plan; whoever is still deciding then is judged there


class Evaluation(Protocol):
    """What a planner must know of a game; a file that has these functions is one."""

    def judge(self, states: np.ndarray, which: np.ndarray, seats: np.ndarray) -> np.ndarray:
        """What these of the states are worth, each to a seat."""

    def is_as_good_as_over(self, states: np.ndarray) -> np.ndarray:
        """Where nothing is left of a turn that could not as well be done in the next one."""

    def is_idle(self, states: np.ndarray) -> np.ndarray:
        """Where chance decides something that nobody looks at any more: one outcome stands for all."""

    def is_sensible(self, states: np.ndarray, choices: Choices) -> np.ndarray:
        """Which choices a player should think about; the others could as well be made at another time."""


class Limits(NamedTuple):
    """How wide a plan may become in each of its games."""

    states: int = 120  # of a level, from which the plan goes on; further ones are judged where they stand


class Tree(NamedTuple):
    """The states of all games after so many steps, and the games that they belong to."""

    states: np.ndarray
    games: np.ndarray


class Level(NamedTuple):
    """What is kept of the states after so many steps: the worth of those that are judged, and what follows the rest."""

    worth: np.ndarray
    by_chance: np.ndarray
    choices: Choices
    following: np.ndarray  # by choice: the number of the state in the next level


class Planner:
    """Looks ahead for a game with an evaluation."""

    def __init__(self, rules: AgendaGame, evaluation: Evaluation, limits: Limits) -> None:
        self.rules, self.evaluation, self.limits = rules, evaluation, limits

    def plan(self, states: np.ndarray) -> Choices:
        """What each option of each state is worth to the seat that is to act in it; the worth is the weight."""
        self.seats, self.turns, self.turn_of = turn_states.deciders(states), states["turns"], states["turn_of"]
        tree, levels = Tree(states, np.arange(len(states))), []
        for steps in range(MOST_STEPS + 1):
            is_end = self._is_end(tree, steps)
            worth = self._judge(tree, is_end)
            if is_end.all():
                break
            level, tree = self._go_on(tree, np.flatnonzero(~is_end), worth)
            levels.append(level)
        while len(levels) > 1:
            worth = worth_before(levels.pop(), worth)
        return levels[0].choices._replace(weight=worth[levels[0].following])

    def _is_end(self, tree: Tree, steps: int) -> np.ndarray:
        """Where the game is over or the turn at hand is; what is to be decided now is no end."""
        states, games = tree
        if steps == 0:
            return np.zeros(len(games), np.bool_)
        found = (states["turns"] != self.turns[games]) | (states["turn_of"] != self.turn_of[games])
        found |= (states["agenda_height"] == 0) | (steps == MOST_STEPS)
        result: np.ndarray = found | self.evaluation.is_as_good_as_over(states)
        return result

    def _judge(self, tree: Tree, is_end: np.ndarray) -> np.ndarray:
        """What the states are worth in which the turn ends.

        Where a game has too many others to go on from, all but the best are judged as if the turn ended there.
        """
        states, games = tree
        numbers = np.bincount(games[~is_end], minlength=len(self.seats))
        too_many = ~is_end & (numbers[games] > self.limits.states)
        worth, which = np.zeros(len(games)), np.flatnonzero(is_end | too_many)
        worth[which] = self.evaluation.judge(states, which, self.seats[games[which]])
        many = np.flatnonzero(too_many)
        ranked = many[np.lexsort((-worth[many], games[many]))]
        place = np.arange(len(ranked)) - np.searchsorted(games[ranked], games[ranked])
        is_end[ranked[place >= self.limits.states]] = True
        return worth

    def _go_on(self, tree: Tree, onward: np.ndarray, worth: np.ndarray) -> tuple[Level, Tree]:
        """All that follows on these states."""
        states, games = tree
        deciders = turn_states.deciders(states)
        choices = self._choices(tree, onward, deciders)
        following = turn_states.step(self.rules, states, choices)
        first, same = turn_states.distinct(following, games[choices.state])
        level = Level(worth, deciders == CHANCE, choices, same)
        return level, Tree(turn_states.gather(following, first), games[choices.state[first]])

    def _choices(self, tree: Tree, onward: np.ndarray, deciders: np.ndarray) -> Choices:
        """What is followed: all that the seat can sensibly do; of chance as much as there is room for; and of others
        the first option, which is to pass or to decline wherever there is such a thing.
        """
        choices = turn_states.choices_in(tree.states, onward)
        is_sensible = self.evaluation.is_sensible(tree.states, choices)
        has_sensible = np.bincount(choices.state[is_sensible], minlength=len(deciders)) > 0
        choices = choices.of(is_sensible | ~has_sensible[choices.state])
        by_chance = deciders[choices.state] == CHANCE
        is_first = np.diff(choices.state, prepend=-1) > 0
        is_own = deciders[choices.state] == self.seats[tree.games[choices.state]]
        decided = choices.of(is_own | (is_first & ~by_chance))
        if not by_chance.any():
            return decided
        outcomes = self._outcomes(tree, choices.of(by_chance))
        joined = Choices(*(np.concatenate(pair) for pair in zip(decided, outcomes, strict=True)))
        return joined.of(np.argsort(joined.state, kind="stable"))

    def _outcomes(self, tree: Tree, outcomes: Choices) -> Choices:
        """The outcomes of chance that are followed, with their probabilities."""
        which, number = np.unique(outcomes.state, return_inverse=True)
        states, games = turn_states.gather(tree.states, which), tree.games[which]
        outcomes = turn_states.weighed(self.rules, states, outcomes._replace(state=number))
        outcomes = sampled(outcomes, self._room(states, games))
        return outcomes._replace(state=which[outcomes.state])

    def _room(self, states: np.ndarray, games: np.ndarray) -> np.ndarray:
        """How many outcomes may be followed in each state; what others draw or roll matters little, so one."""
        _, players = turn_states.tops(states)
        is_small = self.evaluation.is_idle(states) | ((players >= 0) & (players != self.seats[games]))
        numbers = np.maximum(np.bincount(games[~is_small], minlength=len(self.seats)), 1)
        return np.where(is_small, 1, np.maximum(1, self.limits.states // numbers[games]))


def sampled(outcomes: Choices, room: np.ndarray) -> Choices:
    """All outcomes of a state where there is room; else so many, evenly over their probabilities, all alike likely."""
    numbers = np.bincount(outcomes.state, minlength=len(room))
    is_exact = numbers <= room
    if is_exact.all():
        return outcomes
    points = np.repeat(np.arange(len(room)), np.where(is_exact, 0, room))
    nth = np.arange(len(points)) - np.searchsorted(points, points)
    reached = np.searchsorted(np.cumsum(outcomes.weight), points + (nth + 0.5) / room[points])
    hits = np.bincount(np.minimum(reached, len(outcomes.state) - 1), minlength=len(outcomes.state))
    exact = is_exact[outcomes.state]
    outcomes = outcomes._replace(weight=np.where(exact, outcomes.weight, hits / room[outcomes.state]))
    return outcomes.of(exact | (hits > 0))


def worth_before(level: Level, worth: np.ndarray) -> np.ndarray:
    """What the states of a level are worth, from what those of the next one are."""
    following = worth[level.following]
    starts = np.flatnonzero(np.diff(level.choices.state, prepend=-1))
    onward, found = level.choices.state[starts], level.worth.copy()
    best = np.maximum.reduceat(following, starts)
    expected = np.add.reduceat(following * level.choices.weight, starts)
    found[onward] = np.where(level.by_chance[onward], expected, best)
    return found
