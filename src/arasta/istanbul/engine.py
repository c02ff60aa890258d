"""The engine of the board game: the machine with its rules (clauses ACT-3, WIN-1, CHANCE-1)."""

from arasta.core.agenda import pop_decision, push
from arasta.core.compiling import inlined
from arasta.core.machine import machine, never
from arasta.core.random_play import random_chooser
from arasta.istanbul.base.mosque_tiles import use_yellow_tile
from arasta.istanbul.base.turn.windows import DONE, YELLOW_TILE, play_card
from arasta.istanbul.base.words import FIRST_INNER
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.offering import offer
from arasta.istanbul.option_names import FIRST_CARD, FIRST_FURTHER

perform, resolve = EFFECTS.perform, EFFECTS.choose


@inlined
def choose(s, effect, p, argument, option):
    """Take the decision off the agenda and carry out the option."""
    pop_decision(s)
    is_window = effect < FIRST_INNER
    s.window_left = 1 if is_window and option == DONE else 0
    if is_window and FIRST_CARD <= option < FIRST_FURTHER:
        play_card(s, p, effect, option - FIRST_CARD)
    elif is_window and option == YELLOW_TILE:
        push(s, effect, p, 0)
        use_yellow_tile(s, p)
    else:
        resolve(s, effect, p, argument, option)


advance, run = machine(perform, offer, choose, EFFECTS.is_silent, EFFECTS.is_forced)
advance_asking, run_asking = machine(perform, offer, choose, never, never)
random_option, chance_weight = random_chooser(EFFECTS)
