"""What was done in a game, step by step, with the state before each step, packed small."""

import zlib
from typing import Any, NamedTuple

import numpy as np


class Step(NamedTuple):
    """One action, who made it, and the state before it; None of a game that was restored, until it is asked for."""

    action: int
    actor: int
    before: bytes | None


def pack(states: np.ndarray) -> bytes:
    """One state, a sixth of its size: most of its fields are zero."""
    return zlib.compress(states.tobytes(), 1)


def unpack(packed: bytes, dtype: np.dtype[Any]) -> np.ndarray:
    """The state again, in an array of one."""
    return np.frombuffer(bytearray(zlib.decompress(packed)), dtype)
