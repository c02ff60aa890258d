"""Planning complete own turns: everything that the seat could do until its turn is over, and what that is worth.

All games of a batch are planned together, step by step: a level of the tree holds all states that so many decisions
lead to. A turn has many ways to the same state, for things are chosen in any order; a state stands in a level once.
At the end of the turn an evaluation judges. From there back, the seat decides for the best, and chance brings the
exact expectation.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from arasta.bots import turn_states
from arasta.bots.turn_states import Choices
from arasta.core.agenda_game import AgendaGame
from arasta.core.machine import CHANCE, NOBODY

Judge = Callable[[np.ndarray, np.ndarray], np.ndarray]  # of states and the seats that look: what each is worth

MOST_STEPS = 64  # of a plan; whoever is still deciding then is judged there


class Limits(NamedTuple):
    """How wide a plan may become in each of its games."""

    states: int = 400  # of a level, from which the plan goes on; further ones are judged where they stand


class Level(NamedTuple):
    """The states after so many steps: their worth if they are judged, and what leads on from the others."""

    worth: np.ndarray
    onward: np.ndarray  # the numbers of the states that are not judged
    by_chance: np.ndarray  # of those, whether chance decides
    choices: Choices  # of those, in their order
    following: np.ndarray  # by choice: the number of the state in the next level


class Planner:
    """Looks ahead for a game with an evaluation."""

    def __init__(self, rules: AgendaGame, judge: Judge, limits: Limits) -> None:
        self.rules, self.judge, self.limits = rules, judge, limits

    def plan(self, states: np.ndarray) -> Choices:
        """What each option of each state is worth to the seat that is to act in it; the worth is the weight."""
        seats = turn_states.deciders(states)
        games, turns, turn_of = np.arange(len(states)), states["turns"].copy(), states["turn_of"].copy()
        levels = []
        for steps in range(MOST_STEPS + 1):
            is_end = (states["agenda_height"] == 0) | (states["turns"] != turns[games])
            is_end |= (states["turn_of"] != turn_of[games]) | (steps == MOST_STEPS)
            worth = self._judged(states, games, seats, is_end)
            if is_end.all():
                break
            level, states, games = self._go_on(states, games, seats, is_end, worth)
            levels.append(level)
        while len(levels) > 1:
            worth = worth_before(levels.pop(), worth)
        first = levels[0]
        return first.choices._replace(weight=worth[first.following])

    def _go_on(
        self, states: np.ndarray, games: np.ndarray, seats: np.ndarray, is_end: np.ndarray, worth: np.ndarray
    ) -> tuple[Level, np.ndarray, np.ndarray]:
        """One level, the states that follow on it and the games that they belong to."""
        onward = np.flatnonzero(~is_end)
        states, games = turn_states.gather(states, onward), games[onward]
        deciders = turn_states.deciders(states)
        choices = self._choices(states, games, seats, deciders)
        following = turn_states.step(self.rules, states, choices)
        first, same = turn_states.distinct(following, games[choices.state])
        level = Level(worth, onward, deciders == CHANCE, choices, same)
        return level, turn_states.gather(following, first), games[choices.state[first]]

    def _judged(
        self, states: np.ndarray, games: np.ndarray, seats: np.ndarray, is_end: np.ndarray
    ) -> np.ndarray:
        """What the states are worth in which the turn ends.

        Where a game has too many others to go on from, all but the best are judged as if the turn ended there.
        """
        worth = np.zeros(len(states))
        worth[is_end] = self.judge(turn_states.gather(states, is_end), seats[games[is_end]])
        numbers = np.bincount(games[~is_end], minlength=len(seats))
        many = np.flatnonzero(~is_end & (numbers[games] > self.limits.states))
        if not len(many):
            return worth
        worth[many] = self.judge(turn_states.gather(states, many), seats[games[many]])
        ranked = many[np.lexsort((-worth[many], games[many]))]
        place = np.arange(len(ranked)) - np.searchsorted(games[ranked], games[ranked])
        is_end[ranked[place >= self.limits.states]] = True
        return worth

    def _choices(self, states: np.ndarray, games: np.ndarray, seats: np.ndarray, deciders: np.ndarray) -> Choices:
        """What is followed: all that the seat can do; of chance as much as there is room for; and of others the first
        option, which is to pass or to decline wherever there is such a thing.
        """
        choices = turn_states.choices_in(states)
        is_other = (deciders != CHANCE) & (deciders != seats[games])
        is_first = np.diff(choices.state, prepend=-1) > 0
        choices = choices.of(~is_other[choices.state] | is_first)
        by_chance = np.flatnonzero(deciders == CHANCE)
        if not len(by_chance):
            return choices
        is_chance = deciders[choices.state] == CHANCE
        number = np.searchsorted(by_chance, choices.state[is_chance])
        outcomes = choices.of(is_chance)._replace(state=number)
        at_chance = turn_states.gather(states, by_chance)
        outcomes = turn_states.weighed(self.rules, at_chance, outcomes)
        outcomes = sampled(outcomes, self._room(at_chance, games[by_chance], seats))
        rest = choices.of(~is_chance)
        outcomes = outcomes._replace(state=by_chance[outcomes.state])
        joined = Choices(*(np.concatenate(pair) for pair in zip(rest, outcomes, strict=True)))
        return joined.of(np.argsort(joined.state, kind="stable"))

    def _room(self, states: np.ndarray, games: np.ndarray, seats: np.ndarray) -> np.ndarray:
        """How many outcomes may be followed in each state: what others draw or roll matters little, so one."""
        room = np.maximum(1, self.limits.states // np.bincount(games)[games])
        _, players = turn_states.tops(states)
        of_another = (players >= 0) & (players != seats[games])
        return np.where(of_another, 1, room)


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
    following, starts = worth[level.following], np.flatnonzero(np.diff(level.choices.state, prepend=-1))
    best = np.maximum.reduceat(following, starts)
    expected = np.add.reduceat(following * level.choices.weight, starts)
    found = level.worth.copy()
    found[level.onward] = np.where(level.by_chance, expected, best)
    return found
