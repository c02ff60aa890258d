"""The end of the game (clauses END-1 to END-6)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bits
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.core.machine import NOBODY
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.turn.windows import DONE, WINDOW_NAMES
from arasta.istanbul.base.words import Effect


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


EFFECTS = {
    Effect.LAST_CARDS: Decision(bits((DONE,)), None, words(done=DONE) | WINDOW_NAMES, silent=is_hand_empty),
}
