"""The doors from Python into the compiled dice game."""

from arasta.core.compiling import entry, record_at
from arasta.core.machine import is_over
from arasta.core.random_play import random_player
from arasta.dice.census import count_choice
from arasta.dice.engine import begin, random_option, run, step
from arasta.dice.scoring import rank

play_all, step_all = random_player(run, random_option, count_choice)


@entry
def play_games(states, start, first_key, limit, decisions, counts):
    """Random games from the start, a game that has been set up; game i runs on the stream `first_key + i`."""
    play_all(states, start, first_key, limit, decisions, counts)


@entry
def begin_game(states, i, players):
    """`begin` for one game of an array."""
    begin(record_at(states, i), players)


@entry
def step_game(states, i, option):
    """`step` for one game of an array."""
    step(record_at(states, i), option)


@entry
def step_games(states, first_key, made):
    """One random decision in every game that is not over; game i runs on the stream `first_key + i` at `made`."""
    step_all(states, first_key, made)


@entry
def rank_games(states, ranks):
    """DEND-6: the rank of each seat in every game that is over; 0 where it is not, and for empty seats."""
    for i in range(len(states)):
        s = record_at(states, i)
        for p in range(len(ranks[i])):
            ranks[i, p] = rank(s, p) if is_over(s) and p < s.players else 0
