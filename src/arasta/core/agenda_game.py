"""What both games answer in the same way, because both run on the machine."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import numpy as np

from arasta.core.action import Action, Actions
from arasta.core.agenda import top_effect, top_player
from arasta.core.census import new_census
from arasta.core.compiling import record_at
from arasta.core.effects import Effects
from arasta.core.machine import NOBODY, is_over, to_act
from arasta.core.options import NO_CHOICE, options_in
from arasta.core.protocol import OptionError, Rules


class AgendaGame(Rules):
    """A game on the machine, put together from its own files."""

    vocabulary: Actions
    effects: Effects
    option_kinds: Mapping[str, tuple[tuple[type, ...], str]]  # what each option may be
    engine: ModuleType  # its `run` and `random_option`
    playout: ModuleType  # its `go_on_games` and `rank_games`, compiled
    observing: ModuleType  # its `observe` and `imagine`

    def run(self, s: Any, option: int) -> None:
        """Carry out an option of the decision at hand, or none, and go on to the next decision."""
        self.engine.run(s, option)

    def random_option(self, s: Any, word: int) -> int:
        """An option by a random word."""
        return int(self.engine.random_option(s, word))

    def checked(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options, each known and of its kind."""
        for word, value in options.items():
            if word not in self.option_kinds:
                raise OptionError(f"There is no option {word!r}; there are {', '.join(self.option_kinds)}.")
            kind, allowed = self.option_kinds[word]
            if not isinstance(value, kind):
                raise OptionError(f"{word} is {value!r}, but must be {allowed}.")
        return options

    def read_words(self, words: Mapping[str, str]) -> Any:
        """The options from words; those left out are as in `choose`."""
        return self.choose(**{word: self.read_word(word, text) for word, text in words.items()})

    def read_word(self, word: str, text: str) -> Any:
        """One option from its text; what cannot be read stays a text, for `choose` to refuse."""
        return int(text) if word == "players" and is_number(text) else text

    def begin(self, states: np.ndarray, options: Any) -> None:
        """Set up, and run to the first decision."""
        states[:1] = self.set_up(options)
        self.run(self.open(states), NO_CHOICE)

    def play_games(
        self, states: np.ndarray, start: np.ndarray, key: int, limit: int, decisions: np.ndarray, counts: np.ndarray
    ) -> None:
        """Random games from the start."""
        states[:] = start
        self.playout.go_on_games(states, no_choices(states), key, 0, limit, decisions, counts)

    def step_games(self, states: np.ndarray, options: np.ndarray) -> None:
        """One option in each game."""
        self.playout.go_on_games(states, options, 0, 0, 0, np.zeros(len(states), np.int64), self.new_census()[:0])

    def step_games_at_random(self, states: np.ndarray, key: int, counter: int) -> None:
        """One random option in each game."""
        made = np.zeros(len(states), np.int64)
        self.playout.go_on_games(states, no_choices(states), key, counter, 1, made, self.new_census()[:0])

    def rank_games(self, states: np.ndarray, ranks: np.ndarray) -> None:
        """The ranks of all games that are over."""
        self.playout.rank_games(states, ranks)

    def new_census(self) -> np.ndarray:
        """Counts of choices, all 0."""
        return new_census(self.effects.words, self.vocabulary.by_option.shape[1])

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
        ids = self.vocabulary.by_option[top_effect(s)]
        return [int(ids[option]) for option in options_in(s)]

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
        """The action itself: nothing is hidden."""
        return self.actions[action]


def no_choices(states: np.ndarray) -> np.ndarray:
    """No choice in any of the games."""
    return np.full(len(states), NO_CHOICE)


def is_number(word: str) -> bool:
    """Whether a word of a record is a small whole number."""
    return word.isascii() and word.isdigit() and len(word) < 4
