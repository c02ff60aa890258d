"""Random play: choosing by a stream of random numbers, whole games at a time."""

import numpy as np

from arasta.core.bits import count, lowest, nth
from arasta.core.compiling import record_at, rule
from arasta.core.machine import NO_CHOICE, is_over
from arasta.core.stream import below, random_word


def random_chooser(is_weighted, chance_weight):
    """Random choice for a game: `is_weighted` says whether the outcomes of chance at hand are unequally likely."""

    @rule
    def random_outcome(s, word):
        """An outcome of chance, as likely as its weight says."""
        total = 0
        rest = s.options
        while rest != 0:
            total += chance_weight(s, lowest(rest))
            rest &= rest - 1
        left = below(total, word)
        rest = s.options
        while True:
            option = lowest(rest)
            left -= chance_weight(s, option)
            if left < 0:
                return option
            rest &= rest - 1

    @rule
    def random_option(s, word):
        """Any legal option alike; but where chance draws from unequal things, an outcome by its weight."""
        if is_weighted(s):
            return random_outcome(s, word)
        return nth(s.options, below(count(s.options), word))

    return random_option


def random_player(run, random_option, count_choice):
    """Random play for a game: whole batches to the end, and one decision in each of a batch."""

    @rule
    def play_all(states, start, first_key, limit, decisions, counts):
        """Play every game from the start, a game that has been set up, to its end or for `limit` decisions.

        Game i runs on the stream `first_key + i`. `counts` is a census, or empty.
        """
        for i in range(len(states)):
            states[i] = start[0]
            s = record_at(states, i)
            made, option = 0, NO_CHOICE
            while True:
                run(s, option)
                if made == limit or is_over(s):
                    break
                option = random_option(s, random_word(np.int64(first_key + i), made))
                if len(counts) > 0:
                    count_choice(s, option, counts)
                made += 1
            decisions[i] = made

    @rule
    def step_all(states, first_key, made):
        """One random decision in every game that is not over; game i runs on `first_key + i` at `made`."""
        for i in range(len(states)):
            s = record_at(states, i)
            if not is_over(s):
                run(s, random_option(s, random_word(np.int64(first_key + i), np.int64(made))))

    return play_all, step_all
