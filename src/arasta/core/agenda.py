"""The agenda: a stack of what is still to resolve. What is pushed last is done first.

Every game numbers its effects in three bands: below `FIRST_DECISION` they happen by themselves, from there a player
decides, from `FIRST_CHANCE` chance does.
"""

from arasta.core.compiling import int64, rule

FIRST_DECISION = 100
FIRST_CHANCE = 200


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
def pop_decision(s):
    """Take a decision off. Its argument goes: in which order the things of a set were chosen leaves no trace."""
    s.agenda[s.agenda_height - 1, 2] = 0
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
