"""The story of Letters & Seals: what its steps are for it, and what texts may name of them."""

from typing import Any

from arasta.core.action import Action
from arasta.play.istanbul.base.story import thing
from arasta.play.presentation import View
from arasta.play.story.roles import DEAL, DEED, Role

ROLES = {
    "place-companion": DEED,
    "recall-companion": DEED,
    "step": DEED,
    "step-family-walk": DEED,
    "join": DEED,
    "double-turn": DEAL,
    "use-use-kiosk-tile": DEAL,
    "use-back": DEAL,
    "decline-use-kiosk-tile": DEED,
    "serve": DEAL,
    "roll-roll-die": Role(trades=True, values={"total": 0}),
}
THINGS = {"draw-letter": "letters", "letter-place": "letters"}
TURNED = {"delivers": ("letters", "delivered")}
PAYERS = {"bid-bid": "auction", "pass-bid": "auction"}  # whoever wins an auction pays, at somebody's last word


def kiosk_tile(action: Action, before: View, after: View) -> dict[str, Any]:
    """The kiosk tile that is asked about."""
    return {"tile": thing("kiosk", before["decision"]["tile"])}


def number_rolled(action: Action, before: View, after: View) -> dict[str, Any]:
    """What the die shows."""
    return {"total": int(action.target)}


ABOUT = {
    "use-use-kiosk-tile": kiosk_tile,
    "use-back": kiosk_tile,
    "decline-use-kiosk-tile": kiosk_tile,
    "roll-roll-die": number_rolled,
}
