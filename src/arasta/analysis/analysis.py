"""A game looked back at: win chances after each turn, the worth of each choice, and luck."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import numpy as np

from arasta.analysis.choices import Thoroughness, values_of_choices
from arasta.analysis.evaluation import WHOEVER_ACTS, Evaluator
from arasta.analysis.expectation import expect
from arasta.analysis.findings import DIGITS, Analysis, Decision, Fall, Turn, rounded
from arasta.analysis.nets import net_for
from arasta.analysis.steps import Course, Moment, course_of
from arasta.core.agenda_game import AgendaGame
from arasta.play.batch.batch import Batch
from arasta.play.game.game import Game

Item = TypeVar("Item")
Progress = Callable[[int, int], None]
USUAL = Thoroughness()
AT_ONCE = 32  # moments that are judged together: enough for a net, few enough to show progress


def silence(done: int, of: int) -> None:
    """Nobody waits."""


def analyse(
    game: Game, *, net: Evaluator | None = None, care: Thoroughness = USUAL, progress: Progress = silence
) -> Analysis:
    """How the game went. It may be unfinished; chance may have been by hand.

    `net` judges, the champion's unless told, with so much `care`. `progress` is told how much of how much is done.
    """
    return Analyst(game, net or net_for(game.rules), care, progress).analysis()


class Analyst:
    """Who looks back at one game."""

    def __init__(self, game: Game, net: Evaluator, care: Thoroughness, progress: Progress) -> None:
        if not isinstance(game.rules, AgendaGame):
            raise TypeError(f"{game.rules.name} is no game on the machine, so it cannot be looked back at.")
        self.game, self.rules, self.net, self.care = game, game.rules, net, care
        self.course: Course = course_of(game)
        self.progress, self.done = progress, 0
        self.turns = list(self.course.turns())
        self.decisions = self.course.decisions()
        self.falls = list(self.course.falls(game.unseen))

    def analysis(self) -> Analysis:
        """All of it."""
        game = self.game
        return Analysis(
            game=game.rules.name,
            names=game.names,
            players=game.settings.players,
            over=game.over,
            unseen=len(game.unseen),
            turns=tuple(self.all_turns()),
            decisions=tuple(self.all_decisions()),
            falls=tuple(self.all_falls()),
        )

    def all_turns(self) -> Iterator[Turn]:
        """Every turn with the win chances after it, as the one who is then to act judges them."""
        for part in self.parts(self.turns):
            chances = self.expected([end for _, end in part])
            for (first, end), after in zip(part, chances, strict=True):
                yield Turn(first.turn[1], first.turn_of, first.step, end, rounded(after))

    def all_decisions(self) -> Iterator[Decision]:
        """Every decision with the worth of its choices."""
        for part in self.parts(self.decisions):
            states = self.course.states[[moment.step for moment in part]]
            seats = [moment.actor for moment in part]
            choices = values_of_choices(self.net, self.rules, states, seats, self.care)
            for moment, options in zip(part, choices, strict=True):
                chosen = self.action(moment.step)
                yield Decision(moment.step, moment.turn[1], moment.actor, moment.decision, chosen, options)

    def all_falls(self) -> Iterator[Fall]:
        """Every fall of chance with what it was worth to its seat, beyond what was to be expected.

        What only its seat sees is judged by that seat, for nobody else can tell one card from another.
        """
        for part in self.parts(self.falls):
            eyes = [seat_of(first) if first.hidden else WHOEVER_ACTS for first, _ in part]
            before = self.expected([first.step for first, _ in part], eyes)
            after = self.expected([end for _, end in part], eyes)
            for (first, end), was, came in zip(part, before, after, strict=True):
                seat = seat_of(first)
                outcomes = tuple(self.action(step) for step in range(first.step, end))
                luck = round(float(came[seat] - was[seat]), DIGITS)
                yield Fall(first.step, first.turn[1], seat, first.decision, outcomes, luck)

    def expected(self, steps: Sequence[int], eyes: Sequence[int] | int = WHOEVER_ACTS) -> np.ndarray:
        """By step and seat how likely it was to win before that step."""
        here = Batch.standing_at(self.rules, self.course.states[list(steps)], chance="explicit", seed=0)
        return expect(self.net, here, np.broadcast_to(eyes, len(here)))

    def action(self, step: int) -> str:
        """The name of what was done at a step."""
        return self.rules.actions[self.game.history[step].action].name

    def parts(self, items: Sequence[Item]) -> Iterator[Sequence[Item]]:
        """As many as are judged together, with the progress told."""
        of = len(self.turns) + len(self.decisions) + len(self.falls)
        for first in range(0, len(items), AT_ONCE):
            part = items[first : first + AT_ONCE]
            yield part
            self.done += len(part)
            self.progress(self.done, of)


def seat_of(fall: Moment) -> int:
    """For whom chance falls."""
    if fall.subject is None:
        raise ValueError("Chance falls for nobody there.")
    return fall.subject
