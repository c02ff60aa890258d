"""The turn: its phases as a table of contents, its decision points, its end (clauses TURN-1 to TURN-8, END).

D0 and D1 are one window here (MOVE); so are two windows between which nothing happens (see `end_turn_options`).
"""

import numpy as np

from arasta.core.agenda import pop, push, top_effect
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.machine import NOBODY
from arasta.istanbul import assistants, paying
from arasta.istanbul.board import ORDINARY_MOVE, destinations
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Piece
from arasta.istanbul.places.caravansary import take_caravan_tile
from arasta.istanbul.seams import start_round

DONE = 0  # leaves a window
SKIP, ACT = 0, 1  # options of ACTION and ACT_THERE
ACT_OR_SKIP = 3  # ACT-1: both, as far as the action is available

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
    s.turns += 1
    if p == 0 and not is_extra:
        s.round += 1
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
def move_options(s, p):
    """MOVE-1, MOVE-3: the ordinary move; passing is impossible."""
    return destinations(s, p, s.merchant[p], ORDINARY_MOVE)


@rule
def drop_phases(s):
    """TURN-4: the turn ends at once; what is left of it but its end is dropped."""
    while top_effect(s) != Effect.END_STEP:
        pop(s)


@rule
def choose_assistant(s, p, option):
    """ASSIST-2 to ASSIST-4: pick up, leave, or decline, which ends the turn."""
    if option == assistants.PICK_UP:
        assistants.pick_up(s, p)
    elif option == assistants.PICK_UP_NEUTRAL:
        assistants.pick_up_neutral(s, p)
    elif option == assistants.LEAVE:
        assistants.leave(s, p)
    else:
        drop_phases(s)


@rule
def choose_payment(s, p, option):
    """PAY-1, PAY-4: pay everybody, or the turn ends."""
    if option == paying.PAY:
        paying.pay_merchants(s, p)
    else:
        drop_phases(s)


@rule
def choose_action(s, p, option):
    """ACT-1: the action of the acting piece's place, and after it the window D5."""
    if option == ACT:
        s.indirect = 0
        push(s, Effect.AFTER_ACTION, p, 0)
        push(s, Effect.BEGIN_ACTION, p, s.here)


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


@rule
def is_last_round(s):
    """END-1: somebody owns the target number of rubies; rubies are never lost, so it needs no memory."""
    for p in range(s.players):
        if s.rubies[p] >= s.target:
            return True
    return False


@rule
def end_game(s):
    """END-6: each player from the first seat on may still play cards that give goods or lira."""
    s.ended = 1
    s.turn_of = NOBODY
    for p in range(s.players - 1, -1, -1):
        push(s, Effect.LAST_CARDS, p, 0)
