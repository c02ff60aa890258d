"""Compiling what looking ahead needs, beside whatever goes on: it takes a minute or two, once on a machine."""

from functools import cache
from threading import Thread

import numpy as np

from arasta.bots.playouts import Nets, worth_of
from arasta.core.agenda_game import AgendaGame
from arasta.core.compiling import is_compiled
from arasta.play.batch.batch import Batch


def is_ready(rules: AgendaGame) -> bool:
    """Whether a game can be looked ahead in at once. Playing on is compiled last."""
    return is_compiled(f"{rules.name}/batching.play_on_games")


@cache
def start_warm_up(rules: AgendaGame) -> None:
    """In a thread of its own, once in a process; it ends with it."""
    Thread(target=get_ready, args=[rules], name="arasta-getting-ready", daemon=True).start()


def get_ready(rules: AgendaGame) -> None:
    """Look ahead once."""
    games = Batch(rules, [rules.settings()], 1, seed=0)
    options = np.flatnonzero(games.mask[0])
    worth_of(Nets.load(rules.name), games, np.zeros(1, np.int64), [options], np.random.default_rng(0))
