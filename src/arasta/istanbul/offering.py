"""What is asked: the options of a decision, of which those that start a program must be able to carry it out.

Every place, card and encounter is a program; whether it can be carried out is asked here and nowhere else.
"""

from arasta.core.bits import bit, count
from arasta.core.compiling import inlined, rule
from arasta.core.options import WORD
from arasta.core.starting import startable
from arasta.istanbul.base.mosque_tiles import can_use_yellow_tile
from arasta.istanbul.base.questions import meets_for_free
from arasta.istanbul.base.turn.encounters import leave_encounters
from arasta.istanbul.base.turn.windows import YELLOW_TILE, card_program, cards_admitted
from arasta.istanbul.base.words import FIRST_INNER, Effect
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.option_names import FIRST_CARD, FIRST_FURTHER
from arasta.istanbul.state import OPTION_WORDS
from arasta.istanbul.tables import CARDS, IS_PAYMENT, PROGRAM_ARGUMENT, PROGRAM_EFFECT, PROGRAM_LENGTH

OWN, CARD, FURTHER = 0, FIRST_CARD // WORD, FIRST_FURTHER // WORD  # the words of options
own_options, card_options, further_options = EFFECTS.options
is_possible, program_of = EFFECTS.is_possible, EFFECTS.program
HAS_MORE = EFFECTS.has_more_words()  # by decision: whether it has options beyond the first word
STARTING_OPTIONS = EFFECTS.starting_options()
STARTING_OPTIONS[Effect.MOVE : FIRST_INNER, CARD] |= (1 << CARDS) - 1  # in every window
STARTS_ANY = STARTING_OPTIONS.any(axis=1)  # most decisions start no program


@rule
def next_program(s, effect, p, argument, option, before):
    """The programs that an option may start, one after the other."""
    if effect < FIRST_INNER and FIRST_CARD <= option < FIRST_FURTHER:
        return card_program(s, option - FIRST_CARD, before)
    return program_of(s, effect, p, argument, option, before)


@rule
def can_carry_out(s, decision, p, program):
    """ACT-2, CARD-2, GTURN-4, P22-5: every effect is possible; MEET-12: a payment that is dropped need not be."""
    free = decision == Effect.ENCOUNTERS and meets_for_free(s, p)
    for i in range(PROGRAM_LENGTH[program]):
        effect = PROGRAM_EFFECT[program, i]
        if not (free and IS_PAYMENT[effect]) and not is_possible(s, effect, p, PROGRAM_ARGUMENT[program, i]):
            return False
    return True


possible_options = startable(STARTING_OPTIONS, next_program, can_carry_out)


@rule
def yellow_tile_option(s, p, window):
    """MOSQ-4: the yellow tile, in every window of the own turn."""
    return bit(YELLOW_TILE % WORD) if window != Effect.LAST_CARDS and can_use_yellow_tile(s, p) else 0


@inlined
def offer(s, effect, p, argument):
    """Lay out all legal options of a decision, and say how many there are."""
    own, cards, further = own_options(s, effect, p, argument), 0, 0
    if HAS_MORE[effect]:
        cards = card_options(s, effect, p, argument)
        further = further_options(s, effect, p, argument)
    if effect < FIRST_INNER and own | cards | further != 0:  # WIN-1: cards, and the yellow tile
        cards |= cards_admitted(s, p, effect)
        further |= yellow_tile_option(s, p, effect)
    if STARTS_ANY[effect]:
        for word in range(OPTION_WORDS):  # in locals, and with one call for all words: see `startable`
            members = own if word == OWN else cards if word == CARD else further
            members = possible_options(s, effect, p, argument, members, word)
            if word == OWN:
                own = members
            elif word == CARD:
                cards = members
            else:
                further = members
    if effect == Effect.ENCOUNTERS:
        own = leave_encounters(s, p, own)
        if own == 0:
            cards, further = 0, 0
    s.options[OWN], s.options[CARD], s.options[FURTHER] = own, cards, further
    return count(own) + count(cards) + count(further)
