"""Fountain, place 7 (clauses P07-1, P07-4)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.istanbul.base.assistants import return_assistant
from arasta.istanbul.base.words import Effect
from arasta.istanbul.option_names import places

DONE = 0  # the other options are places


@rule
def return_many_options(s, p):
    """P07-1: any number of those that are out."""
    return bit(DONE) | s.assistants_on[p]


@rule
def return_many(s, p, place):
    """P07-1: one assistant comes back; ask for the others."""
    if place != DONE:
        return_assistant(s, p, place)
        push(s, Effect.RETURN_ASSISTANTS, p, 0)


EFFECTS = {
    Effect.RETURN_ASSISTANTS: Decision(
        return_many_options,
        return_many,
        words(done=DONE) | places("return"),
        many=frozenset(places("return")),
        closed_by=DONE,
    ),
}
