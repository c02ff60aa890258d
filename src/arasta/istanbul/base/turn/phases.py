"""The turn: its phases as a table of contents, and its end (clauses TURN-1 to TURN-8).

D0 and D1 are one window here (MOVE); so are two windows between which nothing happens (see `end_turn_options`).
"""

import numpy as np

from arasta.core.action import words
from arasta.core.agenda import pop, push, top_effect
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.core.limits import next_of
from arasta.core.machine import NOBODY
from arasta.istanbul.base.places.caravansary import take_caravan_tile
from arasta.istanbul.base.questions import start_round
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.turn.end import end_game, is_last_round
from arasta.istanbul.base.turn.windows import DONE, WINDOW_NAMES
from arasta.istanbul.base.words import Effect, Piece

# TURN-3, TURN-8: the phases in their order.
PHASES = np.array(
    [
        Effect.MOVE,  # D0, D1
        Effect.ASSISTANT,  # D2
        Effect.PAY_MERCHANTS,  # D3
        Effect.ACTION,  # D4, D5
        Effect.ENCOUNTERS,  # D6
        Effect.END_STEP,
        Effect.END_TURN,  # D7
        Effect.NEXT_TURN,
    ],
    np.int64,
)


@rule
def start_turn(s, p, is_extra):
    """TURN-1, TURN-3, TURN-7: a new turn with all limits fresh. WORD-10: an extra turn opens no new round."""
    s.turn_of = p
    s.turns = next_of(s.turns)
    if p == 0 and not is_extra:
        s.round = next_of(s.round)
        start_round(s)
    s.acting = Piece.NONE
    s.here = 0
    s.indirect = 0
    s.aids_barred = 0
    s.phase_1 = 0
    s.joined = NOBODY
    s.last_action = 0
    s.caravansary_used = 0
    s.tiles_used = 0
    s.tokens_met = 0
    s.window_left = 0
    for i in range(len(PHASES) - 1, -1, -1):
        push(s, PHASES[i], p, 0)


@rule
def drop_phases(s):
    """TURN-4: the turn ends at once; what is left of it but its end is dropped."""
    while top_effect(s) != Effect.END_STEP:
        pop(s)


@rule
def end_step(s, p):
    """TURN-6 a: the caravan tile; the last window and the next turn follow."""
    take_caravan_tile(s, p)


@rule
def end_turn_options(s):
    """TURN-6 b: the last window; not asked again if the player has just left one and nothing has happened since."""
    return 0 if s.window_left else bit(DONE)


@rule
def next_turn(s, p):
    """TURN-6 c: an extra turn that is owed, or else the next seat's turn, or the end of the game (END-2)."""
    if s.extra_turns > 0:
        s.extra_turns -= 1
        push(s, Effect.START_TURN, p, 1)
    elif p + 1 < s.players:
        push(s, Effect.START_TURN, p + 1, 0)
    elif is_last_round(s):
        end_game(s)
    else:
        push(s, Effect.START_TURN, 0, 0)


EFFECTS = {
    Effect.START_TURN: Happening(start_turn, argument="is_extra"),
    Effect.END_STEP: Happening(end_step),
    Effect.END_TURN: Decision(end_turn_options, None, words(done=DONE) | WINDOW_NAMES, silent=is_hand_empty),
    Effect.NEXT_TURN: Happening(next_turn),
}
