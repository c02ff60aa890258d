"""Rounds and turns (clauses DTURN-1 to DTURN-10, DEND-2)."""

from arasta.core.agenda import push
from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.core.limits import next_of
from arasta.dice.components.tiles import HAS_INCOME, TILE_FACES
from arasta.dice.rubies import is_last_round
from arasta.dice.tiles import working
from arasta.dice.words import FACES, Effect


@rule
def start_turn(s, p):
    """DTURN-2: income, roll, actions, hand over. DTURN-4: the tiles in the order of their table."""
    s.turn_of = p
    s.turns = next_of(s.turns)
    s.actions = 0
    if p == 0:
        s.round = next_of(s.round)
    push(s, Effect.HAND_OVER, p, 0)
    push(s, Effect.ACTION, p, 0)
    push(s, Effect.REROLL, p, 0)
    push(s, Effect.ROLL, p, 0)
    for tile in range(TILE_FACES - 1, -1, -1):
        if HAS_INCOME[tile]:
            for _ in range(working(s, p, tile)):
                push(s, Effect.INCOME, p, tile)


@rule
def hand_over(s, p):
    """DTURN-10: unused faces lapse, fresh tiles begin to work. DEND-2: the last round ends with the last seat."""
    for face in range(FACES):
        s.dice[face] = 0
    for tile in range(TILE_FACES):
        s.fresh[p, tile] = 0
    s.card_dice = 0
    if p < s.players - 1 or not is_last_round(s):
        push(s, Effect.START_TURN, (p + 1) % s.players, 0)


EFFECTS = {
    Effect.START_TURN: Happening(start_turn),
    Effect.HAND_OVER: Happening(hand_over),
}
