"""A census: random play that counts every choice, to find what a rule offers and nobody ever takes."""

import numpy as np

from arasta.rules.actions import OPTIONS
from arasta.rules.agenda import top_argument, top_effect
from arasta.rules.assembly import set_up
from arasta.rules.compiling import entry, rule
from arasta.rules.effects import Effect
from arasta.rules.engine import NO_CHOICE, is_over, run
from arasta.rules.playout import random_option
from arasta.rules.stream import random_word

ARGUMENTS = 32  # arguments from 31 up are counted together; places and tiles are below


def new_census() -> np.ndarray:
    """Counts by decision, argument and option. The argument of ACTION is the place."""
    return np.zeros((max(Effect) + 1, ARGUMENTS, OPTIONS), np.int64)


@rule
def count_choice(s, option, counts):
    """One choice, chance's too."""
    effect = top_effect(s)
    argument = s.here if effect == Effect.ACTION else top_argument(s)
    counts[effect, min(argument, ARGUMENTS - 1), option] += 1


@entry
def census_games(states, first_key, players, variants, modules, new_cards_only, layout, limit, counts):
    """Set up and play out a batch of games as `play_games` does, and count; returns how many decisions were made."""
    decisions = 0
    for i in range(len(states)):
        s = states[i]
        set_up(s, players, variants, modules, new_cards_only, layout)
        made, option = 0, NO_CHOICE
        while True:
            run(s, option)
            if made == limit or is_over(s):
                break
            option = random_option(s, random_word(np.int64(first_key + i), made))
            count_choice(s, option, counts)
            made += 1
        decisions += made
    return decisions
