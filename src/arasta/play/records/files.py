"""Keeping a game in a file: a record never takes the place of another, and is never half written."""

import os
from contextlib import suppress
from pathlib import Path

from arasta.play.errors import CannotKeep
from arasta.play.game.game import Game


def check_new(path: Path) -> None:
    """Whether a game can be kept here: refused before the game rather than lost after it."""
    try:
        exists, folder = path.exists(), path.parent.is_dir() and os.access(path.parent, os.W_OK)
    except OSError:  # a name that no file can have
        exists = folder = False
    if exists:
        raise CannotKeep("keep-exists", file=str(path))
    if not folder:
        raise CannotKeep("keep-no-folder", file=str(path))


def write(game: Game, path: Path) -> None:
    """Write the record of a game; CannotKeep if that cannot be done, and then the file is as it was."""
    try:
        write_text(game.record(), path)
    except OSError as error:
        raise CannotKeep("keep-failed", file=str(path), problem=error.strerror) from None


def write_text(text: str, path: Path) -> None:
    """Write beside the file, then take its place: whatever happens, one of the two is there, and whole."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    with suppress(OSError):  # the new name should outlive a power failure too; not every system can say so of a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
