"""A position in a game of OpenSpiel: one game of a batch, and which of its moves are secrets."""

from copy import deepcopy
from typing import Any

import numpy as np

from arasta.core.machine import CHANCE
from arasta.play.batch.batch import MOST_SEED, Batch
from arasta.play.extras import extra

with extra("openspiel", "pyspiel"):
    import pyspiel

Secrets = tuple[tuple[int, int | None], ...]  # the number of a move, and the seat that saw it; None if none here did


class Place:
    """Where a game stands. OpenSpiel copies a state by copying its parts, so this is its only part."""

    def __init__(self, batch: Batch, players: int, secrets: Secrets = ()) -> None:
        self.batch, self.players, self.secrets = batch, players, secrets

    def __deepcopy__(self, memo: Any) -> "Place":
        return Place(self.batch.copy(), self.players, self.secrets)

    def step(self, action: int, number: int) -> None:
        """Carry out an action, which is the move of this number."""
        rules, s = self.batch.rules, self.batch.rules.open(self.batch.states)
        secret = ((number, rules.subject(s)),) if rules.is_hidden(s) else ()
        self.batch.step([action])
        self.secrets += secret

    def imagined(self, seat: int, key: int) -> "Place":
        """The same for a seat, but what it cannot know is dealt anew. Who else drew what is not known any more."""
        secrets = tuple((number, seat if owner == seat else None) for number, owner in self.secrets)
        return Place(self.batch.imagine(None, seat, key), self.players, secrets)


class TableState(pyspiel.State):
    """A position, with the methods that OpenSpiel asks of one."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.here, self.is_start = game.start, True  # shared until the first move
        self.length = game.length

    def current_player(self) -> int:
        """The seat to act, chance, or nobody any more."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.here.batch.to_act.item(0)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        """Their ids, in order."""
        found: list[int] = np.flatnonzero(self.here.batch.mask[0]).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, and how likely it is."""
        actions, probabilities = self.here.batch.outcomes(0)
        return list(zip(actions.tolist(), probabilities.tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        """One move of a player or of chance."""
        if self.is_start:
            self.here, self.is_start = deepcopy(self.here), False
        self.here.step(action, self.move_number())

    def _action_to_string(self, player: int, action: int) -> str:
        """The name that it has everywhere."""
        return str(self.here.batch.rules.actions[action].name)

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        return bool(self.here.batch.done[0]) or self.move_number() >= self.length

    def returns(self) -> list[float]:
        """For the winner 1, shared among equal winners; a game that was cut off is shared by all."""
        players = self.here.players
        if self.here.batch.done[0]:
            rewards: list[float] = self.here.batch.reward[0, :players].tolist()
            return rewards
        return [1 / players if self.is_terminal() else 0.0] * players

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "TableState":
        """A state that this seat cannot tell from this one: what it does not know is dealt anew."""
        found: TableState = self.clone()
        found.here, found.is_start = self.here.imagined(player, int(probability_sampler() * MOST_SEED)), False
        return found

    def hidden_from(self, player: int) -> set[int]:
        """The numbers of the moves that a seat has not seen in full."""
        return {number for number, owner in self.here.secrets if owner != player}

    def __str__(self) -> str:
        actions = self.here.batch.rules.actions
        return "; ".join(actions[action].name for action in self.history())
