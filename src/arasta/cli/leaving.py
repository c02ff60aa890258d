"""Leaving the table: the game is kept, however that comes about."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from arasta.play.game import Game
from arasta.play.keeping import write
from arasta.play.language import say

CLOSING = ("SIGTERM", "SIGHUP")  # a closed terminal window sends the second


@contextmanager
def keep(game: Game, path: Path | None, lang: str) -> Iterator[None]:
    """Write the record when the table is left by whatever way; Ctrl-C and a closed window end play quietly."""
    numbers = [getattr(signal, name) for name in CLOSING if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    except (EOFError, KeyboardInterrupt):
        print()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if path:
            write(game, path)
        farewell(game, path, lang)


def leave(number: int, frame: FrameType | None) -> None:
    """A signal that ends the process leaves as Ctrl-C does."""
    raise KeyboardInterrupt


def farewell(game: Game, path: Path | None, lang: str) -> None:
    """How the table was left, where the record is and how to go on."""
    if not game.over:
        print(say("terminal-left", lang))
        if not path:
            print(say("terminal-not-kept", lang))
    if path:
        print(say("terminal-saved", lang, file=str(path)))
        if not game.over:
            print(say("terminal-resume", lang, file=str(path)))
