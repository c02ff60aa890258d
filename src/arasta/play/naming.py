"""Things of the game by name: places, goods, cards, seats, as the texts call them."""

from typing import Any

from arasta.play.language import DEFAULT, say
from arasta.rules.actions import Action


def name_of(kind: str, target: str, language: str = DEFAULT) -> str:
    """The name of a place, good, card, token… given by its word."""
    match kind:
        case "number" | "dice" | "cell" | "demand":
            return target
        case "family":
            return say("name-family", language, seat=int(target.split()[-1]))
    return say(f"name-{kind}-{target.replace('_', '-')}", language)


def seat_name(seat: int, language: str = DEFAULT) -> str:
    """A seat by its number, counted from 1."""
    return say("name-seat", language, seat=seat + 1)


def action_text(action: Action, language: str = DEFAULT) -> str:
    """An action as a button would say it."""
    values: dict[str, Any] = {}
    if action.target:
        values["target"] = name_of(action.kind, action.target, language)
    return say(f"action-{key(action)}", language, **values)


def key(action: Action) -> str:
    """The verb as part of a text's key; a verb used for things of several kinds gets the kind."""
    verb = action.verb.replace(" ", "-")
    return f"{verb}-{action.kind}" if verb == "meet" else verb
