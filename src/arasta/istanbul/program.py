"""Programs of the board game's component tables on the agenda."""

from arasta.core.program import program_pusher
from arasta.istanbul.components.programs import PROGRAMS

push_program = program_pusher(PROGRAMS)
