"""The engine: who must decide, what may be chosen, and one step (clauses ACT-3, WIN-1, CHANCE-1)."""

from arasta.rules.agenda import pop, top_argument, top_effect, top_player
from arasta.rules.asking import options_of
from arasta.rules.assembly import set_up
from arasta.rules.bits import lowest
from arasta.rules.compiling import rule
from arasta.rules.dispatch import perform, resolve, weight
from arasta.rules.effects import FIRST_CHANCE, FIRST_DECISION, FIRST_INNER, Effect
from arasta.rules.forced import is_forced
from arasta.rules.names import CHANCE, NOBODY
from arasta.rules.windows import FIRST_CARD, YELLOW_TILE, play_in_window

LEAVE = 0  # in every window option 0 leaves it
NO_CHOICE = -1  # instead of an option: only what follows by itself


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
def choose(s, effect, p, argument, option):
    """Take the decision off the agenda and carry out the option."""
    pop(s)
    is_window = effect < FIRST_INNER
    s.window_left = 1 if is_window and option == LEAVE else 0
    if is_window and FIRST_CARD <= option <= YELLOW_TILE:
        play_in_window(s, p, effect, option)
    else:
        resolve(s, effect, p, argument, option)


@rule
def run(s, option):
    """Carry out a choice, and work through the agenda until somebody must decide or the game is over.

    Compiled, everything below is one large body: there is one call of it in each entry, and one of `choose` in it.
    """
    while s.agenda_height > 0:
        effect, p, argument = top_effect(s), top_player(s), top_argument(s)
        if effect < FIRST_DECISION:
            pop(s)
            perform(s, effect, p, argument)
            continue
        if option == NO_CHOICE:
            options = options_of(s, effect, p, argument)
            if options == 0:
                pop(s)
                continue
            if not is_forced(s, effect, p, options):
                s.options = options
                return
            option = lowest(options)
        choose(s, effect, p, argument, option)
        option = NO_CHOICE
    s.options = 0


@rule
def begin(s, players, variants, modules, new_cards_only, layout):
    """A new game, up to the first decision of chance or a player. The record must be all zeros."""
    set_up(s, players, variants, modules, new_cards_only, layout)
    run(s, NO_CHOICE)


@rule
def step(s, option):
    """One decision, which must be legal; then everything that follows by itself."""
    run(s, option)


@rule
def is_weighted(s):
    """Whether the outcomes of the chance on top are not all equally likely."""
    effect = top_effect(s)
    return effect == Effect.CARD_DRAWN or effect == Effect.PLACE_LAID or effect == Effect.LETTER_DRAWN


@rule
def chance_weight(s, option):
    """How likely chance decides for a legal option, in relation to the others."""
    return weight(s, top_effect(s), top_argument(s), option)
