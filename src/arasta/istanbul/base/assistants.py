"""Assistants: the stack under the merchant, leaving, picking up, returning (clauses ASSIST-1 to ASSIST-9, VAR-NA)."""

from arasta.core.action import words
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.turn.phases import drop_phases
from arasta.istanbul.base.turn.windows import WINDOW_NAMES
from arasta.istanbul.base.words import Effect, Piece, Place
from arasta.istanbul.option_names import places

DECLINE, PICK_UP, PICK_UP_NEUTRAL, LEAVE = 0, 1, 2, 3  # options of ASSISTANT


@rule
def join_stack(s, p, neutral):
    """WORD-4: an assistant joins at the bottom of the stack."""
    s.stack_neutral[p] = s.stack_neutral[p] * 2 + neutral
    s.stack[p] += 1


@rule
def assistant_options(s, p):
    """ASSIST-1 to ASSIST-5, VAR-NA-2, VAR-NA-3: what can be done with assistants on the merchant's place."""
    place = s.merchant[p]
    if place == Place.FOUNTAIN or s.acting != Piece.MERCHANT:
        return 0
    options = bit(DECLINE)
    if has(s.assistants_on[p], place):
        options |= bit(PICK_UP)
    elif s.stack[p] > 0:
        options |= bit(LEAVE)
    if s.neutral_assistants_on[place] > 0:
        options |= bit(PICK_UP_NEUTRAL)
    return options


@rule
def pick_up(s, p):
    """ASSIST-2: the own assistant of the place goes under the stack."""
    return_assistant(s, p, s.merchant[p])


@rule
def pick_up_neutral(s, p):
    """VAR-NA-2: a neutral assistant goes under the stack as if it were own."""
    s.neutral_assistants_on[s.merchant[p]] -= 1
    join_stack(s, p, 1)


@rule
def leave(s, p):
    """ASSIST-3, VAR-NA-4: the bottom assistant stays on the place."""
    place = s.merchant[p]
    if s.stack_neutral[p] % 2 == 1:
        s.neutral_assistants_on[place] += 1
    else:
        s.assistants_on[p] |= bit(place)
    s.stack_neutral[p] //= 2
    s.stack[p] -= 1


@rule
def return_assistant(s, p, place):
    """ASSIST-9: an own assistant goes from a place to the bottom of the stack, wherever the stack stands."""
    s.assistants_on[p] &= ~bit(place)
    join_stack(s, p, 0)


@rule
def return_one_options(s, p, not_from_merchant):
    """BONUS-10: any place; MOSQ-4: a place other than the merchant's."""
    options = s.assistants_on[p]
    if not_from_merchant:
        options &= ~bit(s.merchant[p])
    return options


@rule
def can_return_one(s, p, not_from_merchant):
    """Whether there is an assistant to return."""
    return return_one_options(s, p, not_from_merchant) != 0


@rule
def choose_assistant(s, p, option):
    """ASSIST-2 to ASSIST-4: pick up, leave, or decline, which ends the turn."""
    if option == PICK_UP:
        pick_up(s, p)
    elif option == PICK_UP_NEUTRAL:
        pick_up_neutral(s, p)
    elif option == LEAVE:
        leave(s, p)
    else:
        drop_phases(s)


STEP = words(decline=DECLINE, pick_up=PICK_UP, pick_up_neutral=PICK_UP_NEUTRAL, leave=LEAVE)
EFFECTS = {
    Effect.ASSISTANT: Decision(assistant_options, choose_assistant, STEP | WINDOW_NAMES, silent=is_hand_empty),
    Effect.RETURN_ASSISTANT: Decision(
        return_one_options,
        return_assistant,
        places("return"),
        needs=can_return_one,
        why="no-assistant-out",
        argument="not_from_merchant",
    ),
}
