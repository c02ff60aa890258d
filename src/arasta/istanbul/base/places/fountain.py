"""Fountain, place 7 (clauses P07-1, P07-4)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.istanbul.base.assistants import return_assistant
from arasta.istanbul.base.words import Effect
from arasta.istanbul.option_names import places

DONE = 0  # the other options are places


@rule
def return_many_options(s, p, lowest_place):
    """P07-1: any number, asked in the order of the places' numbers; nothing to ask if none is out."""
    options = bit(DONE)
    for place in range(lowest_place, s.last_place + 1):
        if has(s.assistants_on[p], place):
            options |= bit(place)
    return options


@rule
def return_many(s, p, place):
    """P07-1: one assistant comes back; ask for those on places with higher numbers."""
    if place != DONE:
        return_assistant(s, p, place)
        push(s, Effect.RETURN_ASSISTANTS, p, place + 1)


EFFECTS = {
    Effect.RETURN_ASSISTANTS: Decision(
        return_many_options, return_many, words(done=DONE) | places("return"), argument="lowest_place"
    ),
}
