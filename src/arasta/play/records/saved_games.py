"""Games that keep themselves: one file each in the user's data folder, written as often as somebody likes.

    kept = keep_new(game, people={0, 2}, notice=warn)   # a new file, locked for this process
    kept.save(game)                                     # after every choice: atomic, on disk when it returns
    kept.close()                                        # unlocked; `with keep_new(…) as kept:` does it too

    unfinished()                                        # what can be gone on with, the newest first
    game, kept = reopen(unfinished()[0].path, warn)     # CannotKeep while another process plays it

A file is the game's record (`arasta replay` reads it), with the seats played by people in a remark. The folder is
`games` in `ARASTA_DATA`, or in the user's folder for data. Where it cannot be written, play goes on: `notice` is called
with a CannotKeep once, `path` is None if there is no file at all, and `save` does nothing, or tries again.
"""

import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime
from itertools import count
from pathlib import Path
from typing import Self

from arasta.core.user_folders import user_folder
from arasta.play.api import load
from arasta.play.errors import CannotKeep
from arasta.play.game.game import Game
from arasta.play.records.file_lock import FileLock, IsTaken
from arasta.play.records.files import write_text
from arasta.play.records.record import FORMAT

Notice = Callable[[CannotKeep], None]
PEOPLE = re.compile(r"^# people:([ \d]*)$", re.MULTILINE)


class SavedGame:
    """A game's file, which this process alone may write."""

    def __init__(self, people: Iterable[int], notice: Notice, path: Path | None, lock: FileLock | None) -> None:
        self.people = frozenset(people)
        self.path = path
        self._notice = notice
        self._lock = lock
        self._told = False

    def save(self, game: Game) -> None:
        """Keep the game as it is now. Whatever happens later, this is what is found, or what is saved after it."""
        if self.path is None:
            return
        try:
            write_text(with_people(game.record(), self.people), self.path)
        except OSError as error:
            self.tell(self.path, error)

    def tell(self, where: Path | None, error: OSError) -> None:
        """Say that the game is not kept, once."""
        if not self._told:
            self._told = True
            self._notice(CannotKeep("keep-not-kept", file=str(where or "?"), problem=error.strerror or str(error)))

    def close(self) -> None:
        """Let others open the game."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def keep_new(game: Game, people: Iterable[int], notice: Notice) -> SavedGame:
    """Keep a game from now on, in a file of its own. Seats count from 0."""
    folder = None
    try:
        folder = games_folder()
        folder.mkdir(parents=True, exist_ok=True)
        path, lock = new_file(folder, game.rules.name)
    except OSError as error:
        kept = SavedGame(people, notice, None, None)
        kept.tell(folder, error)
        return kept
    kept = SavedGame(people, notice, path, lock)
    kept.save(game)
    return kept


def keep_at(path: Path, game: Game, people: Iterable[int], notice: Notice) -> SavedGame:
    """Keep a game from now on, in a new file that somebody named. CannotKeep if another process does."""
    try:
        kept = SavedGame(people, notice, path, FileLock(path))
    except IsTaken as taken:
        raise CannotKeep("keep-in-use", file=path.name, process=taken.process) from None
    except OSError as error:
        raise CannotKeep("keep-failed", file=str(path), problem=error.strerror or str(error)) from None
    kept.save(game)
    return kept


def reopen(path: Path, notice: Notice, seed: int | None = None) -> tuple[Game, SavedGame]:
    """Go on with a kept game, as it would have gone on or by another seed. CannotKeep while another process has it, or
    if the file cannot be read; RecordError if it is damaged.
    """
    lock = None
    try:
        lock = FileLock(path)
        text = path.read_text("utf-8")
        game = load(text, seed=seed)
    except IsTaken as taken:
        raise CannotKeep("keep-in-use", file=path.name, process=taken.process) from None
    except (OSError, UnicodeDecodeError) as error:
        raise CannotKeep("keep-unreadable", file=str(path), problem=str(error)) from None
    else:
        kept = SavedGame(people_of(text), notice, path, lock)
        lock = None
        return game, kept
    finally:
        if lock is not None:
            lock.release()


def is_free(path: Path) -> bool:
    """Whether no other process plays a kept game just now."""
    try:
        FileLock(path).release()
    except (IsTaken, OSError):
        return False
    return True


@dataclass(frozen=True)
class Unfinished:
    """A kept game that is not over: what it is, how many play, the seats of people from 0, the last turn as records
    label it, and when it was saved.
    """

    path: Path
    game: str
    players: int
    people: frozenset[int]
    turn: str
    saved: datetime


def unfinished() -> list[Unfinished]:
    """The kept games that are not over, the newest first. What cannot be read is left out."""
    found = []
    try:
        paths = list(games_folder().glob("*.txt"))
    except OSError:
        return []
    for path in paths:
        try:
            found.append(summary(path.read_text("utf-8"), path))
        except (OSError, ValueError):
            continue
    return sorted(filter(None, found), key=lambda game: (game.saved, game.path.name), reverse=True)


def summary(text: str, path: Path) -> Unfinished | None:
    """What a record is about, without replaying it; None if its game is over, ValueError if it is none."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    words = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    if not lines or lines[0] != FORMAT or not {"game", "players"} <= words.keys():
        raise ValueError(path)
    turn = next(reversed(words)) if "setup" in words else "setup"
    if turn == "result":
        return None
    saved = datetime.fromtimestamp(path.stat().st_mtime)
    return Unfinished(path, words["game"], int(words["players"]), people_of(text), turn, saved)


def games_folder() -> Path:
    """Where games are kept; OSError for a user without a home."""
    given = os.environ.get("ARASTA_DATA")
    folder = Path(given).absolute() if given else user_folder("data")
    if folder is None:
        raise OSError("there is no home folder")
    return folder / "games"


def new_file(folder: Path, game: str) -> tuple[Path, FileLock]:
    """A name that no other game has, locked: `2026-11-15-istanbul-1.txt`."""
    for n in count(1):
        path = folder / f"{date.today()}-{game}-{n}.txt"
        if not path.exists():
            try:
                lock = FileLock(path)
            except IsTaken:
                continue
            if not path.exists():  # else another process was faster and is done already
                return path, lock
            lock.release()
    raise AssertionError("numbers do not end")


def with_people(record: str, people: Iterable[int]) -> str:
    """A record with the seats of people, counted from 1, in a remark below its first line."""
    first, rest = record.split("\n", 1)
    return f"{first}\n# people: {' '.join(str(seat + 1) for seat in sorted(people))}\n{rest}"


def people_of(text: str) -> frozenset[int]:
    """The seats of people by that remark; none without one."""
    found = PEOPLE.search(text)
    return frozenset(int(seat) - 1 for seat in found[1].split()) if found else frozenset()
