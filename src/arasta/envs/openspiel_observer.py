"""What a seat sees of a state of OpenSpiel, as a tensor and as a text."""

import json
from typing import Any

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.play.extras import extra

with extra("openspiel", "pyspiel"):
    import pyspiel

NO_SECRETS = ("seat", "legal")  # what differs from seat to seat in a view, but is no secret


class Observer:
    """Looks at states, as OpenSpiel's observers do: `tensor` is written in place, `dict` has its parts by name.

    `features` are those of the game's layout. With perfect recall `moves` follow: each move so far by its action's id,
    counted from 1; minus the first id of its verb where the seat has not seen more than that. Other kinds of
    observation, of public things alone or of secrets alone, are texts only.
    """

    def __init__(self, rules: AgendaGame, kind: Any, length: int) -> None:
        self.rules, self.kind = rules, kind
        self.is_seat = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.first_of = {action.verb: -rules.ids[action.name] - 1 for action in reversed(rules.actions)}
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if kind.public_info and self.is_seat:
            size = rules.layout.size
            self.tensor = np.zeros(size + length * kind.perfect_recall, np.float32)
            self.dict = {"features": self.tensor[:size]}
            if kind.perfect_recall:
                self.dict["moves"] = self.tensor[size:]

    def set_from(self, state: Any, player: int) -> None:
        """Write what a seat sees."""
        if "features" in self.dict:
            self.dict["features"][:] = state.here.batch.encode(player)[0]
        if "moves" in self.dict:
            moves = self.moves(state, player)
            self.dict["moves"][: len(moves)] = moves
            self.dict["moves"][len(moves) :] = 0

    def moves(self, state: Any, player: int) -> list[int]:
        """All moves as a seat has seen them, as numbers."""
        actions, seen = self.rules.actions, [action + 1 for action in state.history()]
        for number in state.hidden_from(player):
            seen[number] = self.first_of[actions[seen[number] - 1].verb]
        return seen

    def string_from(self, state: Any, player: int) -> str:
        """The same as text."""
        told = []
        if self.kind.perfect_recall:
            told.append("; ".join(map(self.name, self.moves(state, player))))
        if self.kind.public_info and not self.kind.perfect_recall:
            told.append(json.dumps(self.rules.public_view(state.here.batch.states)))
        if self.is_seat:
            told += self.secrets(state, player)
        if self.is_seat and self.kind.public_info:
            told.insert(0, f"seat {player}")
        return "\n".join(told)

    def name(self, move: int) -> str:
        """The name of a move that was seen; its verb if no more was."""
        action = self.rules.actions[abs(move) - 1]
        return action.name if move > 0 else action.verb

    def secrets(self, state: Any, player: int) -> list[str]:
        """What the seat alone sees, if the game has secrets."""
        view = self.rules.private_view(state.here.batch.states, player)
        own = {word: value for word, value in view.items() if word not in NO_SECRETS}
        return [json.dumps(own)] if own else []
