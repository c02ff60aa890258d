"""The action of a place, phase 3 (clauses ACT-1 to ACT-6, CARD-6, CARD-7)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bits
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening, Starts
from arasta.core.program import NO_PROGRAM
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.turn.windows import DONE, WINDOW_NAMES
from arasta.istanbul.base.words import Effect, Place
from arasta.istanbul.tables import PLACE_PROGRAM, push_program

SKIP, ACT = 0, 1  # options of ACTION and ACT_THERE
ACT_OR_SKIP = bits((SKIP, ACT))  # ACT-1: both, as far as the action is available


@rule
def begin_action(s, p, place):
    """ACT-3: an action is carried out completely. CARD-7: the innermost one of a chain is remembered."""
    s.last_action = place
    if place == Place.CARAVANSARY:
        s.caravansary_used = 1
    push_program(s, p, PLACE_PROGRAM[s.modules, place])


@rule
def begin_indirect_action(s, p, place):
    """ACT-5: the action of a place by an agent that is not the acting piece."""
    s.indirect = 1
    push(s, Effect.BEGIN_ACTION, p, place)


@rule
def repeat_action(s, p):
    """CARD-6: the action carried out last, once more."""
    begin_action(s, p, s.last_action)


@rule
def choose_action(s, p, option):
    """ACT-1: the action of the acting piece's place, and after it the window D5."""
    if option == ACT:
        s.indirect = 0
        push(s, Effect.AFTER_ACTION, p, 0)
        push(s, Effect.BEGIN_ACTION, p, s.here)


@rule
def choose_act_there(s, p, place, option):
    """ACT-5, ACT-6: the action of the place where the family member was sent."""
    if option == ACT:
        begin_indirect_action(s, p, place)


@rule
def action_here(s, p, argument, option, before):
    """The action of the place where the acting piece stands."""
    return PLACE_PROGRAM[s.modules, s.here] if before == NO_PROGRAM else NO_PROGRAM


@rule
def action_there(s, p, place, option, before):
    """The action of a place that the decision is about."""
    return PLACE_PROGRAM[s.modules, place] if before == NO_PROGRAM else NO_PROGRAM


@rule
def action_chosen(s, p, argument, place, before):
    """The action of the place that an option names."""
    return PLACE_PROGRAM[s.modules, place] if before == NO_PROGRAM else NO_PROGRAM


ACTING = frozenset({ACT})
EFFECTS = {
    Effect.ACTION: Decision(
        ACT_OR_SKIP,
        choose_action,
        words(skip=SKIP, act=ACT) | WINDOW_NAMES,
        starts=Starts(ACTING, action_here),
        silent=is_hand_empty,
    ),
    Effect.AFTER_ACTION: Decision(bits((DONE,)), None, words(done=DONE) | WINDOW_NAMES, silent=is_hand_empty),
    Effect.ACT_THERE: Decision(
        ACT_OR_SKIP,
        choose_act_there,
        words(skip=SKIP, act=ACT),
        starts=Starts(ACTING, action_there),
        silent=is_hand_empty,
        argument="place",
    ),
    Effect.BEGIN_ACTION: Happening(begin_action, argument="place"),
    Effect.REPEAT_ACTION: Happening(repeat_action),
}
