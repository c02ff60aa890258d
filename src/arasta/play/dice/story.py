"""The story of the dice game: what its steps are for it, and what texts may name of them."""

from typing import Any

from arasta.core.action import Action
from arasta.play.presentation import View
from arasta.play.story.roles import Role, Story

BARTER = Role(trades=True, text="barter")

STORY = Story(
    roles={
        "roll-face": Role(trades=True, counts=True, values={"all": 0, "dice": ""}),
        "token": BARTER,
        "crystal": BARTER,
        "brown": BARTER,
        "two-tokens": BARTER,
        "lira": BARTER,
        "tile": BARTER,
        "ruby-action": BARTER,
        "reveal": Role(trades=True, within=("cards",)),
        "cards": Role(trades=True, implies=("dice.card",)),
    },
    things={"tile": "tiles", "take-tile": "tiles", "give-up": "tiles"},
    notes={"log-last-round": "last-round", "log-shortage": "shortage"},
)


def about(action: Action, before: View, after: View) -> dict[str, Any]:
    """All that was rolled, once the last die lies."""
    if before["decision"]["kind"] != "die_rolled" or before["decision"]["dice"] != 1:
        return {}
    return {"all": 1, "dice": {"amounts": {f"faces.{face}": n for face, n in after["dice"].items()}}}
