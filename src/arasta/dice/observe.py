"""What a seat may know (clauses DINFO-1 to DINFO-3): everything, and its legal options if it is to act."""

from typing import Any

import numpy as np

from arasta.core.compiling import rule
from arasta.core.machine import to_act
from arasta.core.plain import plain_record
from arasta.core.protocol import SPECTATOR
from arasta.dice.state import PUBLIC, STATE

SEEN = tuple(str(field[0]) for field in PUBLIC if field[0] != "options")
OBSERVATION = np.dtype([*PUBLIC, ("seat", np.int16), ("to_act", np.int16)], align=True)


PublicState = plain_record("PublicState", STATE, SEEN)
NO_OPTIONS = np.zeros(1, np.int64)


def look(states: np.ndarray, i: int, seat: int) -> Any:
    """DINFO-1, DINFO-3: what the seat sees of game i, to be read at once; an observation's fields as attributes."""
    o = PublicState(states, i)
    o.options = own_options(states, i, seat).tolist()
    o.seat, o.to_act = seat, to_act(o)
    return o


def observe(states: np.ndarray, i: int, seat: int) -> np.ndarray:
    """DINFO-1, DINFO-3: what the seat sees of game i, as an array of one observation, to be kept or compared."""
    observation = np.zeros(1, OBSERVATION)
    for name in SEEN:
        observation[name][0] = states[name][i]
    observation["options"] = own_options(states, i, seat)
    observation["seat"], observation["to_act"] = seat, to_act(PublicState(states, i))
    return observation


def own_options(states: np.ndarray, i: int, seat: int) -> np.ndarray:
    """The legal options if the seat is to act, otherwise none."""
    is_asked = seat != SPECTATOR and to_act(PublicState(states, i)) == seat
    options: np.ndarray = states["options"][i] if is_asked else NO_OPTIONS
    return options


@rule
def imagine(s, seat, key):
    """DINFO-3: nothing is hidden from a seat, so there is nothing to deal anew."""
