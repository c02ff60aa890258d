"""A roll of which only the sum matters, as a token's, may be entered by its sum: `roll 7`."""

import re
from typing import TYPE_CHECKING

from arasta.core.action import Action
from arasta.core.machine import CHANCE
from arasta.play.errors import IllegalAction
from arasta.play.history import copied

if TYPE_CHECKING:
    from arasta.play.game import Game

SUM = re.compile(r"(\D+) (\d{1,2})")


def by_sum(game: "Game", given: str) -> str:
    """A roll by any two dice with the sum that was given; whatever else was given, as it is."""
    found = SUM.fullmatch(given)
    if not found or game.to_act != CHANCE:
        return given
    actions = game.rules.actions
    rolls = [i for i in game.rules.legal(game._state) if is_roll(actions[i], found[1], int(found[2]))]
    if not rolls:
        return given
    if len({state_after(game, roll) for roll in rolls}) > 1:
        raise IllegalAction("why-both-dice", action=actions[rolls[0]].name)
    return actions[rolls[0]].name


def is_roll(action: Action, verb: str, total: int) -> bool:
    """Whether an action is a roll of two dice with this sum."""
    return (action.verb, action.kind) == (verb, "dice") and sum(map(int, action.target.split())) == total


def state_after(game: "Game", roll: int) -> bytes:
    """The state after a roll, but for what the dice show."""
    states = copied(game._states)
    game.rules.step(game.rules.open(states), roll, ask_forced=game.ask_forced)
    states["dice"] = 0
    return states.tobytes()
