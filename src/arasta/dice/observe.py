"""What a seat may know (clauses DINFO-1 to DINFO-3): everything, and its legal options if it is to act."""

import numpy as np

from arasta.core.compiling import record_at, rule
from arasta.core.machine import to_act
from arasta.core.protocol import SPECTATOR
from arasta.dice.state import PUBLIC

SEEN = tuple(str(field[0]) for field in PUBLIC if field[0] != "options")
OBSERVATION = np.dtype([*PUBLIC, ("seat", np.int16), ("to_act", np.int16)], align=True)


def observe(states: np.ndarray, i: int, seat: int) -> np.ndarray:
    """DINFO-1, DINFO-3: what the seat sees of game i, as an array of one observation."""
    seen = np.zeros(1, OBSERVATION)
    for name in SEEN:
        seen[name][0] = states[name][i]
    seen["seat"] = seat
    seen["to_act"] = to_act(record_at(states, i))
    if seat != SPECTATOR and seen["to_act"][0] == seat:
        seen["options"] = states["options"][i]
    return seen


@rule
def imagine(s, seat, key):
    """DINFO-3: nothing is hidden from a seat, so there is nothing to deal anew."""
