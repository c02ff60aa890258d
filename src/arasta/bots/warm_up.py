"""Getting ready to look ahead: what that needs is compiled once on a machine, in one process for all that wait for it.

That process is no other's, so that nobody who plays meanwhile is held up; it ends with the one that has begun it.
Others see by a lock that it is at work.
"""

import os
import subprocess
import sys
import time
from contextlib import suppress
from threading import Thread

import numpy as np

from arasta.bots.playouts import Nets, worth_of
from arasta.core.agenda_game import AgendaGame
from arasta.core.code_cache import root
from arasta.core.compiling import MODE, is_compiled
from arasta.play.batch.batch import Batch
from arasta.play.games import GAMES

BEGUN: set[str] = set()  # games that this process gets ready for in a thread, or has
LOADED: set[str] = set()  # games that it can look ahead in
LOCK = "compiling"
LOOK_SECONDS = 0.2  # until whoever waits looks again
BEHIND = 5  # whoever compiles lets those go first who play


def is_ready(rules: AgendaGame) -> bool:
    """Whether this process can look ahead in a game at once."""
    return MODE == "plain" or rules.name in LOADED


def is_kept(rules: AgendaGame) -> bool:
    """Whether all that looking ahead needs has been compiled on this machine. Playing on is compiled last."""
    return is_compiled(f"{rules.name}/batching.play_on_games")


def start_warm_up(rules: AgendaGame) -> None:
    """In a thread of its own, once in a process; it ends with it."""
    if rules.name not in BEGUN:
        BEGUN.add(rules.name)
        Thread(target=get_ready, args=[rules], name="arasta-getting-ready", daemon=True).start()


def start_compiling() -> None:
    """Have compiled what looking ahead needs in any game, for other processes: from the first start on."""
    Thread(target=have_all_compiled, name="arasta-compiling", daemon=True).start()


def have_all_compiled() -> None:
    """One game after the other."""
    for rules in GAMES.values():
        with suppress(ImportError, OSError):
            have_compiled(rules)


def get_ready(rules: AgendaGame) -> None:
    """Until this process can look ahead in a game. Where nothing can be kept, it compiles for itself."""
    if not is_ready(rules):
        with suppress(ImportError, OSError):
            have_compiled(rules)
        load(rules)


def have_compiled(rules: AgendaGame) -> None:
    """By a process that does nothing else; while there is one already, wait for it."""
    from arasta.play.records.file_lock import (
        FileLock,
        IsTaken,
    )  # what it needs is not there where only games are played

    root().mkdir(parents=True, exist_ok=True)
    while not is_kept(rules):
        try:
            lock = FileLock(root() / LOCK)
        except IsTaken:
            time.sleep(LOOK_SECONDS)
            continue
        try:
            if not is_kept(rules):
                compile_elsewhere(rules)
        finally:
            lock.release()
        return


def compile_elsewhere(rules: AgendaGame) -> None:
    """The process has a pipe from this one, to see when this one ends."""
    command = [sys.executable, "-c", f"from {__name__} import compile_for_others as do; do({rules.name!r})"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        process.wait()


def compile_for_others(game: str) -> None:
    """What runs in that process."""
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    Thread(target=end_with_stdin, daemon=True).start()
    load(GAMES[game])


def end_with_stdin() -> None:
    """Nobody waits any longer."""
    sys.stdin.read()
    os._exit(1)


def load(rules: AgendaGame) -> None:
    """Do once all that hints and looking ahead do."""
    games = Batch(rules, [rules.settings()], 1, seed=0)
    games.probabilities()
    rules.rank_games(games.states, np.zeros((1, rules.seats), np.int8))
    options = np.flatnonzero(games.mask[0])
    worth_of(Nets.load(rules.name), games, np.zeros(1, np.int64), [options], np.random.default_rng(0))
    LOADED.add(rules.name)
