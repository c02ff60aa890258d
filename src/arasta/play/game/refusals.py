"""Why an action is refused."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from arasta.core.machine import CHANCE
from arasta.core.protocol import Rules
from arasta.core.setting_kinds import is_whole
from arasta.play.errors import IllegalAction, NoSuchSeat
from arasta.play.game.question import Question
from arasta.play.text.names import Player

if TYPE_CHECKING:
    from arasta.play.game.game import Game


def check_seat(game: "Game", seat: int | None) -> None:
    """A seat of the game, or None for a spectator."""
    if seat is not None and not (is_whole(seat) and 0 <= seat < game.settings.players):
        raise NoSuchSeat("no-such-seat", seat=str(seat), last=game.settings.players - 1)


def refusal(game: "Game", seat: int) -> IllegalAction | None:
    """A seat that is not to act is told so, whatever it wants: the answer betrays nothing."""
    check_seat(game, seat)
    waiting = game.to_act
    if waiting is None:
        return IllegalAction("why-over")
    if waiting == CHANCE:
        return IllegalAction("why-chance-first")
    return None if waiting == seat else IllegalAction("why-not-your-turn", player=Player(waiting, game.names))


def refusal_at(rules: Rules, states: np.ndarray, action: int, people: Sequence[str] = ()) -> IllegalAction | None:
    """Why an action is not legal in a state; None if it is. `people` are the names of the seats, if they have any."""
    s = rules.open(states)
    if rules.is_legal(s, action):
        return None
    actor = rules.to_act(s)
    if not rules.decision(s):
        return IllegalAction("why-over")
    if actor == CHANCE or not rules.belongs(s, action):
        question = Question(rules.name, rules.public_view(states), rules.subject(s), people)
        return IllegalAction("why-other-decision", action=rules.actions[action].name, question=question)
    word, values = rules.why_not(s, action)
    return IllegalAction(f"why-{word}", game=rules.name, **values)
