"""The protocol both games implement, so that everything from `play` down is written once and knows neither."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from arasta.core.action import Action
from arasta.core.settings import Schema

Reason = tuple[str, dict[str, Any]]  # the word of a text, and the values it names
NOT_NOW: Reason = ("not-now", {})
SPECTATOR = -1  # who sees public things only


class Rules(Protocol):
    """A game: its state, its actions, and what may be asked of a state.

    A state is a record in an array of type `dtype`; `open` gives its fields as attributes for plain runs. An action
    is a row of `actions` and its id is the row's number.
    """

    name: str
    schema: Schema[Any]  # of its settings
    dtype: np.dtype[Any]
    actions: tuple[Action, ...]
    ids: Mapping[str, int]  # action id by name
    criteria: tuple[str, ...]  # what ranks the players, the first one first
    entries: tuple[str, ...]  # its compiled entries, as layer/file.name
    windows: frozenset[str]  # kinds of decision between which whatever was chosen is carried out completely
    common_path: Mapping[str, tuple[str, ...]]  # by kind of decision: what most players do, for previews

    def settings(self, /, **given: Any) -> Any:
        """What is agreed before a game, checked by the schema; a bad setting raises SettingError."""

    def begin(self, states: np.ndarray, settings: Any, *, ask_forced: bool = False) -> None:
        """A new game in the first record, up to the first decision; with `ask_forced` also to one with one answer."""

    def set_up(self, settings: Any) -> np.ndarray:
        """An array of one game set up, before the first thing happens; `play_games` starts from it."""

    def play_games(self, states: np.ndarray, start: np.ndarray, key: int, limit: int, decisions: np.ndarray) -> None:
        """Random games, compiled: game i on the stream `key + i`, up to `limit` decisions each."""

    def step_games(self, states: np.ndarray, options: np.ndarray) -> None:
        """Carry out an option in each game, or NO_CHOICE, which only runs to the next decision. Compiled."""

    def step_games_at_random(self, states: np.ndarray, key: int, counter: int) -> np.ndarray:
        """One random decision in each game that is not over: game i by the stream `key + i` at `counter`. Compiled.

        Returns the option chosen in each, NO_CHOICE where the game is over.
        """

    def rank_games(self, states: np.ndarray, ranks: np.ndarray) -> None:
        """The rank of each seat in every game that is over; 0 elsewhere. Compiled."""

    def open(self, states: np.ndarray) -> Any:
        """The first record's fields as attributes."""

    def to_act(self, s: Any) -> int:
        """The seat to act, CHANCE or NOBODY."""

    def decision(self, s: Any) -> str:
        """The word for what is to be decided; empty when the game is over."""

    def legal(self, s: Any) -> list[int]:
        """The ids of the legal actions."""

    def is_legal(self, s: Any, action: int) -> bool:
        """Whether the action is legal."""

    def belongs(self, s: Any, action: int) -> bool:
        """Whether the action is an option of the decision at hand, legal or not."""

    def illegal(self, s: Any) -> list[int]:
        """The ids of the actions that belong to the decision at hand, but are not legal."""

    def many(self, s: Any) -> list[int]:
        """The ids of the legal actions that stand for things of a set: several are chosen one by one, in any order."""

    def closing(self, s: Any) -> int | None:
        """The legal action that ends a set; None if there is none now."""

    def step(self, s: Any, action: int, *, ask_forced: bool = False) -> None:
        """Carry out a legal action, and go on to the next decision; with `ask_forced` also to one with one answer."""

    def step_within_turn(self, s: Any, action: int, *, ask_forced: bool = False) -> bool:
        """Carry out a legal action, but stop before the turn is handed over; whether it was about to be."""

    def is_forced(self, s: Any) -> bool:
        """Whether the decision at hand has one answer, which all can see: it is taken without asking."""

    def random_action(self, s: Any, word: int) -> int:
        """An action by a random word: chance by its weights, a player's choices all alike."""

    def why_not(self, s: Any, action: int) -> Reason:
        """Why an option of the decision at hand is not legal."""

    def turn(self, s: Any) -> tuple[int, str]:
        """The number of turns begun and the word that labels the turn in a record."""

    def subject(self, s: Any) -> int | None:
        """The seat that the decision at hand is about, chance's too; None if it is about no seat."""

    def is_hidden(self, s: Any) -> bool:
        """Whether chance deals what only its player sees."""

    def weight(self, s: Any, action: int) -> int:
        """How likely an outcome of chance is, in relation to the others."""

    def seen(self, s: Any, action: int, seat: int | None) -> Action:
        """A legal action as a seat sees it: what is hidden from the seat has no target."""

    def observe(self, states: np.ndarray, i: int, seat: int) -> np.ndarray:
        """What a seat, or SPECTATOR, may know of game i, as an array of one observation."""

    def imagine(self, s: Any, seat: int, key: int) -> None:
        """Deal what the seat cannot know anew, by the stream `key`."""

    def public_view(self, states: np.ndarray) -> dict[str, Any]:
        """What a spectator sees of the first game, JSON-ready. The game's `view_types` say what each key is."""

    def open_public(self, states: np.ndarray) -> Any:
        """What is public of the first record as attributes, for `view_of_player`."""

    def view_of_player(self, o: Any, seat: int) -> dict[str, Any]:
        """Of the public view only what says what a seat holds; in `players` that seat alone, by its number."""

    def private_view(self, states: np.ndarray, seat: int) -> dict[str, Any]:
        """Only the keys of the view that differ for a seat: its hand, its legal actions."""

    def view(self, states: np.ndarray, seat: int | None) -> dict[str, Any]:
        """What the seat sees: the public view with the seat's private one laid over it; None is a spectator."""

    def score(self, s: Any) -> list[tuple[int, ...]]:
        """For each seat its rank, then its criteria."""
