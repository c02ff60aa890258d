"""Actions: every choice a player or chance can make, under one stable, readable name.

Options are numbered within their decision; a decision gives each of its options a name. The same name is the same
action wherever it occurs.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

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


class Names(dict[int, Action]):
    """The names of options by their numbers; of two that are joined none may take the other's number."""

    def __or__(self, other: Mapping[int, Action]) -> "Names":  # type: ignore[override]
        for option in self.keys() & other.keys():
            raise ValueError(f"Option {option} cannot be both {self[option].name!r} and {other[option].name!r}.")
        return Names({**self, **other})

    def __ior__(self, other: Mapping[int, Action]) -> "Names":  # type: ignore[override]
        return self | other


class Actions:
    """All actions of a game. The id of a name is its place in the frozen list, which only ever grows at its end.

    New names come after the frozen ones, in the order in which they are declared; a release freezes them
    (`tools/freeze_actions.py`).
    """

    def __init__(self, names: Mapping[Any, Mapping[int, Action]], frozen: Sequence[str], options: int) -> None:
        used = {action.name: action for options in names.values() for action in options.values()}
        if len(set(frozen)) < len(frozen):
            raise ValueError("An action stands in action_ids.py twice.")
        self.new = tuple(name for name in used if name not in set(frozen))
        self.actions: tuple[Action, ...] = tuple(used.get(name, Action(name)) for name in (*frozen, *self.new))
        self.ids: dict[str, int] = {action.name: i for i, action in enumerate(self.actions)}
        self.names = {
            effect: {option: action.name for option, action in named.items()} for effect, named in names.items()
        }
        self.by_option = np.full((max(names) + 1, options), NO_ACTION, np.int16)  # id by decision and option
        self.ids_of: dict[int, dict[int, int]] = {}  # the same for plain runs, which look up one at a time
        self.options_of: dict[int, dict[int, int]] = {}  # option by decision and id
        for effect, named in names.items():
            ids = {option: self.ids[action.name] for option, action in sorted(named.items())}
            self.by_option[effect, list(ids)] = list(ids.values())
            self.ids_of[effect] = ids
            self.options_of[effect] = {action: option for option, action in reversed(ids.items())}

    def at(self, effect: int, option: int) -> Action:
        """The action that an option of a decision stands for."""
        if option not in self.ids_of.get(effect, ()):
            raise LookupError(f"Option {option} of the effect {effect} has no name.")
        return self.actions[self.ids_of[effect][option]]

    def option_of(self, effect: int, action: int) -> int | None:
        """The option of a decision that stands for an action, or None if the decision has no such option."""
        return self.options_of.get(effect, {}).get(action)


def words(**verbs: int) -> Names:
    """Options that are a word or two without a target."""
    found = Names()
    for verb, option in verbs.items():
        found |= Names({option: Action(verb.replace("_", " "))})
    return found


def numbers(verb: str, given: range, kind: str = "number", first: int = 0) -> Names:
    """Options that name a number; `first` is what is added to it."""
    return Names({first + number: Action(verb, kind, str(number), number) for number in given})
