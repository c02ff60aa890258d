"""Open windows: where the active player may play cards and use the yellow tile (clauses WIN-1 to WIN-7, CARD).

In every window options 0 to 25 belong to the window itself, the cards follow, then the yellow tile.
"""

from arasta.rules.agenda import push, push_program
from arasta.rules.bits import bit, has
from arasta.rules.compiling import rule
from arasta.rules.components.programs import CARD_IS_MOVE, CARD_PROGRAM, CARD_REPEATS, CARD_WINDOWS
from arasta.rules.conditions import can_act, can_carry_out
from arasta.rules.deck import discard_card
from arasta.rules.names import CARDS, FIRST_WINDOW, Effect
from arasta.rules.places.mosque import can_use_yellow_tile, use_yellow_tile

FIRST_CARD = 26
YELLOW_TILE = 59


@rule
def can_play(s, p, card, window):
    """CARD-2, CARD-6: the window admits the card and its effect can be carried out."""
    if s.hand[p, card] == 0 or not has(CARD_WINDOWS[card], window - FIRST_WINDOW):
        return False
    if CARD_REPEATS[card] != 0:
        return s.last_action == CARD_REPEATS[card] and can_act(s, p, CARD_REPEATS[card])
    return can_carry_out(s, p, CARD_PROGRAM[card])


@rule
def window_options(s, p, window):
    """WIN-2 to WIN-5, END-6: the cards that may be played here, and the yellow tile in the own turn."""
    options = 0
    if s.cards[p] > 0:
        for card in range(CARDS):
            if can_play(s, p, card, window):
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
    card = option - FIRST_CARD
    discard_card(s, p, card)
    if not CARD_IS_MOVE[card]:
        push(s, window, p, 0)
    push_program(s, p, CARD_PROGRAM[card])
