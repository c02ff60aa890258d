"""What a kind of step is for the story of its turn: each game, and each module of it, declares that of its steps."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Role:
    """A step with a role begins a clause; one without goes on with the clause that its player has begun.

    The text of a clause is `story-` and the key of the role, or another `text`. It may name { $target }, what the event
    is about, and { $n }, how many steps are told as one.
    """

    has_text: bool = True  # otherwise only what is paid and gained in it is told
    trades: bool = False  # its text tells that too: { $trade }, { $paid }, { $gained }
    counts: bool = False  # several in a row are one clause
    is_aside: bool = False  # it happens by itself: no deed of a player, told after all deeds
    once: str = ""  # of asides: the thing of which only the last is told
    implies: tuple[str, ...] = ()  # holdings whose change by this step its text says already
    within: tuple[str, ...] = ()  # keys of clauses that the step belongs to, if its player has begun one of them
    text: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)  # what its text may name before a later step says it


DEED = Role()
TRADE = Role(has_text=False)
DEAL = Role(trades=True)
COUNTED = Role(counts=True)
ASIDE = Role(is_aside=True)


@dataclass(frozen=True)
class Story:
    """How the story of a game is made.

    Keys of `roles` and `things` are a verb, alone or with the kind of thing, the decision or what a roll is for behind
    it, joined by hyphens; the longest that fits is taken. A role that is None takes one away again.
    """

    roles: Mapping[str, Role | None] = field(default_factory=dict)
    things: Mapping[str, str] = field(default_factory=dict)  # the holding to which a step adds its very target
    notes: Mapping[str, str] = field(default_factory=dict)  # by key of a note, the text of an aside
    turned: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # by text: what becomes what in one's hands
    payers: Mapping[str, str] = field(default_factory=dict)  # by key of a step, the deed of whoever pays at it
    money: frozenset[str] = frozenset({"lira"})  # holdings that one pays with; all else is given
    handed: frozenset[str] = frozenset()  # holdings that players pay each other
