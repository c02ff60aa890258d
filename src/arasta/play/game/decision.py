"""A decision as it stands: what is legal there. At a table and before a bot it is the same thing."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from arasta.core.action import Action
from arasta.core.protocol import Rules
from arasta.play.game.choice import Choice
from arasta.play.presentation import Presentation, View, presentation_of
from arasta.play.text.descriptions import Expansions
from arasta.play.text.names import seat_in


class Decision:
    """What is to be decided in the first of these states. `people` are the names of the seats, if they have any; `look`
    gives a view of the table. With `ask_forced` answers are asked to which there is no other.
    """

    def __init__(
        self,
        rules: Rules,
        states: np.ndarray,
        look: Callable[[], View],
        *,
        people: tuple[str, ...] = (),
        ask_forced: bool = False,
    ) -> None:
        self.rules, self.states, self.look = rules, states, look
        self.people, self.ask_forced = people, ask_forced

    @cached_property
    def state(self) -> Any:
        """The state as the rules read it."""
        return self.rules.open(self.states)

    @cached_property
    def kind(self) -> str:
        """The word for what is to be decided; empty when the game is over."""
        return self.rules.decision(self.state)

    @property
    def presentation(self) -> Presentation:
        """How the game is shown."""
        return presentation_of(self.rules.name)

    @cached_property
    def expansions(self) -> Expansions:
        """Those in the game; None if there are none for it."""
        found = self.look().get("expansions")
        return None if found is None else tuple(found)

    def choices(self) -> list[Choice]:
        """What whoever is to act may choose."""
        rules, kind, names = self.rules, self.kind, self.presentation.names
        ids = rules.legal(self.state)
        return [Choice(i, rules.actions[i], rules.name, kind, names, self.people) for i in ids]

    def only_ends_turn(self, action: str) -> bool:
        """Whether a choice that hands over does nothing besides, and gives no action away: it is the word that ends the
        turn, and whatever one might want to take back was done before it.
        """
        if action not in self.presentation.idle or self.kind not in self.rules.windows:
            return False
        return not self.presentation.loses_turn(self.look(), action, "turn")

    def is_of_seat(self, action: Action) -> bool:
        """Whether an action is done to a seat, or to something that belongs to one."""
        return action.kind in self.presentation.names.of_seats

    def is_at_table(self, action: Action) -> bool:
        """Whether its target can be in this game: actions are made for the largest table, which has more seats."""
        return not self.is_of_seat(action) or seat_in(action.target) < len(self.look()["players"])
