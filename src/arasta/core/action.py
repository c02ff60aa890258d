"""Actions: every choice a player or chance can make, under one stable, readable name.

Options are numbered within their decision (0 to 62); a game's vocabulary gives each decision's options their names.
The same name is the same action wherever it occurs.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from arasta.core.machine import OPTIONS

NO_ACTION = -1


class Action(NamedTuple):
    """A choice: what is done, and to which thing of which kind; `value` is the thing's number in the rules."""

    verb: str
    kind: str = ""
    target: str = ""
    value: int = 0

    @property
    def name(self) -> str:
        """The action in a record, on the command line, in the client."""
        return f"{self.verb} {self.target}" if self.target else self.verb


class ActionTable:
    """All actions of a game. Ids follow the order of its vocabulary, so new actions belong at the end of that."""

    def __init__(self, vocabulary: Mapping[Any, Mapping[int, Action]]) -> None:
        named = (action for options in vocabulary.values() for action in options.values())
        self.actions: tuple[Action, ...] = tuple(dict.fromkeys(named))
        self.ids: dict[str, int] = {action.name: i for i, action in enumerate(self.actions)}
        self.by_option = np.full((max(vocabulary) + 1, OPTIONS), NO_ACTION, np.int16)  # id by decision and option
        for effect, options in vocabulary.items():
            for option, action in options.items():
                self.by_option[effect, option] = self.ids[action.name]

    def option_of(self, effect: int, action: int) -> int | None:
        """The option of a decision that stands for an action, or None if the decision has no such option."""
        options = np.flatnonzero(self.by_option[effect] == action)
        return int(options[0]) if len(options) else None

    def legal(self, effect: int, options: int) -> list[int]:
        """The ids of a set of options."""
        return [int(self.by_option[effect, option]) for option in range(OPTIONS) if options >> option & 1]


def words(**verbs: int) -> dict[int, Action]:
    """Options that are a word or two without a target."""
    return {option: Action(verb.replace("_", " ")) for verb, option in verbs.items()}


def numbers(verb: str, given: range, kind: str = "number", first: int = 0) -> dict[int, Action]:
    """Options that name a number; `first` is what is added to it."""
    return {first + number: Action(verb, kind, str(number), number) for number in given}
