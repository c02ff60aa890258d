"""Why an option of the decision at hand is not legal: a word and its numbers, for `play` to make a sentence of.

Every reason asks the rules' own questions; none is decided here.
"""

from typing import Any

from arasta.core.action import Action
from arasta.core.protocol import NOT_NOW, Reason
from arasta.istanbul.base.components.rows import Program
from arasta.istanbul.base.reason_kinds import Impossible, Reasons
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import parts


def joined(name: str) -> dict[Any, Any]:
    """The reasons of all modules; no two explain the same."""
    found: dict[Any, Any] = {}
    for part in parts("reasons").values():
        reasons = getattr(part, name, {})
        if twice := found.keys() & reasons.keys():
            raise ValueError(f"{part.__name__}.{name} explains again: {twice}")
        found |= reasons
    return found


DECISIONS: Reasons = joined("DECISIONS")
VERBS: Reasons = joined("VERBS")


def reason(s: Any, p: int, effect: int, argument: int, action: Action) -> Reason:
    """Why the player cannot choose this option now."""
    explain = DECISIONS.get(effect) or VERBS.get(action.verb)
    because = explain(s, p, argument, action) if explain else NOT_NOW
    return program_reason(s, p, because.program) if isinstance(because, Impossible) else because


def program_reason(s: Any, p: int, program: Program) -> Reason:
    """The first effect of a program that is not possible."""
    for effect, argument in program:
        if not EFFECTS.is_possible(s, effect, p, argument):
            return EFFECTS.declared[effect].reason(s, p, argument)
    return NOT_NOW
