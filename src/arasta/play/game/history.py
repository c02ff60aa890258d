"""What was done in a game, step by step, with the state before each step, packed small."""

import zlib
from typing import Any, NamedTuple

import numpy as np

from arasta.core.machine import CHANCE
from arasta.core.protocol import Rules


class Step(NamedTuple):
    """One action, who made it, and the state before it; None of a game that was restored, until it is asked for."""

    action: int
    actor: int
    before: bytes | None


class History(list[Step]):
    """The steps of a game."""

    @property
    def fallen(self) -> int:
        """How often chance has fallen."""
        return sum(made.actor == CHANCE for made in self)

    def states_before(self, step: int, rules: Rules, settings: Any, ask_forced: bool) -> np.ndarray:
        """The state before a step, in an array of one."""
        before = self[step].before
        if before is None:
            before = self.replayed(step, rules, settings, ask_forced)
        return unpack(before, rules.dtype)

    def replayed(self, step: int, rules: Rules, settings: Any, ask_forced: bool) -> bytes:
        """After a restoration: play the game again up to the steps whose states were kept."""
        states = np.zeros(1, rules.dtype)
        s = rules.open(states)
        rules.begin(states, settings, ask_forced=ask_forced)
        found = b""
        for i, made in enumerate(self):
            if made.before is not None:
                break
            self[i] = made._replace(before=pack(states))
            found = pack(states) if i == step else found
            rules.step(s, made.action, ask_forced=ask_forced)
        return found


def copied(states: np.ndarray) -> np.ndarray:
    """The same bytes; `copy` would leave what lies between the fields undefined."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def pack(states: np.ndarray) -> bytes:
    """One state, in a sixth of its size: most of its fields are zero."""
    return zlib.compress(states.tobytes(), 1)


def unpack(packed: bytes, dtype: np.dtype[Any]) -> np.ndarray:
    """The state again, in an array of one."""
    return np.frombuffer(bytearray(zlib.decompress(packed)), dtype)
