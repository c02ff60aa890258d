"""The story of Mocha & Baksheesh: what its steps are for it, and what texts may name of them."""

from typing import Any

from arasta.core.action import Action
from arasta.istanbul.mocha.components.tavern import TavernTile
from arasta.play.istanbul.base.story import ROLLED, thing, total_changed
from arasta.play.presentation import View
from arasta.play.story.roles import DEAL, DEED, TRADE, Role

ROLES = {
    "guild": Role(trades=True, implies=("guild_cards",)),
    "discard-guild-discard-guild-card": Role(implies=("guild_cards",)),
    "use-place": DEED,
    **{f"{tile.name.lower()}-tile": Role(trades=True, implies=("tavern_tiles",)) for tile in TavernTile},
    "set-barrier": DEAL,
    "barrier": DEED,
    "baksheesh": DEAL,
    "tile-guild-tile": TRADE,
    "six": Role(trades=True, implies=("cards",)),
    "copy-six": DEAL,
    "roll-pay-guild-black-market": ROLLED,
    "roll-reward-dice": DEAL,
}
THINGS = {
    "draw-guild": "guild_cards",
    "discard-roast": "cards",
    "discard-guild-roast": "guild_cards",
}
MONEY = {"lira", "coffee"}


def barrier_laid(action: Action, before: View, after: View) -> dict[str, Any]:
    """The places between which the barrier lies now."""
    one, other = after["barrier"]
    return {"one": thing("place", one), "other": thing("place", other)}


ABOUT = {"barrier": barrier_laid, "six": total_changed, "copy-six": total_changed}
