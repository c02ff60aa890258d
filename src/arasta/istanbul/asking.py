"""What is asked: the options of a decision, of which those that start a program must be able to carry it out.

Every place, card, encounter, guild card and kiosk tile is a program; whether it can be carried out is asked here and
nowhere else, so that the compiled conditions stand in the code once.
"""

import numpy as np

from arasta.core.bits import bit, bits, lowest
from arasta.core.compiling import EXPANSIONS, rule
from arasta.istanbul.components.programs import (
    CARD_PROGRAM,
    CARD_REPEATS,
    GUILD_PROGRAM,
    KIOSK_PROGRAM,
    PLACE_PROGRAM,
    TOKEN_PROGRAM,
)
from arasta.istanbul.conditions import can_carry_out
from arasta.istanbul.dispatch import own_options
from arasta.istanbul.effects import FIRST_INNER, Effect
from arasta.istanbul.encounters import DONE, FIRST_FAMILY, FIRST_TOKEN
from arasta.istanbul.kinds_of_turn import GUILD
from arasta.istanbul.names import CARDS, PLACES, Token
from arasta.istanbul.seams import meets_for_free, played_as
from arasta.istanbul.turn import ACT
from arasta.istanbul.windows import FIRST_CARD, window_options

# By decision: the options that start a program.
PROGRAM_OPTIONS = np.zeros(max(Effect) + 1, np.int64)
for _window in range(Effect.MOVE, FIRST_INNER):
    PROGRAM_OPTIONS[_window] = bits(range(FIRST_CARD, FIRST_CARD + CARDS))
PROGRAM_OPTIONS[Effect.MOVE] |= bits((GUILD,))
PROGRAM_OPTIONS[Effect.ACTION] |= bits((ACT,))
PROGRAM_OPTIONS[Effect.ACT_THERE] = bits((ACT,))
PROGRAM_OPTIONS[Effect.ENCOUNTERS] |= bits(FIRST_TOKEN + token for token in Token)
PROGRAM_OPTIONS[Effect.SERVE_TOKEN] = bits(Token)
PROGRAM_OPTIONS[Effect.PLAY_GUILD_CARD] = bits(range(1, len(GUILD_PROGRAM)))
PROGRAM_OPTIONS[Effect.USE_KIOSK_TILE] = bits((1, 2))
PROGRAM_OPTIONS[Effect.ACT_BESIDE] = PROGRAM_OPTIONS[Effect.ACT_ANYWHERE] = bits(range(1, PLACES))
MEETINGS = bits(range(FIRST_TOKEN, FIRST_CARD))


@rule
def options_of(s, effect, p, argument):
    """All legal options of a decision; none means that there is nothing to ask."""
    options = own_options(s, effect, p, argument)
    if effect < FIRST_INNER and options != 0:
        options |= window_options(s, p, effect)
    options = without_impossible(s, p, effect, argument, options)
    if effect == Effect.ENCOUNTERS:
        return with_leave(options)
    return options


@rule
def with_leave(options):
    """MEET-2, MEET-3: no question while nobody is to be met; family members are compulsory."""
    if options & MEETINGS == 0:
        return 0
    return options if options & MEETINGS >= bit(FIRST_FAMILY) else options | bit(DONE)


@rule
def without_impossible(s, p, effect, argument, options):
    """ACT-2, CARD-2, GTURN-4, P22-5: drop the options whose program cannot be carried out."""
    free = effect == Effect.ENCOUNTERS and meets_for_free(s, p)
    rest = options & PROGRAM_OPTIONS[effect]
    guild_card = 0
    while rest != 0:
        option = lowest(rest)
        if EXPANSIONS and effect == Effect.MOVE and option == GUILD:  # possible with any one of the guild cards
            guild_card = next_guild_card(s, p, guild_card)
            program = GUILD_PROGRAM[guild_card]
        else:
            program = program_of(s, effect, argument, option)
        if not can_carry_out(s, p, program, free):
            if guild_card != 0 and next_guild_card(s, p, guild_card) != 0:
                continue
            options &= ~bit(option)
        rest &= rest - 1
    return options


@rule
def next_guild_card(s, p, card):
    """The guild card in hand with the next higher number; 0 if there is none."""
    higher = (s.guild_hand[p] >> (card + 1)) << (card + 1)
    return lowest(higher) if higher != 0 else 0


@rule
def program_of(s, effect, argument, option):
    """The program that an option starts."""
    if effect < FIRST_INNER and option >= FIRST_CARD:
        card = played_as(s, option - FIRST_CARD)
        return PLACE_PROGRAM[s.last_action] if CARD_REPEATS[card] != 0 else CARD_PROGRAM[card]
    match effect:
        case Effect.ACTION:
            return PLACE_PROGRAM[s.here]
        case Effect.ACT_THERE:
            return PLACE_PROGRAM[argument]
        case Effect.ENCOUNTERS:
            return TOKEN_PROGRAM[option - FIRST_TOKEN]
        case Effect.SERVE_TOKEN:
            return TOKEN_PROGRAM[option]
        case Effect.PLAY_GUILD_CARD:
            return GUILD_PROGRAM[option]
        case Effect.USE_KIOSK_TILE:
            return KIOSK_PROGRAM[argument, option - 1]
    return PLACE_PROGRAM[option]  # ACT_BESIDE, ACT_ANYWHERE
