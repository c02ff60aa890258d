"""The machine both games run on: it works through the agenda until somebody must decide.

A game gives it its own rules; compiled, they are one large body in `run`.
"""

from arasta.core.agenda import FIRST_CHANCE, FIRST_DECISION, pop, top_argument, top_effect, top_player
from arasta.core.compiling import inlined, rule
from arasta.core.options import NO_CHOICE, first_option, no_options

CHANCE = -1  # who acts when dice roll or a card is drawn
NOBODY = -2  # who acts when the game is over
ASKED = -2  # instead of an option: somebody must decide


@rule
def is_over(s):
    """Nothing is left to resolve."""
    return s.agenda_height == 0


@rule
def to_act(s):
    """The seat that must decide, CHANCE, or NOBODY when the game is over."""
    if is_over(s):
        return NOBODY
    return CHANCE if top_effect(s) >= FIRST_CHANCE else top_player(s)


@rule
def never(s, effect, p, argument):
    """Of no decision, for a machine that asks for forced answers too."""
    return False


def machine(perform, offer, choose, is_silent, is_forced):
    """The machine for a game: `advance` and `run`.

    `offer` lays out the options of a decision in the state and counts them. A single one, or the first of a set that
    `is_forced`, is taken without asking if it `is_silent`.
    """

    @inlined
    def advance(s, option):
        """The top of the agenda: carry out the effect or the choice, or ask. Returns the next choice, if forced."""
        effect, p, argument = top_effect(s), top_player(s), top_argument(s)
        if effect < FIRST_DECISION:
            pop(s)
            perform(s, effect, p, argument)
        elif option != NO_CHOICE:
            choose(s, effect, p, argument, option)
        else:
            found = offer(s, effect, p, argument)
            if found == 0:
                pop(s)
            elif effect >= FIRST_CHANCE or (found > 1 and not is_forced(s, effect, p, argument)):
                return ASKED
            else:
                return first_option(s) if is_silent(s, effect, p, argument) else ASKED
        return NO_CHOICE

    @inlined
    def run(s, option):
        """Carry out a choice, and go on until somebody must decide or the game is over."""
        while s.agenda_height > 0:
            option = advance(s, option)
            if option == ASKED:
                return
        no_options(s)

    return advance, run
