"""How a game is shown: all that differs between the games from `play` on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

from arasta.play.holdings import Holdings
from arasta.play.ink import Line
from arasta.play.naming import WRITTEN, Names, Values
from arasta.play.sheet import Sheet

View = dict[str, Any]


class Note(TypedDict):
    """Something that a step led to: the key of a text and its values.

    A `player` is a seat; things to be told by their names are their kind and their words.
    """

    key: str
    values: dict[str, Any]


def no_income(before: View, after: View) -> dict[int, Holdings]:
    """A turn begins without one."""
    return {}


def no_values(decision: View, language: str) -> Values:
    """Nothing but the player and the target."""
    return {}


def no_notes(before: View, after: View) -> list[Note]:
    """Nothing but what was chosen."""
    return []


def loses_nothing(view: View, action: str, then: str) -> bool:
    """No choice loses a turn."""
    return False


@dataclass(frozen=True)
class Showing:
    """A game's table as text, its reference pages, and what its log, previews and names look at."""

    # The view of a seat as a board: in a language, coloured or not, with the names of the seats, so many columns wide
    draw: Callable[[View, str, bool, Sequence[str], int], str]
    small: Callable[[View, Sheet, bool], list[Line]]  # the same in few lines; in very few where it must be tight
    topics: Mapping[str, Callable[[str], list[str]]]  # the lines of each reference page, in a language
    holdings: Callable[[View, int], Holdings]  # what a seat has so many of; changes of it are told
    silent: frozenset[str]  # verbs worth a line in the log only if something changed
    values: Callable[[View, str, Sequence[str]], Values]  # what questions may name, from the view and who sits where
    absent: frozenset[str] = frozenset()  # reasons against an action that say its thing is not there at all
    evident: frozenset[str] = frozenset()  # holdings whose change a choice itself says: previews leave it out
    hands: Mapping[str, str] = field(default_factory=dict)  # by kind of hidden card: the hand of a view it is in
    names: Names = WRITTEN  # how things come by their names
    notes: Callable[[View, View], list[Note]] = no_notes  # what else a step led to, from before and after
    log_values: Callable[[View, str], Values] = no_values  # what the log may name of a decision
    income: Callable[[View, View], dict[int, Holdings]] = no_income  # by seat, what a turn begins with
    idle: frozenset[str] = frozenset()  # actions by which nothing is done: a list of choices ends with them
    explained: frozenset[str] = frozenset()  # kinds of thing that the board explains: a list of choices does not
    # Whether a choice ends the turn without an action, given the view, its name and what follows it
    loses_turn: Callable[[View, str, str], bool] = loses_nothing
