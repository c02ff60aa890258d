"""What a choice would cost and bring, before it is made; and why one cannot be made."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from arasta.core.protocol import Reason, Rules
from arasta.play.language import DEFAULT, say
from arasta.play.naming import named

AMOUNTS = frozenset({"lira", "capacity", "rubies", "cards", "coffee", "guild_cards"})  # what a player has so many of


@dataclass(frozen=True)
class Preview:
    """The changes a choice brings its player: numbers by the path in the player's view, such as `goods.red`.

    `path` is the choice and what most players would choose after it; `open` says whether chance, another player or a
    further choice still has a say in the outcome.
    """

    changes: dict[str, int]
    path: tuple[str, ...]
    open: bool


def preview_of(rules: Rules, states: np.ndarray, action: int) -> Preview:
    """Carry out the choice on a copy and follow the common path as long as it is the same player's to decide."""
    copy = states.copy()
    s = rules.open(copy)
    seat, turn = rules.to_act(s), rules.turn(s)
    if seat < 0:
        return Preview({}, (rules.actions[action].name,), open=True)
    before = numbers(rules.view(states, seat)["players"][seat])
    path = []
    following: int | None = action
    while following is not None:
        path.append(rules.actions[following].name)
        rules.step(s, following)
        same = rules.to_act(s) == seat and rules.turn(s) == turn
        following = common_choice(rules, s) if same else None
    after = numbers(rules.view(copy, seat)["players"][seat])
    changes = {key: after[key] - before[key] for key in after if after[key] != before[key]}
    settled = rules.turn(s) != turn or rules.decision(s) in rules.windows
    return Preview(changes, tuple(path), open=not settled)


def common_choice(rules: Rules, s: Any) -> int | None:
    """What most players choose at this decision, if it has such a choice."""
    legal = rules.legal(s)
    for name in rules.common_path.get(rules.decision(s), ()):
        if rules.ids[name] in legal:
            return rules.ids[name]
    return None


def numbers(player: dict[str, Any]) -> dict[str, int]:
    """The amounts in a player's view, nested ones by their path, lists by their length."""
    found: dict[str, int] = {}
    for key, value in player.items():
        if isinstance(value, dict):
            found |= {f"{key}.{word}": n for word, n in value.items()}
        elif isinstance(value, list):
            found[key] = len(value)
        elif key in AMOUNTS:
            found[key] = value
    return found


def reason_text(reason: Reason, lang: str = DEFAULT) -> str:
    """A reason of the rules as a sentence."""
    word, values = reason
    told: dict[str, Any] = dict(values)
    for kind in values.keys() & {"place", "good"}:
        told |= named(kind, kind, str(values[kind]), lang)
    return say(f"why-{word}", lang, **told)
