"""What a choice would cost and bring, before it is made, and what follows it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from arasta.core.machine import CHANCE, NOBODY
from arasta.core.protocol import Rules
from arasta.play.game.holdings import Holdings, changes
from arasta.play.presentation import presentation_of


@dataclass(frozen=True)
class Preview:
    """The changes a choice brings its player: numbers by what is held, such as `goods.red`.

    `then` says what follows the choice itself: `choice` (the same player decides), `chance` (a roll or draw, which
    cannot be taken back), `other` (another player decides), `turn` (the own turn ends) or `over` (the game does).
    `path` is the choice and what most players would choose after it; `open` says whether chance, another player or a
    further choice still has a say in the outcome. `paid` is what its player pays other seats, which is in the changes.
    """

    changes: dict[str, int]
    path: tuple[str, ...]
    open: bool
    then: str
    paid: dict[int, Holdings] = field(default_factory=dict)


class Trying:
    """A copy of a state on which choices are tried, one after the other. It is opened once for all of them."""

    def __init__(self, rules: Rules, states: np.ndarray, ask_forced: bool = False) -> None:
        self.rules = rules
        self.presentation = presentation_of(rules.name)
        self.ask_forced = ask_forced
        self.untouched = states.tobytes()
        self.bytes = bytearray(self.untouched)
        copy = np.frombuffer(self.bytes, states.dtype)
        self.s, self.public = rules.open(copy), rules.open_public(copy)
        self.seat = rules.to_act(self.s)
        self.before: Holdings = self.held() if self.seat >= 0 else {}

    def held(self) -> Holdings:
        """What the player has now."""
        return self.presentation.holdings(self.rules.view_of_player(self.public, self.seat), self.seat)

    def preview(self, actions: Sequence[int]) -> Preview:
        """Carry out the choice and follow the common path as long as it is the same player's to decide.

        It stops before the turn is handed over: what the next one begins with is no part of it.
        """
        rules, s = self.rules, self.s
        if self.seat < 0:
            return Preview({}, tuple(rules.actions[action].name for action in actions), open=True, then="chance")
        self.bytes[:] = self.untouched
        self.paid: dict[int, Holdings] = {}
        path, then = list(actions), "choice"
        for action in actions:
            then = self.take(action)
        last = then
        while last == "choice" and (following := common_choice(rules, s)) is not None:
            path.append(following)
            last = self.take(following)
        settled = last in ("turn", "over") or (last == "choice" and rules.decision(s) in rules.windows)
        names = tuple(rules.actions[action].name for action in path)
        return Preview(changes(self.before, self.held()), names, open=not settled, then=then, paid=self.paid)

    def take(self, action: int) -> str:
        """One step; who has the next say."""
        rules, s = self.rules, self.s
        purses = self.purses()
        ended = rules.step_within_turn(s, action, ask_forced=self.ask_forced)
        self.pay(purses)
        if ended:
            return "turn"
        actor = rules.to_act(s)
        if actor == NOBODY:
            return "over"
        return "chance" if actor == CHANCE else "choice" if actor == self.seat else "other"

    def purses(self) -> dict[str, list[int]]:
        """What players can pay each other, by seat."""
        return {word: getattr(self.s, word).tolist() for word in self.presentation.handed}

    def pay(self, before: dict[str, list[int]]) -> None:
        """Write down what others have now because the player has paid it."""
        for word, now in self.purses().items():
            more = [n - had for n, had in zip(now, before[word], strict=True)]
            for seat, n in enumerate(more):
                if more[self.seat] < 0 < n:
                    amounts = self.paid.setdefault(seat, {})
                    amounts[word] = amounts.get(word, 0) + n


def preview_of(rules: Rules, states: np.ndarray, actions: Sequence[int], ask_forced: bool = False) -> Preview:
    """What a choice, or several in a row, would cost and bring."""
    return Trying(rules, states, ask_forced).preview(actions)


def common_choice(rules: Rules, s: Any) -> int | None:
    """What most players choose at this decision, if it has such a choice."""
    decision = rules.decision(s)
    for name in rules.common_path.get(decision) or presentation_of(rules.name).follows.get(decision, ()):
        if rules.is_legal(s, rules.ids[name]):
            return rules.ids[name]
    return None
