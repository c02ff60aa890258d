"""The agenda: a stack of what is still to resolve. What is pushed last is done first."""

from arasta.rules.compiling import int64, rule
from arasta.rules.components.programs import PROGRAM_ARGUMENT, PROGRAM_EFFECT, PROGRAM_LENGTH


@rule
def push(s, effect, p, argument):
    """Put an effect on top of the agenda."""
    top = s.agenda_height
    s.agenda[top, 0] = effect
    s.agenda[top, 1] = p
    s.agenda[top, 2] = argument
    s.agenda_height = top + 1


@rule
def pop(s):
    """Take the top effect off. What was read of it must be in locals: the next push overwrites it."""
    s.agenda_height -= 1


@rule
def top_effect(s):
    """The effect on top. Widened, so that rules are compiled for one kind of integer."""
    return int64(s.agenda[s.agenda_height - 1, 0])


@rule
def top_player(s):
    """The player of the effect on top."""
    return int64(s.agenda[s.agenda_height - 1, 1])


@rule
def top_argument(s):
    """The argument of the effect on top."""
    return int64(s.agenda[s.agenda_height - 1, 2])


@rule
def push_program(s, p, program):
    """Put a program of a component table on the agenda, its first effect on top."""
    for i in range(PROGRAM_LENGTH[program] - 1, -1, -1):
        push(s, PROGRAM_EFFECT[program, i], p, PROGRAM_ARGUMENT[program, i])
