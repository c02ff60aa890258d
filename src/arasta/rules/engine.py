"""The engine: who must decide, what may be chosen, and one step (clauses ACT-3, WIN-1, CHANCE-1)."""

from arasta.rules.agenda import pop, top_argument, top_effect, top_player
from arasta.rules.bits import is_single, lowest
from arasta.rules.compiling import rule
from arasta.rules.dispatch import own_options, perform, resolve, weight
from arasta.rules.names import CHANCE, FIRST_CHANCE, FIRST_DECISION, FIRST_INNER, NOBODY, Effect
from arasta.rules.setup import set_up
from arasta.rules.windows import FIRST_CARD, play_in_window, window_options

LEAVE = 0  # in every window option 0 leaves it


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
def options_of(s, effect, p, argument):
    """All legal options of a decision; none means that there is nothing to ask."""
    options = own_options(s, effect, p, argument)
    if effect < FIRST_INNER and options != 0:
        options |= window_options(s, p, effect)
    return options


@rule
def is_forced(s, effect, p, options):
    """A single option is taken at once, but only where all can see that it is the only one.

    A question that depends on the hand is asked whenever the hand could matter, so that silence betrays no card.
    """
    if effect >= FIRST_CHANCE or not is_single(options):
        return False
    if effect < FIRST_INNER or effect == Effect.SELL or effect == Effect.ACT_THERE:
        return s.cards[p] == 0
    if effect == Effect.DISCARD_CARD or effect == Effect.PAY_LIRA_OR_CARD:
        return s.cards[p] <= 1
    return True


@rule
def choose(s, effect, p, argument, option):
    """Take the decision off the agenda and carry out the option."""
    pop(s)
    is_window = effect < FIRST_INNER
    s.window_left = 1 if is_window and option == LEAVE else 0
    if is_window and option >= FIRST_CARD:
        play_in_window(s, p, effect, option)
    else:
        resolve(s, effect, p, argument, option)


@rule
def run(s):
    """Work through the agenda until somebody must decide or the game is over."""
    while s.agenda_height > 0:
        effect, p, argument = top_effect(s), top_player(s), top_argument(s)
        if effect < FIRST_DECISION:
            pop(s)
            perform(s, effect, p, argument)
            continue
        options = options_of(s, effect, p, argument)
        if options == 0:
            pop(s)
        elif is_forced(s, effect, p, options):
            choose(s, effect, p, argument, lowest(options))
        else:
            s.options = options
            return
    s.options = 0


@rule
def begin(s, players, variants, layout):
    """A new game, up to the first decision of chance or a player. The record must be all zeros."""
    set_up(s, players, variants, layout)
    run(s)


@rule
def step(s, option):
    """One decision, which must be legal; then everything that follows by itself."""
    choose(s, top_effect(s), top_player(s), top_argument(s), option)
    run(s)


@rule
def is_weighted(s):
    """Whether the outcomes of the chance on top are not all equally likely."""
    return top_effect(s) == Effect.CARD_DRAWN or top_effect(s) == Effect.PLACE_LAID


@rule
def chance_weight(s, option):
    """How likely chance decides for a legal option, in relation to the others."""
    return weight(s, top_effect(s), top_argument(s), option)
