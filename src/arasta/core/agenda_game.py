"""What both games answer in the same way, because both run on the machine."""

from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np

from arasta.core.action import Action, Actions
from arasta.core.agenda import top_effect, top_player
from arasta.core.compiling import record_at
from arasta.core.courses import course_type, new_courses
from arasta.core.effects import Effects
from arasta.core.layout import Layout
from arasta.core.machine import NOBODY, is_over, to_act
from arasta.core.options import NO_CHOICE, options_in
from arasta.core.protocol import Rules


class AgendaGame(Rules):
    """A game on the machine, put together from its own files."""

    vocabulary: Actions
    effects: Effects
    engine: ModuleType  # its `run` and `random_option`
    playout: ModuleType  # its `go_on_games` and `rank_games`, compiled
    batching: ModuleType  # what a batch shows and asks, compiled
    layout: Layout  # of what a seat may know, as features
    seats: int  # at most
    observing: ModuleType  # its `observe` and `imagine`

    def run(self, s: Any, option: int) -> None:
        """Carry out an option of the decision at hand, or none, and go on to the next decision."""
        self.engine.run(s, option)

    def random_option(self, s: Any, word: int) -> int:
        """An option by a random word."""
        return int(self.engine.random_option(s, word))

    def settings(self, /, **given: Any) -> Any:
        """By the schema."""
        return self.schema.settings(**given)

    def begin(self, states: np.ndarray, settings: Any) -> None:
        """Set up, and run to the first decision."""
        states[:1] = self.set_up(settings)
        self.run(self.open(states), NO_CHOICE)

    def play_games(self, states: np.ndarray, start: np.ndarray, key: int, limit: int, decisions: np.ndarray) -> None:
        """Random games from the start."""
        states[:] = start
        courses = self.new_courses(len(states))
        self.playout.go_on_games(states, courses, states[:0], key, limit, True)
        decisions[:] = courses["made"]

    def step_games(self, states: np.ndarray, options: np.ndarray) -> None:
        """One option in each game."""
        courses = self.new_courses(len(states))
        courses["option"] = options
        self.playout.go_on_games(states, courses, states[:0], 0, 0, True)

    def step_games_at_random(self, states: np.ndarray, key: int, counter: int) -> np.ndarray:
        """One random option in each game."""
        courses = self.new_courses(len(states))
        courses["counter"] = counter
        self.playout.go_on_games(states, courses, states[:0], key, 1, True)
        return np.ascontiguousarray(courses["option"])

    def new_courses(self, n: int) -> np.ndarray:
        """The courses of n games in which nothing is chosen."""
        return new_courses(n, self.course)

    @cached_property
    def course(self) -> np.dtype[Any]:
        """The record of a game's course."""
        return course_type(self.seats, self.effects.option_words)

    def rank_games(self, states: np.ndarray, ranks: np.ndarray) -> None:
        """The ranks of all games that are over."""
        self.playout.rank_games(states, ranks)

    def observe(self, states: np.ndarray, i: int, seat: int) -> np.ndarray:
        """What a seat may know."""
        seen: np.ndarray = self.observing.observe(states, i, seat)
        return seen

    def imagine(self, s: Any, seat: int, key: int) -> None:
        """What it cannot know, dealt anew."""
        self.observing.imagine(s, seat, key)

    def open(self, states: np.ndarray) -> Any:
        """The first record for plain runs."""
        return record_at(states, 0)

    def to_act(self, s: Any) -> int:
        """The seat to act, CHANCE or NOBODY."""
        return int(to_act(s))

    def decision(self, s: Any) -> str:
        """The word of the effect on top."""
        return "" if is_over(s) else self.effects.words[top_effect(s)]

    def legal(self, s: Any) -> list[int]:
        """The legal actions in the order of their options."""
        if is_over(s):
            return []
        return [self.ids[self.vocabulary.at(top_effect(s), option).name] for option in options_in(s)]

    def belongs(self, s: Any, action: int) -> bool:
        """Whether the decision at hand has this option."""
        return not is_over(s) and self.vocabulary.option_of(top_effect(s), action) is not None

    def step(self, s: Any, action: int) -> None:
        """One decision and what follows."""
        option = self.vocabulary.option_of(top_effect(s), action)
        if option is None:
            raise ValueError(f"{self.actions[action].name!r} is no option of {self.decision(s)!r}.")
        self.run(s, option)

    def random_action(self, s: Any, word: int) -> int:
        """By the stream's word."""
        return int(self.vocabulary.by_option[top_effect(s), self.random_option(s, word)])

    def subject(self, s: Any) -> int | None:
        """Who decides, receives what chance deals, or is in turn."""
        player = top_player(s)
        subject = player if player >= 0 else s.turn_of
        return None if subject == NOBODY else int(subject)

    def seen(self, s: Any, action: int, seat: int | None) -> Action:
        """The action itself; of what is dealt hidden, to all but its player, only what is done."""
        chosen = self.actions[action]
        is_secret = self.effects.declared[top_effect(s)].hidden and top_player(s) != seat
        return Action(chosen.verb) if is_secret else chosen


def no_choices(states: np.ndarray) -> np.ndarray:
    """No choice in any of the games."""
    return np.full(len(states), NO_CHOICE)
