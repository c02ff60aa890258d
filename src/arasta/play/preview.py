"""What a choice would cost and bring, before it is made, and what follows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from arasta.core.machine import CHANCE
from arasta.core.protocol import Rules
from arasta.play.history import copied
from arasta.play.holdings import Holdings, changes
from arasta.play.showings import SHOWN


@dataclass(frozen=True)
class Preview:
    """The changes a choice brings its player: numbers by what is held, such as `goods.red`.

    `then` says what follows the choice itself: `choice` (the same player decides), `chance` (a roll or draw, which
    cannot be taken back), `other` (another player decides), `turn` (the own turn ends) or `over` (the game does).
    `path` is the choice and what most players would choose after it; `open` says whether chance, another player or a
    further choice still has a say in the outcome.
    """

    changes: dict[str, int]
    path: tuple[str, ...]
    open: bool
    then: str


def preview_of(
    rules: Rules,
    states: np.ndarray,
    actions: Sequence[int],
    ask_forced: bool = False,
    before: Holdings | None = None,
) -> Preview:
    """Carry out the choice on a copy and follow the common path as long as it is the same player's to decide.

    It stops before the turn is handed over: what the next one begins with is no part of it. `before` is what the player
    holds, for whoever asks about many choices and has it already.
    """
    copy = copied(states)
    s = rules.open(copy)
    seat = rules.to_act(s)
    if seat < 0:
        return Preview({}, tuple(rules.actions[action].name for action in actions), open=True, then="chance")
    holdings = SHOWN[rules.name].holdings
    if before is None:
        before = holdings(rules.view_of_player(states, seat), seat)
    path, then = [], "choice"
    for action in actions:
        path.append(rules.actions[action].name)
        then = what_follows(rules, s, seat, rules.step_within_turn(s, action, ask_forced=ask_forced))
    last = then
    while last == "choice" and (following := common_choice(rules, s)) is not None:
        path.append(rules.actions[following].name)
        last = what_follows(rules, s, seat, rules.step_within_turn(s, following, ask_forced=ask_forced))
    after = holdings(rules.view_of_player(copy, seat), seat)
    settled = last in ("turn", "over") or (last == "choice" and rules.decision(s) in rules.windows)
    return Preview(changes(before, after), tuple(path), open=not settled, then=then)


def what_follows(rules: Rules, s: Any, seat: int, turn_ends: bool) -> str:
    """Who has the next say."""
    if turn_ends:
        return "turn"
    if not rules.decision(s):
        return "over"
    actor = rules.to_act(s)
    return "chance" if actor == CHANCE else "choice" if actor == seat else "other"


def common_choice(rules: Rules, s: Any) -> int | None:
    """What most players choose at this decision, if it has such a choice."""
    legal = rules.legal(s)
    for name in rules.common_path.get(rules.decision(s), ()):
        if rules.ids[name] in legal:
            return rules.ids[name]
    return None
