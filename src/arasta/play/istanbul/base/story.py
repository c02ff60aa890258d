"""The story of the base game: what its steps are for it, and what texts may name of them."""

from typing import Any

from arasta.core.action import Action
from arasta.istanbul.tables import TOKEN_TABLE
from arasta.play.presentation import View
from arasta.play.story.roles import COUNTED, DEAL, DEED, TRADE, Role

ROLLED = Role(trades=True, values={"total": 0})

ROLES = {
    "move": DEED,
    "card": Role(trades=True, implies=("cards",)),
    "tile": DEAL,
    "tile-mosque-tile": TRADE,
    "decline-assistant": DEED,
    "decline-pay-merchants": DEED,
    "pay-pay-merchants": TRADE,
    "act": TRADE,
    "skip": DEED,
    "skip-act-there": DEED,
    "meet-token": DEAL,
    "meet-family": DEAL,
    "take-buy-good": TRADE,
    "discard-discard-card": Role(implies=("cards",)),
    "return-return-assistants": COUNTED,
    "call": ROLLED,
    "roll-pay-black-market": ROLLED,
    "send": DEED,
    "reward-card": Role(trades=True, within=("meet-family", "card"), text="reward"),
    "reward-lira": Role(trades=True, within=("meet-family", "card"), text="reward"),
    "demand": Role(is_aside=True, once="place"),
    "roll-move-token": Role(is_aside=True, once="token"),
    "roll-move-neutral": Role(is_aside=True, once="place"),
}
THINGS = {"draw": "cards", "from-discard": "cards", "discard-pay-lira-or-card": "cards"}
MONEY = {"lira"}


def thing(kind: str, word: str | int) -> dict[str, str]:
    """A thing that texts name."""
    return {"kind": kind, "word": str(word)}


def place_of_decision(action: Action, before: View, after: View) -> dict[str, Any]:
    """The place that is asked about."""
    return {"place": thing("place", before["decision"]["place"])}


def demand(action: Action, before: View, after: View) -> dict[str, Any]:
    """Which market has got a new demand tile, and what it asks for."""
    market = next(place for place in after["places"] if place.get("demand_tile") == action.target)
    wanted = {f"goods.{good}": n for good, n in market["demand"].items()}
    return {"place": thing("place", market["number"]), "goods": {"amounts": wanted}}


def token_moved(action: Action, before: View, after: View) -> dict[str, Any]:
    """Who was rolled for, and where they are now."""
    token = TOKEN_TABLE[before["decision"]["roll_for"]["token"]].slug
    return {"token": thing("token", token), "place": thing("place", after["tokens"][token])}


def neutral_moved(action: Action, before: View, after: View) -> dict[str, Any]:
    """Where the neutral merchant is now."""
    merchant = before["decision"]["roll_for"]["merchant"]
    return {"place": thing("place", after["neutral_merchants"][merchant])}


def total_rolled(action: Action, before: View, after: View) -> dict[str, Any]:
    """What two dice show together."""
    return {"total": sum(int(face) for face in action.target.split())}


def total_changed(action: Action, before: View, after: View) -> dict[str, Any]:
    """What the dice show after one was turned."""
    return {"total": sum(after["dice"])}


def top_card(action: Action, before: View, after: View) -> dict[str, Any]:
    """The card that lay on top of the discard pile."""
    return {"thing": thing("card", before["discard"][-1])}


ABOUT = {
    "act": place_of_decision,
    "skip-action": place_of_decision,
    "skip-act-there": place_of_decision,
    "demand": demand,
    "roll-move-token": token_moved,
    "roll-move-neutral": neutral_moved,
    "roll-dice": total_rolled,
    "turn": total_changed,
    "from-discard": top_card,
}
