"""Movement, phase 1 (clauses MOVE-1 to MOVE-5, MOVE-10)."""

from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.istanbul.base.arguments import REACH
from arasta.istanbul.base.board import destinations
from arasta.istanbul.base.questions import stands_on
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.turn.windows import WINDOW_NAMES
from arasta.istanbul.base.words import Effect, Piece
from arasta.istanbul.option_names import places

ORDINARY_MOVE = REACH.pack(1, 2)


@rule
def put_merchant(s, p, place):
    """MOVE-3: the merchant with its whole stack stands on the place."""
    s.merchant[p] = place
    stands_on(s, p, place)


@rule
def arrive(s, p, place):
    """MOVE-1: the merchant ends its move here; it is the acting piece of the turn (WORD-5)."""
    put_merchant(s, p, place)
    s.acting = Piece.MERCHANT
    s.here = place


@rule
def stay(s, p):
    """MOVE-10: the merchant counts as just arrived."""
    arrive(s, p, s.merchant[p])


@rule
def move_options(s, p):
    """MOVE-1, MOVE-3: the ordinary move; passing is impossible."""
    return destinations(s, p, s.merchant[p], ORDINARY_MOVE)


@rule
def walk_options(s, p, reach):
    """MOVE-5: as far as a card says."""
    return destinations(s, p, s.merchant[p], reach)


@rule
def can_walk(s, p, reach):
    """CARD-2: whether there is anywhere to go."""
    return walk_options(s, p, reach) != 0


EFFECTS = {
    Effect.MOVE: Decision(move_options, arrive, places("move") | WINDOW_NAMES, silent=is_hand_empty),
    Effect.WALK: Decision(walk_options, arrive, places("move"), needs=can_walk, why="not-now", argument=REACH),
    Effect.STAY: Happening(stay),
}
