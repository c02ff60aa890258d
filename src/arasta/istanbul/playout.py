"""The doors from Python into the compiled board game. All of its rules are compiled once, in `go_on_games`."""

from arasta.core.compiling import entry, record_at
from arasta.core.random_play import driver
from arasta.istanbul.base.scoring import rank, rank_all
from arasta.istanbul.base.setup import set_up
from arasta.istanbul.engine import random_option, run

go_on = driver(run, random_option, rank)


@entry
def go_on_games(states, courses, starts, first_key, limit, players_too):
    """In every game carry out an option, or none, and then up to `limit` random ones."""
    go_on(states, courses, starts, first_key, limit, players_too)


@entry
def set_up_game(states, i, players, variants, modules, edition, cards, layout):
    """`set_up` for one game of an array."""
    set_up(record_at(states, i), players, variants, modules, edition, cards, layout)


@entry
def rank_games(states, ranks):
    """END-7: the ranks of all games that are over."""
    rank_all(states, ranks)
