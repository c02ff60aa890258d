"""Keeping a game in a file, however the table is left."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from arasta.cli.errors import UsageError
from arasta.play.game import Game
from arasta.play.language import say

CLOSING = ("SIGTERM", "SIGHUP")  # a closed terminal window sends the second


def check_new(path: Path) -> None:
    """A record never overwrites another, and is refused before the game rather than lost after it."""
    if path.exists():
        raise UsageError(f"{path} exists already; name a new file, or go on with that game: --load {path}")
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise UsageError(f"{path} cannot be written; its folder must exist and be yours to write in.")


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
            write(path, game.record())
        farewell(game, path, lang)


def leave(number: int, frame: FrameType | None) -> None:
    """A signal that ends the process leaves as Ctrl-C does."""
    raise KeyboardInterrupt


def write(path: Path, text: str) -> None:
    """Write beside the file, then take its place: a full disk loses nothing."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, "utf-8")
    beside.replace(path)


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
