"""Programs of the component tables on the agenda."""

from arasta.core.agenda import push
from arasta.core.compiling import rule
from arasta.rules.components.programs import PROGRAM_ARGUMENT, PROGRAM_EFFECT, PROGRAM_LENGTH


@rule
def push_program(s, p, program):
    """Put a program of a component table on the agenda, its first effect on top."""
    for i in range(PROGRAM_LENGTH[program] - 1, -1, -1):
        push(s, PROGRAM_EFFECT[program, i], p, PROGRAM_ARGUMENT[program, i])
