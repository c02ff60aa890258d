"""The steps of a game that an analysis looks at: where turns end, decisions, and what falls by chance."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import numpy as np

from arasta.core.machine import CHANCE
from arasta.core.protocol import Rules
from arasta.play.game.game import Game


class Moment(NamedTuple):
    """A game before a step: whose turn it is, and what is to be decided or to fall."""

    step: int
    turn: tuple[int, str]  # its number and its label
    turn_of: int | None  # None in the set-up and after the last turn
    actor: int
    subject: int | None
    decision: str
    choices: int
    hidden: bool  # only its player sees what chance deals


class Course(NamedTuple):
    """A game step by step: its states, the last one too, and the moment before each step."""

    states: np.ndarray
    moments: list[Moment]

    def turns(self) -> Iterator[tuple[Moment, int]]:
        """The first moment of each turn, and the first step after it."""
        for _, of_one in groupby(self.moments, key=lambda moment: moment.turn[0]):
            first, *rest = of_one
            yield first, (rest or [first])[-1].step + 1

    def decisions(self) -> list[Moment]:
        """Where a player had a choice."""
        return [moment for moment in self.moments if moment.actor != CHANCE and moment.choices > 1]

    def falls(self, unseen: set[int]) -> Iterator[tuple[Moment, int]]:
        """Where chance fell for a seat, and the first step after it; several dice or cards in a row are one fall.

        What the set-up deals is where the game begins, and what nobody has seen is no luck that anybody can judge.
        """
        played = [moment for moment in self.moments if moment.turn[0] > 0]
        for (actor, subject, _), of_one in groupby(played, key=who_is_lucky):
            first, *rest = of_one
            end = (rest or [first])[-1].step + 1
            if actor == CHANCE and subject is not None and not unseen & set(range(first.step, end)):
                yield first, end


def who_is_lucky(moment: Moment) -> tuple[int, int | None, bool]:
    """Steps of chance that are alike in this are one fall."""
    return moment.actor, moment.subject, moment.hidden


def course_of(game: Game) -> Course:
    """The whole game."""
    states = np.zeros(game.step + 1, game.rules.dtype)
    for step in range(len(states)):
        states[step : step + 1] = game.states_at(step)
    return Course(states, [moment_of(game.rules, states[step : step + 1], step) for step in range(game.step)])


def moment_of(rules: Rules, states: np.ndarray, step: int) -> Moment:
    """The moment of a state in which the game is not over."""
    s = rules.open(states)
    return Moment(
        step=step,
        turn=rules.turn(s),
        turn_of=s.turn_of if s.turn_of >= 0 else None,
        actor=rules.to_act(s),
        subject=rules.subject(s),
        decision=rules.decision(s),
        choices=len(rules.legal(s)),
        hidden=rules.is_hidden(s),
    )
