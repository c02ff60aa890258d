"""What bots answer: a legal action for each game, or a sentence about what they did instead."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from arasta.bots.position import Position
from arasta.core.refusal import Refusal
from arasta.core.setting_kinds import shown
from arasta.play.batch.batch import Batch


class BotFault(Refusal):
    """What a bot did wrong."""


def positions(batch: Batch) -> Iterator[Position]:
    """The decision of each game, one after the other."""
    return (Position(batch.rules, batch.states[i : i + 1].copy(), int(batch.to_act[i])) for i in range(len(batch)))


def legal_name(answer: Any, position: Position) -> str:
    """The answer to a position, if it is the name of a legal action."""
    if not isinstance(answer, str) or answer not in position.legal:
        told = answer if isinstance(answer, str) else shown(answer)
        raise BotFault("bot-illegal", action=told, legal=position.legal)
    return answer


def legal_id(answer: Any, position: Position) -> int:
    """The id of the action that the answer names."""
    return position.rules.ids[legal_name(answer, position)]


def whole_numbers(answer: Any, games: int) -> np.ndarray:
    """The answer to some games: a whole number for each."""
    found = np.asarray(answer)
    if found.shape != (games,) or not np.issubdtype(found.dtype, np.integer):
        raise BotFault("bot-answer", games=games, answer=shown(answer), shape=str(found.shape))
    return found


def is_legal(chosen: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """Whether each choice is an action that its game allows."""
    known = (chosen >= 0) & (chosen < mask.shape[1])
    found: np.ndarray = known & mask[np.arange(len(chosen)), np.where(known, chosen, 0)]
    return found


def illegal(batch: Batch, game: int, chosen: int) -> BotFault:
    """That a choice was not legal, and what was."""
    actions = batch.rules.actions
    name = actions[chosen].name if 0 <= chosen < len(actions) else str(chosen)
    return BotFault("bot-illegal", action=name, legal=batch.legal(game))
