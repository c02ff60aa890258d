"""Leaving the table: the game is kept, however that comes about."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from arasta.play.game.game import Game
from arasta.play.records.saved_games import SavedGame
from arasta.play.text.language import say

CLOSING = ("SIGTERM", "SIGHUP")  # a closed terminal window sends the second


@contextmanager
def leaving(game: Game, kept: SavedGame, is_named: bool, lang: str) -> Iterator[None]:
    """Save the game when the table is left by whatever way; Ctrl-C and a closed window end play quietly.

    `is_named` says that the player knows the file, because it was named on the command line.
    """
    numbers = [getattr(signal, name) for name in CLOSING if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    except (EOFError, KeyboardInterrupt):
        print()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        kept.save(game)
        kept.close()
        farewell(game, kept, is_named, lang)


def leave(number: int, frame: FrameType | None) -> None:
    """A signal that ends the process leaves as Ctrl-C does."""
    raise KeyboardInterrupt


def farewell(game: Game, kept: SavedGame, is_named: bool, lang: str) -> None:
    """How the table was left, where the record is and how to go on."""
    if not game.over:
        print(say("terminal-left", lang))
    if kept.path is None:
        print(say("terminal-not-kept", lang))
        return
    print(say("terminal-saved", lang, file=str(kept.path)))
    if not game.over:
        print(say("terminal-load" if is_named else "terminal-resume", lang, file=str(kept.path)))
