"""What a reason can be."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from arasta.core.action import Action
from arasta.core.protocol import Reason
from arasta.istanbul.base.components.rows import Program


class Impossible(NamedTuple):
    """The reason is the first effect of this program that is not possible."""

    program: Program


Because = Reason | Impossible
Reasons = Mapping[Any, Callable[[Any, int, int, Action], Because]]  # by verb or decision
