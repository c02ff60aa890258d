"""What chance may bring after each choice: exact expectations from the rules.

Where the same player may still answer to a roll, as with the tile that turns a die, the answer that brings most on the
whole is taken. Nothing hidden is looked at: what chance deals to a hand ends the looking ahead, and so does a further
window of the turn, another player, and the end of the turn. A choice by which nothing can be left undone, such as a
move, is looked at with what most players choose after it, up to the roll; where more than one choice is to be made
before that, nothing is told of it.
"""

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from arasta.core.machine import CHANCE
from arasta.core.protocol import Rules
from arasta.play.game.holdings import Holdings, changes
from arasta.play.game.preview import common_choice
from arasta.play.presentation import presentation_of
from arasta.play.story.clauses import is_told

if TYPE_CHECKING:
    from arasta.play.game.game import Game

MOST = 6000  # steps that are tried for all choices together: beyond that nothing is told
Ways = dict[tuple[tuple[str, int], ...], float]  # how likely each change of what a player holds is


class Way(TypedDict):
    """Something that may come of a choice."""

    chance: float
    changes: Holdings


class Prospects(TypedDict):
    """By choice all that may come of it, the best first; and those that can bring no more than doing nothing."""

    ways: dict[str, list[Way]]
    pointless: list[str]


class TooMuch(Exception):
    """More may come of the choices than can be looked at."""


class TooFar(Exception):
    """Whether chance comes into it depends on more choices than one."""


class LookingAhead:
    """A copy of a state on which all that may happen is tried. `follows` says whether windows are gone through."""

    def __init__(self, rules: Rules, states: np.ndarray, follows: bool) -> None:
        self.rules = rules
        self.presentation = presentation_of(rules.name)
        self.bytes = bytearray(states.tobytes())
        copy = np.frombuffer(self.bytes, states.dtype)
        self.s, self.public = rules.open(copy), rules.open_public(copy)
        self.seat = rules.to_act(self.s)
        self.before = self.held()
        self.left = MOST
        self.follows = follows
        self.followed = self.chosen = False  # since the choice that is looked at, and before chance
        self.rolled: dict[bytes, Ways] = {}  # by what the first outcome leads to: it tells one roll from another

    def held(self) -> Holdings:
        """What the player has now."""
        return self.presentation.holdings(self.rules.view_of_player(self.public, self.seat), self.seat)

    def after(self, action: int) -> Ways:
        """All that may come of an action; the state is as before then."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        saved = bytes(self.bytes)
        try:
            return self.leaf() if self.rules.step_within_turn(self.s, action) else self.ahead()
        finally:
            self.bytes[:] = saved

    def leaf(self) -> Ways:
        """What has changed."""
        found = changes(self.before, self.held())
        return {tuple(sorted((word, n) for word, n in found.items() if is_told(word))): 1.0}

    def ahead(self) -> Ways:
        """All that may come from here on."""
        rules, s = self.rules, self.s
        actor = rules.to_act(s)
        if actor == CHANCE and not rules.is_hidden(s):
            return self.of_chance()
        if actor != self.seat:
            return self.leaf()
        if rules.decision(s) in rules.windows:
            return self.through_window()
        return self.best_answer()

    def through_window(self) -> Ways:
        """On with what most players choose here, until chance has fallen."""
        common = common_choice(self.rules, self.s) if self.follows else None
        if common is None:
            return self.leaf()
        self.followed = True
        return self.after(common)

    def best_answer(self) -> Ways:
        """What brings most on the whole."""
        if self.followed and self.chosen:
            raise TooFar
        follows, chosen, self.chosen = self.follows, self.chosen, True
        found = [self.after(action) for action in self.rules.legal(self.s)]
        self.follows, self.chosen = follows, chosen
        return max(found, key=expected)

    def of_chance(self) -> Ways:
        """The mean over all outcomes, CHANCE-1. Rolls that overwrite all by which they differ are looked at once."""
        legal = self.rules.legal(self.s)
        weights = [self.rules.weight(self.s, action) for action in legal]
        saved = bytes(self.bytes)
        self.rules.step_within_turn(self.s, legal[0])
        key = bytes(self.bytes)
        self.bytes[:] = saved
        if key not in self.rolled:
            before, self.follows, self.followed = (self.follows, self.followed), False, False
            mean: Counter[tuple[tuple[str, int], ...]] = Counter()
            for action, weight in zip(legal, weights, strict=True):
                for change, chance in self.after(action).items():
                    mean[change] += chance * weight / sum(weights)  # type: ignore[assignment]
            self.rolled[key] = dict(mean)
            self.follows, self.followed = before
        return self.rolled[key]


def expected(ways: Ways) -> float:
    """How much more of everything there is on the average."""
    return sum(chance * sum(n for _, n in change) for change, chance in ways.items())


def prospects_of(game: "Game") -> Prospects:
    """What may come of each choice of whoever is to act; nothing where chance has too much of a say."""
    follows = game.presentation.idle.isdisjoint(choice.name for choice in game.legal)
    try:
        found = looked_at(game, follows)
    except TooMuch:
        return {"ways": {}, "pointless": []}
    idle = [found[name] for name in game.presentation.idle if name in found]
    sure = dict(next(iter(idle[0]))) if idle and len(idle[0]) == 1 else None
    pointless = [] if sure is None else [name for name, ways in found.items() if is_pointless(ways, sure)]
    return {
        "ways": {name: best_first(ways) for name, ways in found.items()},
        "pointless": [name for name in pointless if name not in game.presentation.idle],
    }


def looked_at(game: "Game", follows: bool) -> dict[str, Ways]:
    """All that may come of each choice, as far as one can tell."""
    looking, found = LookingAhead(game.rules, game.states, follows), {}
    for choice in game.legal:
        looking.follows, looking.followed, looking.chosen = follows, False, False
        with suppress(TooFar):
            found[choice.name] = looking.after(choice.id)
    return found


def is_pointless(ways: Ways, sure: Holdings) -> bool:
    """Whether nothing that may come of a choice is more than what is sure without it."""
    return all(n <= sure.get(word, 0) for change in ways for word, n in change)


def best_first(ways: Ways) -> list[Way]:
    """The best first."""
    best = sorted(ways.items(), key=lambda way: -sum(n for _, n in way[0]))
    return [{"chance": round(chance, 6), "changes": dict(change)} for change, chance in best]
