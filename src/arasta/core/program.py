"""Programs: what a component does, as a row of effects with their arguments."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from arasta.core.agenda import push
from arasta.core.compiling import rule

Program = tuple[tuple[Any, int], ...]
NO_PROGRAM = -1


class Programs:
    """The programs of all components as arrays for the compiled rules, each under a number."""

    def __init__(self, programs: Iterable[Program]) -> None:
        self.rows = tuple(dict.fromkeys(programs))
        longest = max(len(row) for row in self.rows)
        self.length = np.array([len(row) for row in self.rows], np.int64)
        self.effect = np.zeros((len(self.rows), longest), np.int64)
        self.argument = np.zeros((len(self.rows), longest), np.int64)
        for i, row in enumerate(self.rows):
            for j, (effect, argument) in enumerate(row):
                self.effect[i, j], self.argument[i, j] = effect, argument

    def number(self, program: Program) -> int:
        """The number of a program."""
        return self.rows.index(program)


def program_pusher(programs):
    """The rule that puts a program on the agenda."""
    lengths, effects, arguments = programs.length, programs.effect, programs.argument

    @rule
    def push_program(s, p, program):
        """Put a program on the agenda, its first effect on top."""
        for i in range(lengths[program] - 1, -1, -1):
            push(s, effects[program, i], p, arguments[program, i])

    return push_program
