"""A small sensible player for the recorded games."""

from typing import Any

import numpy as np

import arasta
from arasta.core.machine import CHANCE
from arasta.core.stream import below, random_word
from golden.game import Golden

WORLDS = 4  # imagined deals, and rolls to come, for each decision
TRIES = 5  # ways to go on with the turn in each of them
REFUSALS = {"decline", "skip", "stop", "one lira"}


class Player:
    """Imagines what it cannot know, tries every choice to the end of the turn, and takes the best."""

    def __init__(self, game: arasta.Game, key: int, golden: Golden) -> None:
        self.game = game
        self.key = key
        self.golden = golden
        self.used = 0

    def word(self) -> int:
        """The next random word of the player's own stream."""
        self.used += 1
        return int(random_word(self.key, self.used))

    def choose(self) -> arasta.Choice:
        """The choice with the best outlook."""
        game = self.game
        choices = game.legal
        if len(choices) == 1:
            return choices[0]
        seat = game.to_act
        worlds = [self.imagined(seat) for _ in range(WORLDS)]
        return max(choices, key=lambda choice: sum(self.outlook(states, seat, choice.id) for states in worlds))

    def imagined(self, seat: Any) -> np.ndarray:
        """The table as the seat knows it, the rest dealt anew."""
        states = np.frombuffer(self.game.state_bytes(), self.game.rules.dtype).copy()
        self.game.rules.imagine(self.game.rules.open(states), seat, self.word())
        return states

    def outlook(self, states: np.ndarray, seat: int | None, action: int) -> float:
        """The best of some ways to go on with the turn after an action."""
        return max(self.one_way_on(states.copy(), seat, action) for _ in range(TRIES))

    def one_way_on(self, states: np.ndarray, seat: Any, action: int) -> float:
        """What the turn brings if it goes on at random."""
        rules = self.game.rules
        s = rules.open(states)
        _, turn = rules.turn(s)  # the label: it is the same in an extra turn
        rules.step(s, action)
        while rules.turn(s)[1] == turn and rules.to_act(s) in (seat, CHANCE):
            rules.step(s, self.random_action(s))
        return self.golden.worth(s, seat)

    def random_action(self, s: Any) -> int:
        """Chance by its weights; the player's choices at random, but refusing only what must be refused."""
        rules = self.game.rules
        if rules.to_act(s) == CHANCE:
            return rules.random_action(s, self.word())
        legal = rules.legal(s)
        eager = [action for action in legal if rules.actions[action].name not in REFUSALS] or legal
        return eager[int(below(len(eager), self.word()))]
