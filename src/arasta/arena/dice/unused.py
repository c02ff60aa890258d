"""Why an action of the dice game never comes up: what the rules never offer, and what needs rare luck."""

from collections.abc import Sequence

from arasta.core.action import Action
from arasta.dice.settings import Settings

RARE = {"again": 6, "cards": 6, "dice": 5, "tokens": 4}  # by verb: the numbers from here on take rare luck


def why_never(action: Action, games: Sequence[Settings]) -> str | None:
    """Why it is right that an action never came up in these games; None if there is no such reason."""
    if action.verb not in RARE or action.value < RARE[action.verb]:
        return None
    if action.verb == "tokens":
        return "hardly anybody ever has so many tokens of a colour for a price (DPAY-1)"
    return "hardly ever do so many dice show one face (DTURN-5)"


def why_unused(kind: str, name: str) -> str | None:
    """No tile, card or ruby goes unused."""
    return None
