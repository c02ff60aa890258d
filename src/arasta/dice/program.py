"""Programs of the dice game's component tables: putting them on the agenda, and whether they can be carried out."""

from arasta.core.program import program_pusher
from arasta.dice.components.programs import PROGRAMS

push_program = program_pusher(PROGRAMS)
