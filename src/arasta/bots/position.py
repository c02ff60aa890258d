"""What a seat may know at its decision: all that a bot is ever handed."""

from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, cast

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.dice import DiceView
from arasta.istanbul import IstanbulView
from arasta.play.batch.batch import Batch
from arasta.play.game.choice import Choice
from arasta.play.game.decision import Decision
from arasta.play.game.game import Game
from arasta.play.game.options import Option, explained
from arasta.play.text.language import DEFAULT


@dataclass(frozen=True)
class Position:
    """A decision of a seat. `states` is one game in which all that the seat cannot know was dealt anew, so nothing
    that is worked out from it can tell more than the seat knows. It can be pickled and sent to another process.
    `people` are the names of the seats, if they have any; at a table that is entered by hand answers are asked to which
    there is no other (`ask_forced`).
    """

    rules: AgendaGame
    states: np.ndarray
    seat: int
    people: tuple[str, ...] = ()
    ask_forced: bool = False

    @classmethod
    def of(cls, game: Game, key: int) -> "Position":
        """Where a player is to act in a game; another key deals what is hidden in another way."""
        seat, states = game.to_act, game.states_at(game.step)
        if seat is None or seat < 0:
            raise ValueError("No player is to act in this game.")
        rules = game.rules
        if not isinstance(rules, AgendaGame):
            raise TypeError(f"{rules.name} is no game on the machine, so nothing can be imagined in it.")
        rules.imagine(rules.open(states), seat, key)
        return cls(rules, states, seat, game.names, game.ask_forced)

    @cached_property
    def view(self) -> IstanbulView | DiceView:
        """What the seat sees of the table, as `Game.view` gives it to people; `view["game"]` says of which game."""
        return cast(IstanbulView | DiceView, self.rules.view(self.states, self.seat))

    @cached_property
    def actions(self) -> list[int]:
        """The ids of the legal actions, in the order of their options."""
        return self.rules.legal(self.rules.open(self.states))

    @cached_property
    def legal(self) -> list[Choice]:
        """The legal actions, as `Game.legal` has them: each is its name and has `id`, `verb`, `target` and `text()`."""
        return self._at_hand.choices()

    def options(self, lang: str = DEFAULT) -> list[Option]:
        """Each legal action explained, as `Game.options` and the server tell it: what it costs and brings, and what
        follows it: a choice, chance, another player, the end of the turn or of the game.
        """
        return explained(self._at_hand, lang)

    @cached_property
    def mask(self) -> np.ndarray:
        """By action id, whether it is legal."""
        found = np.zeros(len(self.rules.actions), np.bool_)
        found[self.actions] = True
        return found

    @cached_property
    def observation(self) -> np.ndarray:
        """What the seat knows as features; `rules.layout` says which. Worked out without compiled code."""
        row = np.zeros(self.rules.layout.size, np.int8)
        self.rules.layout.encode(self.rules.open(self.states), self.seat, row)
        return row

    @property
    def _at_hand(self) -> Decision:
        look = partial(getattr, self, "view")
        return Decision(self.rules, self.states, look, people=self.people, ask_forced=self.ask_forced)

    def imagine(self, n: int, key: int, **given: Any) -> Batch:
        """So many games to look ahead in, each with what the seat cannot know dealt in its own way. `given` are the
        parameters of a batch: `chance`, `threads`.
        """
        here = Batch.standing_at(self.rules, self.states, seed=key, **given)
        return here.imagine(np.zeros(n, np.int64), self.seat, key)
