"""What both games answer in the same way, because both run on the machine."""

from copy import copy
from functools import cached_property
from types import ModuleType
from typing import Any, Self, cast

import numpy as np

from arasta.core.action import Action, Actions
from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.core.compiling import address_of, record_at, uncompiled
from arasta.core.courses import course_type, new_courses
from arasta.core.effects import Effects
from arasta.core.layout import Layout
from arasta.core.machine import ASKED, NOBODY, is_over, to_act
from arasta.core.options import NO_CHOICE, count_options, has_option, options_in
from arasta.core.protocol import SPECTATOR, Rules


class AgendaGame(Rules):
    """A game on the machine, put together from its own files."""

    vocabulary: Actions
    effects: Effects
    engine: ModuleType  # its `run`, `random_option`, and the machine that asks for forced answers
    playout: ModuleType  # its `go_on_games` and `rank_games`, compiled
    handing_over: int  # the effect that ends a turn
    observing: ModuleType  # its `look`, `observe` and `imagine`
    viewing: ModuleType  # its `public_view` and `private_view` of what is looked at
    batching: ModuleType  # what a batch shows and asks, compiled
    layout: Layout  # of what a seat may know, as features
    seats: int  # at most

    def run(self, s: Any, option: int, *, ask_forced: bool = False) -> None:
        """Carry out an option of the decision at hand, or none, and go on to the next decision."""
        (self.engine.run_asking if ask_forced else self.engine.run)(s, option)

    def random_option(self, s: Any, word: int) -> int:
        """An option by a random word."""
        return int(self.engine.random_option(s, word))

    def settings(self, /, **given: Any) -> Any:
        """By the schema."""
        return self.schema.settings(**given)

    def begin(self, states: np.ndarray, settings: Any, *, ask_forced: bool = False) -> None:
        """Set up, and run to the first decision."""
        states[:1] = self.set_up(settings)
        self.run(self.open(states), NO_CHOICE, ask_forced=ask_forced)

    def play_games(self, states: np.ndarray, start: np.ndarray, key: int, limit: int, decisions: np.ndarray) -> None:
        """Random games from the start."""
        states[:] = start
        courses = self.new_courses(len(states))
        self.playout.go_on_games(states, courses, states[:0], key, limit, True)
        decisions[:] = courses["made"]

    def step_games(self, states: np.ndarray, options: np.ndarray) -> None:
        """One option in each game."""
        courses = np.zeros(len(states), self.course)
        courses["option"] = options
        self.playout.go_on_games(states, courses, states[:0], 0, 0, True)

    def step_games_at_random(self, states: np.ndarray, key: int, counter: int) -> np.ndarray:
        """One random option in each game."""
        courses = self.new_courses(len(states))
        courses["counter"] = counter
        self.playout.go_on_games(states, courses, states[:0], key, 1, True)
        return np.ascontiguousarray(courses["option"])

    def __getstate__(self) -> dict[str, Any]:
        """Nothing but which game it is: what was worked out once, such as where code stands, holds in this process
        only. So in another process the plain one is compiled, too.
        """
        return {}

    @cached_property
    def plain(self) -> Self:
        """The same game with nothing compiled: slow, but at once."""
        found: Any = copy(self)
        found.playout, found.batching, found.go_on_at = uncompiled(self.playout), uncompiled(self.batching), 0
        return cast(Self, found)

    @cached_property
    def go_on_at(self) -> int:
        """Where the compiled code of `go_on_games` stands."""
        states, courses = np.zeros(0, self.dtype), self.new_courses(0)
        return address_of(self.playout.go_on_games, states, courses, states, 0, 0, True)

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

    def public_view(self, states: np.ndarray) -> dict[str, Any]:
        """What a spectator sees."""
        seen: dict[str, Any] = self.viewing.public_view(self.observing.look(states, 0, SPECTATOR))
        return seen

    def open_public(self, states: np.ndarray) -> Any:
        """By the game's whitelist."""
        return self.observing.PublicState(states, 0)

    def view_of_player(self, o: Any, seat: int) -> dict[str, Any]:
        """What is public about one seat."""
        seen: dict[str, Any] = self.viewing.view_of_player(o, seat)
        return seen

    def private_view(self, states: np.ndarray, seat: int) -> dict[str, Any]:
        """What differs for a seat."""
        seen: dict[str, Any] = self.viewing.private_view(self.observing.look(states, 0, seat))
        return seen

    def view(self, states: np.ndarray, seat: int | None) -> dict[str, Any]:
        """Both together."""
        seen = self.public_view(states)
        return seen if seat is None else seen | self.private_view(states, seat)

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
        ids = self.vocabulary.ids_of[top_effect(s)]
        return [ids[option] for option in options_in(s)]

    def is_legal(self, s: Any, action: int) -> bool:
        """Whether it is an option of the decision at hand that is laid out."""
        option = None if is_over(s) else self.vocabulary.option_of(top_effect(s), action)
        return option is not None and has_option(s, option)

    def belongs(self, s: Any, action: int) -> bool:
        """Whether the decision at hand has this option."""
        return not is_over(s) and self.vocabulary.option_of(top_effect(s), action) is not None

    def illegal(self, s: Any) -> list[int]:
        """The other options of the decision at hand, in their order."""
        if is_over(s):
            return []
        legal, ids = set(options_in(s)), self.vocabulary.ids_of[top_effect(s)]
        return [action for option, action in ids.items() if option not in legal]

    def many(self, s: Any) -> list[int]:
        """Of the legal actions those that the decision at hand declares to be things of a set."""
        if is_over(s):
            return []
        effect = top_effect(s)
        things: frozenset[int] = getattr(self.effects.declared[effect], "many", frozenset())
        ids = self.vocabulary.ids_of[effect]
        return [ids[option] for option in options_in(s) if option in things] if things else []

    def closing(self, s: Any) -> int | None:
        """What the decision at hand declares to end its set, if that is legal now."""
        closed_by = None if is_over(s) else getattr(self.effects.declared[top_effect(s)], "closed_by", None)
        if closed_by is None or not has_option(s, closed_by):
            return None
        return self.vocabulary.ids_of[top_effect(s)][closed_by]

    def option(self, s: Any, action: int) -> int:
        """The option of the decision at hand that an action is."""
        option = self.vocabulary.option_of(top_effect(s), action)
        if option is None:
            raise ValueError(f"{self.actions[action].name!r} is no option of {self.decision(s)!r}.")
        return option

    def step(self, s: Any, action: int, *, ask_forced: bool = False) -> None:
        """One decision and what follows."""
        self.run(s, self.option(s, action), ask_forced=ask_forced)

    def step_within_turn(self, s: Any, action: int, *, ask_forced: bool = False) -> bool:
        """One decision and what follows, but not the end of the turn."""
        option = self.option(s, action)
        advance = self.engine.advance_asking if ask_forced else self.engine.advance
        while not is_over(s):
            if option == NO_CHOICE and top_effect(s) == self.handing_over:
                return True
            option = advance(s, option)
            if option == ASKED:
                return False
        return False

    def is_forced(self, s: Any) -> bool:
        """What the machine takes without asking."""
        asked = (s, top_effect(s), top_player(s), top_argument(s))
        one = to_act(s) >= 0 and (count_options(s) == 1 or self.effects.is_forced(*asked))
        return bool(one and self.effects.is_silent(*asked))

    def random_action(self, s: Any, word: int) -> int:
        """By the stream's word."""
        return int(self.vocabulary.by_option[top_effect(s), self.random_option(s, word)])

    def subject(self, s: Any) -> int | None:
        """Who decides, receives what chance deals, or is in turn."""
        player = top_player(s)
        subject = player if player >= 0 else s.turn_of
        return None if subject == NOBODY else int(subject)

    def is_hidden(self, s: Any) -> bool:
        """What the effect on top declares."""
        return not is_over(s) and self.effects.declared[top_effect(s)].hidden

    def weight(self, s: Any, action: int) -> int:
        """By the declared weights."""
        return int(self.engine.chance_weight(s, self.option(s, action)))

    def seen(self, s: Any, action: int, seat: int | None) -> Action:
        """The action itself; of what is dealt hidden, to all but its player, only what is done."""
        chosen = self.actions[action]
        is_secret = self.is_hidden(s) and top_player(s) != seat
        return Action(chosen.verb) if is_secret else chosen


def no_choices(states: np.ndarray) -> np.ndarray:
    """No choice in any of the games."""
    return np.full(len(states), NO_CHOICE)
