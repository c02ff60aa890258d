"""Why an action of the dice game never comes up: what the rules never offer, and what needs rare luck."""

from collections.abc import Sequence

from arasta.core.action import Action
from arasta.dice.effects import EFFECTS
from arasta.dice.settings import Settings

OFFERED = {action.name for options in EFFECTS.names.values() for action in options.values()}
MOST_CARD_DICE = 5  # more card dice than that take rare luck


def why_never(action: Action, games: Sequence[Settings]) -> str | None:
    """Why it is right that an action never came up in these games; None if there is no such reason."""
    if action.name not in OFFERED:
        return "things are chosen one by one (DPAY-6, DTURN-6); the id is frozen"
    if action.verb == "cards" and action.value > MOST_CARD_DICE:
        return "hardly ever do so many dice show one face (DTURN-5)"
    return None


def why_unused(kind: str, name: str) -> str | None:
    """No tile, card or ruby goes unused."""
    return None
