"""What a turn can begin and end with: the options that expansions add to its first and last window.

TURN-2: a merchant turn, a companion turn, a family-step turn (by a card) or a guild turn.
"""

from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import EXPANSIONS, rule
from arasta.istanbul.effects import Effect
from arasta.istanbul.letters.companion import companion_options, may_place_companion, place_companion
from arasta.istanbul.letters.seals import DOUBLE_TURN, buy_double_turn, may_buy_double_turn
from arasta.istanbul.mocha.guild import may_play_guild_card
from arasta.istanbul.mocha.moves import movement_tile_options
from arasta.istanbul.pieces import arrive
from arasta.istanbul.turn import DONE, end_turn_options, move_options
from arasta.istanbul.windows import FIRST_CARD, YELLOW_TILE

COMPANION, PLACE_COMPANION, GUILD = YELLOW_TILE + 1, YELLOW_TILE + 2, YELLOW_TILE + 3  # options of MOVE


@rule
def first_options(s, p):
    """TURN-5, D0 and D1: move the merchant, place or move the companion, play a guild card."""
    options = move_options(s, p)
    if EXPANSIONS and s.modules != 0:
        options |= movement_tile_options(s, p)
        if companion_options(s, p, 1) != 0:
            options |= bit(COMPANION)
        if may_place_companion(s, p):
            options |= bit(PLACE_COMPANION)
        if may_play_guild_card(s, p):
            options |= bit(GUILD)
    return options


@rule
def choose_first(s, p, option):
    """D0 and D1: what the turn begins with."""
    if option < FIRST_CARD:
        arrive(s, p, option)
    elif EXPANSIONS:
        if option == COMPANION:
            push(s, Effect.COMPANION_WALK, p, 1)
        elif option == PLACE_COMPANION:
            push(s, Effect.MOVE, p, 0)
            place_companion(s, p)
        else:
            push(s, Effect.PLAY_GUILD_CARD, p, 0)


@rule
def last_options(s, p):
    """D7: end the turn, or buy the double turn."""
    if EXPANSIONS and may_buy_double_turn(s, p):
        return bit(DOUBLE_TURN) | bit(DONE)
    return end_turn_options(s)


@rule
def choose_last(s, p, option):
    """D7: the double turn."""
    if EXPANSIONS and option == DOUBLE_TURN:
        buy_double_turn(s, p)
