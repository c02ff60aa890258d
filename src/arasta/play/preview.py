"""What a choice would cost and bring, before it is made; and why one cannot be made."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from arasta.core.protocol import Reason, Rules
from arasta.play.holdings import changes
from arasta.play.language import DEFAULT, say
from arasta.play.naming import game_key, has_name, named
from arasta.play.showings import SHOWN


@dataclass(frozen=True)
class Preview:
    """The changes a choice brings its player: numbers by what is held, such as `goods.red`.

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
    holdings = SHOWN[rules.name].holdings
    before = holdings(rules.view(states, seat), seat)
    path = []
    following: int | None = action
    while following is not None:
        path.append(rules.actions[following].name)
        rules.step(s, following)
        same = rules.to_act(s) == seat and rules.turn(s) == turn
        following = common_choice(rules, s) if same else None
    after = holdings(rules.view(copy, seat), seat)
    settled = rules.turn(s) != turn or rules.decision(s) in rules.windows
    return Preview(changes(before, after), tuple(path), open=not settled)


def common_choice(rules: Rules, s: Any) -> int | None:
    """What most players choose at this decision, if it has such a choice."""
    legal = rules.legal(s)
    for name in rules.common_path.get(rules.decision(s), ()):
        if rules.ids[name] in legal:
            return rules.ids[name]
    return None


def reason_text(game: str, reason: Reason, lang: str = DEFAULT) -> str:
    """A reason of the rules as a sentence; a value that is the word of a thing is told by its name."""
    word, values = reason
    names = SHOWN[game].names
    told: dict[str, Any] = dict(values)
    for kind, target in values.items():
        if has_name(kind, str(target), lang, names):
            told |= named(kind, kind, str(target), lang, names)
    return say(game_key(f"why-{word}", game, lang), lang, **told)
