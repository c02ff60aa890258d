"""What is asked of a batch, checked: the seats that look, and the choices that are not legal."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.play.errors import IllegalAction


def seats_of(states: np.ndarray, given: Any) -> np.ndarray:
    """A seat for each game: one for all, or one for each."""
    seats = np.array(np.broadcast_to(np.asarray(given, np.int64), len(states)))
    wrong = np.flatnonzero((seats < 0) | (seats >= states["players"]))
    if len(wrong):
        i, last = wrong[0], states["players"][wrong[0]] - 1
        raise ValueError(f"Game {i} has no seat {seats[i]}; its seats are 0 to {last}.")
    return seats


def refusal(rules: AgendaGame, i: int, number: int, by_option: bool, legal: Sequence[str]) -> IllegalAction:
    """Why a choice in game i was refused: the action or option of this number is none of the legal ones."""
    known = not by_option and 0 <= number < len(rules.actions)
    given = rules.actions[number].name if known else f"{'option' if by_option else 'action'} {number}"
    return IllegalAction("batch-illegal", index=str(i), action=given, legal=legal)
