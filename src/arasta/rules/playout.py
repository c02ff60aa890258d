"""Random play, compiled: choosing by a stream of random numbers, whole games at a time."""

import numpy as np

from arasta.rules.assembly import set_up
from arasta.rules.bits import count, lowest, nth
from arasta.rules.compiling import entry, rule
from arasta.rules.engine import NO_CHOICE, begin, chance_weight, is_over, is_weighted, run, step
from arasta.rules.scoring import rank
from arasta.rules.stream import below, random_word


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


@rule
def play_out(s, key, limit):
    """Random play from set-up to the end of the game, or until `limit` decisions; returns how many were made."""
    made = 0
    option = NO_CHOICE
    while True:
        run(s, option)
        if made == limit or is_over(s):
            return made
        option = random_option(s, random_word(key, made))
        made += 1


@entry
def play_games(states, first_key, players, variants, modules, new_cards_only, layout, limit, decisions):
    """Set up and play out a batch of games; game i runs on the stream `first_key + i`."""
    for i in range(len(states)):
        set_up(states[i], players, variants, modules, new_cards_only, layout)
        decisions[i] = play_out(states[i], np.int64(first_key + i), limit)


@entry
def begin_game(states, i, players, variants, modules, new_cards_only, layout):
    """`begin` for one game of an array."""
    begin(states[i], players, variants, modules, new_cards_only, layout)


@entry
def step_game(states, i, option):
    """`step` for one game of an array."""
    step(states[i], option)


@entry
def step_games(states, first_key, made):
    """One random decision in every game that is not over; game i runs on the stream `first_key + i` at `made`."""
    for i in range(len(states)):
        if not is_over(states[i]):
            step(states[i], random_option(states[i], random_word(np.int64(first_key + i), np.int64(made))))


@entry
def rank_games(states, ranks):
    """END-7: the rank of each seat in every game that is over; 0 where it is not, and for empty seats."""
    for i in range(len(states)):
        for p in range(len(ranks[i])):
            ranks[i, p] = rank(states[i], p) if is_over(states[i]) and p < states[i].players else 0
