"""The engine of the board game: the machine with its rules (clauses ACT-3, WIN-1, CHANCE-1)."""

from arasta.core.agenda import pop, top_argument, top_effect
from arasta.core.compiling import rule
from arasta.core.machine import machine
from arasta.core.random_play import random_chooser
from arasta.istanbul.asking import options_of
from arasta.istanbul.dispatch import perform, resolve, weight
from arasta.istanbul.effects import FIRST_INNER, Effect
from arasta.istanbul.forced import is_forced
from arasta.istanbul.windows import FIRST_CARD, YELLOW_TILE, play_in_window

LEAVE = 0  # in every window option 0 leaves it


@rule
def choose(s, effect, p, argument, option):
    """Take the decision off the agenda and carry out the option."""
    pop(s)
    is_window = effect < FIRST_INNER
    s.window_left = 1 if is_window and option == LEAVE else 0
    if is_window and FIRST_CARD <= option <= YELLOW_TILE:
        play_in_window(s, p, effect, option)
    else:
        resolve(s, effect, p, argument, option)


advance, run = machine(perform, options_of, choose, is_forced)


@rule
def is_weighted(s):
    """Whether the outcomes of the chance on top are not all equally likely."""
    effect = top_effect(s)
    return effect == Effect.CARD_DRAWN or effect == Effect.PLACE_LAID or effect == Effect.LETTER_DRAWN


@rule
def chance_weight(s, option):
    """How likely chance decides for a legal option, in relation to the others."""
    return weight(s, top_effect(s), top_argument(s), option)


random_option = random_chooser(is_weighted, chance_weight)
