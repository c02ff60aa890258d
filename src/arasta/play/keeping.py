"""Keeping a game in a file: a record never takes the place of another, and is never half written."""

import os
from pathlib import Path

from arasta.play.errors import CannotKeep
from arasta.play.game import Game


def check_new(path: Path) -> None:
    """Whether a game can be kept here: refused before the game rather than lost after it."""
    if path.exists():
        raise CannotKeep("keep-exists", file=str(path))
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise CannotKeep("keep-folder", file=str(path))


def write(game: Game, path: Path) -> None:
    """Write beside the file, then take its place: a full disk loses nothing."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(game.record(), "utf-8")
    beside.replace(path)
