"""The story of the board game: what the modules bring in their `story.py`, put together.

Each module has there `ROLES` and `THINGS`, `TURNED` and `PAYERS` (`play/story/roles.py` says what they are), `MONEY`,
and `ABOUT`: by key of a step, what texts may name of it.
"""

from collections.abc import Callable
from typing import Any

from arasta.core.action import Action
from arasta.istanbul.modules import joined, parts
from arasta.play.presentation import View
from arasta.play.story.clauses import all_keys, last_of
from arasta.play.story.roles import Story

ABOUT: dict[str, Callable[[Action, View, View], dict[str, Any]]] = joined("story", "ABOUT", __package__)


def words(attribute: str) -> frozenset[str]:
    """The words that all modules bring under an attribute."""
    return frozenset(word for part in parts("story", __package__).values() for word in getattr(part, attribute, ()))


STORY = Story(
    roles=joined("story", "ROLES", __package__),
    things=joined("story", "THINGS", __package__),
    notes={"log-last-round": "last-round"},
    turned=joined("story", "TURNED", __package__),
    payers=joined("story", "PAYERS", __package__),
    money=words("MONEY"),
    handed=frozenset({"lira"}),  # PAY-1, P23-5
)


def about(action: Action, before: View, after: View) -> dict[str, Any]:
    """What texts may name of a step besides its target."""
    decision = before["decision"]
    roll_for = decision.get("roll_for", {}).get("kind", "")
    _, found = last_of(all_keys(action.verb, action.kind, decision["kind"], roll_for), ABOUT)
    return {} if found is None else found(action, before, after)
