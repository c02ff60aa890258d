"""Things of the game by name: places, goods, cards, seats, as the texts call them; and actions in words."""

from collections.abc import Mapping
from typing import Any

from arasta.core.action import Action
from arasta.play.language import DEFAULT, forms, has_text, say

NAMELESS = frozenset({"number", "dice", "cell", "demand"})  # kinds of thing that stand for themselves
ONE_NAME = frozenset({"family", "seat", "street"})  # kinds that have one text for all
TOLD_BY_KIND = frozenset({"meet", "letter"})  # verbs with a text for each kind of thing they are done to


def name_of(kind: str, target: str, language: str = DEFAULT) -> str:
    """The name of a place, good, card, token… given by its word."""
    if kind in NAMELESS:
        return target
    return say(*name_key(kind, target, language), **name_values(kind, target))


def named(variable: str, kind: str, target: str, language: str = DEFAULT) -> dict[str, str]:
    """The name as values for a text: `target`, and `target-to` or whatever forms the language has for it."""
    values = {variable: name_of(kind, target, language)}
    if kind not in NAMELESS:
        further = forms(*name_key(kind, target, language), **name_values(kind, target))
        values |= {f"{variable}-{form}": text for form, text in further.items()}
    return values


def name_key(kind: str, target: str, language: str) -> tuple[str, str]:
    """Where the name stands: one text for all family members, seats and streets, else one for each thing."""
    word = "" if kind in ONE_NAME else f"-{target.replace('_', '-')}"
    return f"name-{kind}{word}", language


def name_values(kind: str, target: str) -> dict[str, int | str]:
    """A family member is named by its seat, a street by its two cells."""
    if kind == "street":
        one, other = target.split()
        return {"one": one, "other": other}
    return {"seat": int(target.split()[-1])} if kind in ONE_NAME else {}


def seat_name(seat: int, language: str = DEFAULT) -> str:
    """A seat by its number, counted from 1."""
    return say("name-seat", language, seat=seat + 1)


def action_text(action: Action, language: str = DEFAULT, decision: str = "") -> str:
    """An action as a button would say it, at a decision given by its word."""
    values = named("target", action.kind, action.target, language) if action.target else {}
    return say(text_key("action", action, decision, language), language, **values)


def decision_values(decision: Mapping[str, Any] | None, language: str = DEFAULT) -> dict[str, str]:
    """What the texts about a decision of the view may name beside the choice: the kiosk tile it is about."""
    if decision and decision["kind"] == "use_kiosk_tile":
        return named("tile", "kiosk", str(decision["argument"]), language)
    return {}


def text_key(use: str, action: Action, decision: str, language: str = DEFAULT) -> str:
    """The key of an action's text. A text for the decision at hand goes before the general one.

    So `tile yellow` can be taken at a mosque and used in a window.
    """
    verb = action.verb.replace(" ", "-")
    general = f"{use}-{verb}-{action.kind}" if verb in TOLD_BY_KIND else f"{use}-{verb}"
    special = f"{general}-{decision.replace('_', '-')}"
    return special if has_text(special, language) else general
