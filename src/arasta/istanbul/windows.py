"""Open windows: where the active player may play cards and use the yellow tile (clauses WIN-1 to WIN-7, CARD).

In every window options 0 to 25 belong to the window itself, the cards follow, then the yellow tile.
"""

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.components.programs import CARD_IS_MOVE, CARD_PROGRAM, CARD_REPEATS, CARD_WINDOWS
from arasta.istanbul.deck import discard_card
from arasta.istanbul.effects import FIRST_WINDOW, Effect
from arasta.istanbul.names import CARDS
from arasta.istanbul.places.mosque import can_use_yellow_tile, use_yellow_tile
from arasta.istanbul.program import push_program
from arasta.istanbul.seams import COPYING_CARD, NO_CARD, played_as

FIRST_CARD = 26
YELLOW_TILE = FIRST_CARD + CARDS


@rule
def admits(s, p, card, window):
    """CARD-2, CARD-6: the card is in hand and the window right; whether its effect is possible is asked later."""
    if s.hand[p, card] == 0:
        return False
    if window == Effect.LAST_CARDS and card == COPYING_CARD:
        return False  # END-6: not on the closed list
    card = played_as(s, card)
    if card == NO_CARD or not has(CARD_WINDOWS[card], window - FIRST_WINDOW):
        return False
    return CARD_REPEATS[card] == 0 or has(CARD_REPEATS[card], s.last_action)


@rule
def window_options(s, p, window):
    """WIN-2 to WIN-5, END-6: the cards that may be played here, and the yellow tile in the own turn."""
    options = 0
    if s.cards[p] > 0:
        for card in range(s.card_kinds):
            if admits(s, p, card, window):
                options |= bit(FIRST_CARD + card)
    if window != Effect.LAST_CARDS and can_use_yellow_tile(s, p):
        options |= bit(YELLOW_TILE)
    return options


@rule
def play_in_window(s, p, window, option):
    """CARD-1, DECK-1: the card is laid down, then works; the window stays open unless the card is the turn's move."""
    if option == YELLOW_TILE:
        push(s, window, p, 0)
        use_yellow_tile(s, p)
        return
    card = played_as(s, option - FIRST_CARD)  # read before the card is laid on the pile
    discard_card(s, p, option - FIRST_CARD)
    if not has(CARD_WINDOWS[card], Effect.END_TURN - FIRST_WINDOW):
        s.phase_1 = 1  # WIN-3: no free card
    if not CARD_IS_MOVE[card]:
        push(s, window, p, 0)
    push_program(s, p, CARD_PROGRAM[card])
