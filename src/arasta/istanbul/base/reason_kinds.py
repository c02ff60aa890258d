"""What a reason can be, and reasons that several decisions have in common."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from arasta.core.action import Action
from arasta.core.protocol import Reason
from arasta.istanbul.base.components.rows import Program
from arasta.istanbul.base.rubies import has_ruby


class Impossible(NamedTuple):
    """The reason is the first effect of this program that is not possible."""

    program: Program


Because = Reason | Impossible
Reasons = Mapping[Any, Callable[[Any, int, int, Action], Because]]  # by verb or decision
EffectReasons = Mapping[int, Callable[[Any, int, int], Reason]]  # by effect of a program


def lira(s: Any, p: int, need: int) -> Reason:
    """Too little lira."""
    return "lira", {"need": need, "have": s.lira[p]}


def no_ruby(s: Any, place: int) -> Reason | None:
    """RUBY-5: the track is empty, if it is."""
    return None if has_ruby(s, place) else ("no-ruby", {})
