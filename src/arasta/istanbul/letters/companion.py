"""The companion (clauses COMP-1 to COMP-10, P07-2, MOVE-9)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Addition, Decision, Happening
from arasta.core.options import WORD
from arasta.core.questions import answers
from arasta.istanbul.base.arguments import REACH
from arasta.istanbul.base.board import destinations
from arasta.istanbul.base.questions import is_walking, pieces_to_pay, stands_on
from arasta.istanbul.letters.words import Effect, Piece
from arasta.istanbul.option_names import FIRST_FURTHER, places

GENERAL_SUPPLY, PERSONAL_SUPPLY = 0, -1  # where it is when it is on no place
KEEP, RECALL = 0, 1  # options of RECALL_COMPANION
COMPANION, PLACE_COMPANION = FIRST_FURTHER + 1, FIRST_FURTHER + 2  # options of MOVE
pack_reach = REACH.pack


@rule
def may_place_companion(s, p):
    """COMP-4, WIN-3: from the personal supply, at D0."""
    return s.companion[p] == PERSONAL_SUPPLY and not s.phase_1


@rule
def place_companion(s, p):
    """COMP-4: on the merchant's place, free."""
    put_companion(s, p, s.merchant[p])


@rule
def put_companion(s, p, place):
    """The companion stands on the place."""
    s.companion[p] = place
    stands_on(s, p, place)


@rule
def companion_options(s, p, steps):
    """COMP-6, MOVE-9: places at exactly this distance."""
    if s.companion[p] <= GENERAL_SUPPLY:
        return 0
    return destinations(s, p, s.companion[p], pack_reach(steps, steps))


@rule
def move_companion(s, p, place):
    """COMP-5, COMP-6: it is the acting piece of the turn."""
    put_companion(s, p, place)
    s.acting = Piece.COMPANION
    s.here = place


@rule
def recall_options(s, p):
    """P07-2, COMP-2: from the general supply or from the board; nothing to ask if it is there already."""
    return 0 if s.companion[p] == PERSONAL_SUPPLY else bit(KEEP) | bit(RECALL)


@rule
def companion_to_supply(s, p):
    """COMP-2, COMP-9, MEET-1: into the personal supply; an acting companion has then left its place."""
    s.companion[p] = PERSONAL_SUPPLY
    if s.turn_of == p and s.acting == Piece.COMPANION:
        s.here = 0


@rule
def can_walk_companion(s, p, steps):
    """CARD-2: whether it is on the board and has anywhere to go."""
    return companion_options(s, p, steps) != 0


@rule
def recall(s, p, option):
    """P07-2: the companion comes back, or stays."""
    if option == RECALL:
        companion_to_supply(s, p)


@rule
def companion_turn_options(s, p):
    """TURN-2, COMP-4, COMP-5: move the companion instead of the merchant, or place it first."""
    options = 0
    if companion_options(s, p, 1) != 0:
        options |= bit(COMPANION % WORD)
    if may_place_companion(s, p):
        options |= bit(PLACE_COMPANION % WORD)
    return options


@rule
def begin_with_companion(s, p, option):
    """COMP-4: placing it leaves the turn to be begun; COMP-5: moving it begins a companion turn."""
    if option == COMPANION:
        push(s, Effect.COMPANION_WALK, p, 1)
    else:
        push(s, Effect.MOVE, p, 0)
        place_companion(s, p)


@answers(pieces_to_pay)
def companions_to_pay(s, p, place):
    """COMP-8, PAY-1: a companion on the place is paid like a merchant."""
    return 1 if s.companion[p] == place else 0


@answers(is_walking)
def is_companion_walking(s):
    """COMP-6: it pays and meets as a merchant does."""
    return s.acting == Piece.COMPANION


EFFECTS = {
    Effect.COMPANION_WALK: Decision(
        companion_options,
        move_companion,
        places("step"),
        needs=can_walk_companion,
        why="no-companion-out",
        argument="steps",
    ),
    Effect.RECALL_COMPANION: Decision(recall_options, recall, words(leave_companion=KEEP, recall_companion=RECALL)),
    Effect.COMPANION_TO_SUPPLY: Happening(companion_to_supply),
}
ADDITIONS = {
    Effect.MOVE: Addition(
        (None, None, companion_turn_options),
        begin_with_companion,
        words(companion=COMPANION, place_companion=PLACE_COMPANION),
    ),
}
