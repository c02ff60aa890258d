"""What a state of the board game is worth to a seat: rubies, what brings the next ones, and where the merchant stands.

Only what the seat may know is looked at: `forget` takes the rest out of the state before anything is planned.
"""

from importlib import import_module

import numpy as np

from arasta.bots.istanbul.seat_states import SeatStates, forget
from arasta.bots.istanbul.weights import WEIGHTS, Weights
from arasta.bots.turn_states import Choices, tops
from arasta.core.options import WORD
from arasta.istanbul.base.components.cards import PHASE_1
from arasta.istanbul.base.turn.windows import YELLOW_TILE
from arasta.istanbul.base.words import Effect, Place
from arasta.istanbul.modules import BASE, MODULES
from arasta.istanbul.option_names import FIRST_CARD
from arasta.istanbul.state import OPTION_WORDS
from arasta.istanbul.tables import CARD_WINDOWS, PLACES

# By option of a window: whether it is a card, or the yellow tile, that may be played before the move too.
AT_THE_BEGINNING = np.zeros(OPTION_WORDS * WORD, np.bool_)
AT_THE_BEGINNING[FIRST_CARD : FIRST_CARD + len(CARD_WINDOWS)] = CARD_WINDOWS & PHASE_1 != 0
AT_THE_BEGINNING[YELLOW_TILE] = True

PARTS = {module: import_module(f"{__package__}.{module}") for module in MODULES}

__all__ = ["forget", "is_as_good_as_over", "is_idle", "is_sensible", "judge"]


def is_as_good_as_over(states: np.ndarray) -> np.ndarray:
    """The last window of a turn: what can be played there can be played at the beginning of the next turn."""
    found: np.ndarray = tops(states)[0] == Effect.END_TURN
    return found


def is_idle(states: np.ndarray) -> np.ndarray:
    """The roll of a token or a neutral merchant, which are not looked at."""
    effects, _ = tops(states, below=1)
    return np.isin(effects, (Effect.MOVE_TOKEN, Effect.MOVE_NEUTRAL))


def is_sensible(states: np.ndarray, choices: Choices) -> np.ndarray:
    """What can be played at the beginning of a turn is played there, of this turn or the next, and not in the windows
    between: plans would be many times as wide, and differ in little but the order of things.
    """
    effects, _ = tops(states)
    effects, option = effects[choices.state], choices.option
    is_later = (effects > Effect.MOVE) & (effects < Effect.LAST_CARDS)
    found: np.ndarray = ~(is_later & AT_THE_BEGINNING[option])
    return found


def judge(states: np.ndarray, which: np.ndarray, seats: np.ndarray, weights: Weights = WEIGHTS) -> np.ndarray:
    """What these states are worth, each to its seat, in lira."""
    eyes = SeatStates(states, which, seats)
    lasting = weights.late + (1 - weights.late) * time_left(eyes)
    worth, gains = np.zeros(len(which)), np.zeros((len(which), PLACES))
    for module, part in PARTS.items():
        if module == BASE or eyes.has(module).any():
            worth += part.owned(eyes, weights, lasting)
            part.add_gains(eyes, weights, lasting, gains)
    worth += weights.extra_turn * extra_turns(eyes)
    found: np.ndarray = worth + prospects(eyes, weights, gains) - rivalry(eyes, weights)
    return found


def extra_turns(eyes: SeatStates) -> np.ndarray:
    """The turns that the seat may take at once: one that has just begun, and those that are owed to it."""
    effects, _ = tops(eyes.states)
    has_begun = effects[eyes.which] == Effect.MOVE
    found: np.ndarray = (eyes.table("turn_of") == eyes.seats) * (has_begun + eyes.table("extra_turns"))
    return found


def time_left(eyes: SeatStates) -> np.ndarray:
    """How much of the game is left, from 1 down to 0, by the rubies of the seat that has most."""
    left: np.ndarray = 1 - eyes.table("rubies").max(axis=1) / eyes.table("target")
    found: np.ndarray = np.maximum(left, 0)
    return found


def prospects(eyes: SeatStates, weights: Weights, gains: np.ndarray) -> np.ndarray:
    """The best action that the merchant could go to, the sooner the better, and a little of all others."""
    gains[:, Place.POLICE_STATION] = np.where(
        eyes.own("family") == Place.POLICE_STATION, gains.max(axis=1) + weights.family_out, 0
    )
    fees = eyes.fees()
    gains = np.maximum(gains - weights.lira * fees, 0) * (eyes.lira[:, None] >= fees)
    soon = gains * weights.patience**eyes.turns_to * eyes.can_serve()
    best: np.ndarray = soon.max(axis=1)
    found: np.ndarray = best + weights.flexibility * (soon.sum(axis=1) - best)
    return found


def rivalry(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """What the best opponent has."""
    has: np.ndarray = weights.ruby * eyes.table("rubies") + weights.lira * eyes.table("lira")
    has[eyes.rows, eyes.seats] = 0
    found: np.ndarray = weights.opponent * has.max(axis=1)
    return found
