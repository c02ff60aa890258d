"""How a game is shown: all that differs between the games from `play` on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from arasta.play.holdings import Holdings
from arasta.play.naming import Names, Values

View = dict[str, Any]


def no_income(before: View, after: View) -> dict[int, Holdings]:
    """A turn begins without one."""
    return {}


def no_events(before: View, after: View, language: str) -> list[str]:
    """Nothing but what was chosen."""
    return []


@dataclass(frozen=True)
class Showing:
    """A game's table as text, its reference pages, and what its log, previews and names look at."""

    draw: Callable[[View, str, bool], str]  # the view of a seat as a board, in a language, coloured or not
    topics: Mapping[str, Callable[[str], list[str]]]  # the lines of each reference page, in a language
    holdings: Callable[[View, int], Holdings]  # what a seat has so many of; changes of it are told
    silent: frozenset[str]  # verbs worth a line in the log only if something changed
    values: Callable[[View, str], Values]  # what texts about the decision at hand may name
    evident: frozenset[str] = frozenset()  # holdings whose change a choice itself says: previews leave it out
    names: Names = field(default_factory=dict)  # by kind of thing: names that are made, not written
    events: Callable[[View, View, str], list[str]] = no_events  # what else a step led to, from before and after
    income: Callable[[View, View], dict[int, Holdings]] = no_income  # by seat, what a turn begins with
