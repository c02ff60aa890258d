"""Open windows: where the active player may play cards and use the yellow tile (clauses WIN-1 to WIN-7, CARD)."""

from arasta.core.action import Action
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.program import NO_PROGRAM
from arasta.istanbul.base.deck import discard_card
from arasta.istanbul.base.questions import NO_CARD, played_as
from arasta.istanbul.base.words import FIRST_WINDOW, Effect, Good
from arasta.istanbul.option_names import FIRST_CARD, FIRST_FURTHER, cards
from arasta.istanbul.tables import (
    CARD_IS_MOVE,
    CARD_PROGRAM,
    CARD_REPEATS,
    CARD_WINDOWS,
    PLACE_PROGRAM,
    push_program,
)

DONE = 0  # in every window option 0 leaves it
YELLOW_TILE = FIRST_FURTHER
WINDOW_NAMES = cards("card", FIRST_CARD) | {YELLOW_TILE: Action("tile", "good", "yellow", int(Good.YELLOW))}


@rule
def admits(s, p, card, window):
    """CARD-2, CARD-6: the card is in hand and the window right; whether its effect is possible is asked later."""
    if s.hand[p, card] == 0:
        return False
    card = played_as(s, card)
    if card == NO_CARD or not has(CARD_WINDOWS[card], window - FIRST_WINDOW):
        return False
    return CARD_REPEATS[card] == 0 or has(CARD_REPEATS[card], s.last_action)


@rule
def cards_admitted(s, p, window):
    """WIN-2 to WIN-5, END-6: the cards that may be played here."""
    found = 0
    if s.cards[p] > 0:
        for card in range(s.card_kinds):
            if admits(s, p, card, window):
                found |= bit(card)
    return found


@rule
def card_program(s, card, before):
    """The program that a card starts: its own, or that of the action it repeats."""
    if before != NO_PROGRAM:
        return NO_PROGRAM
    card = played_as(s, card)
    return PLACE_PROGRAM[s.modules, s.last_action] if CARD_REPEATS[card] != 0 else CARD_PROGRAM[card]


@rule
def play_card(s, p, window, in_hand):
    """CARD-1, DECK-1: the card is laid down, then works; the window stays open unless the card is the turn's move."""
    card = played_as(s, in_hand)  # read before the card is laid on the pile
    discard_card(s, p, in_hand)
    if not has(CARD_WINDOWS[card], Effect.END_TURN - FIRST_WINDOW):
        s.phase_1 = 1  # WIN-3: no free card
    if not CARD_IS_MOVE[card]:
        push(s, window, p, 0)
    push_program(s, p, CARD_PROGRAM[card])
