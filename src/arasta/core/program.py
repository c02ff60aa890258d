"""Programs: what a component does, as a row of effects with their arguments."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from arasta.core.agenda import push
from arasta.core.compiling import rule


class ProgramTable:
    """Programs as arrays for the compiled rules."""

    def __init__(self, programs: Sequence[Sequence[tuple[Any, int]]]) -> None:
        longest = max(len(program) for program in programs)
        self.length = np.array([len(program) for program in programs], np.int64)
        self.effect = np.zeros((len(programs), longest), np.int64)
        self.argument = np.zeros((len(programs), longest), np.int64)
        for i, program in enumerate(programs):
            for j, (effect, argument) in enumerate(program):
                self.effect[i, j], self.argument[i, j] = effect, argument


def program_pusher(table):
    """The rule that puts a program of this table on the agenda."""
    lengths, effects, arguments = table.length, table.effect, table.argument

    @rule
    def push_program(s, p, program):
        """Put a program on the agenda, its first effect on top."""
        for i in range(lengths[program] - 1, -1, -1):
            push(s, effects[program, i], p, arguments[program, i])

    return push_program
