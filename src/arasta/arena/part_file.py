"""The parts of a ladder in a file, one line of JSON each, so that a ladder can be stopped and gone on with.

The first line says what the parts hang on. A part is written as soon as it was played; a line that was cut off when
the process was killed is dropped, and its part is played again.
"""

import json
import os
from pathlib import Path
from typing import Any

from arasta.arena.ladder import Ladder
from arasta.arena.parts import Part, Played
from arasta.core.refusal import Refusal
from arasta.play.records.file_lock import FileLock, IsTaken

HEADER = "ladder"


class CannotContinue(Refusal):
    """A file in which the parts of this ladder cannot be kept. Nothing was written."""


def kept_seed(path: Path) -> int | None:
    """The seed of the ladder in a file, for whoever goes on without naming it; None if there is no such file."""
    try:
        with path.open("rb") as file:
            seed = json.loads(file.readline())[HEADER]["seed"]
    except (OSError, ValueError, TypeError, KeyError):
        return None  # opening it for writing says what is wrong
    return seed if isinstance(seed, int) else None


class PartFile:
    """A file of parts, new or gone on with; another process cannot use it meanwhile. `done` are its parts by key."""

    def __init__(self, path: Path, ladder: Ladder) -> None:
        self.path = path
        try:
            self.lock = FileLock(path)
        except IsTaken as taken:
            raise CannotContinue("parts-in-use", file=str(path), process=taken.process) from None
        except OSError as error:
            raise self.failed(error) from None
        try:
            self.done = self.opened(ladder)
        except BaseException:
            self.lock.release()
            raise

    def __enter__(self) -> "PartFile":
        return self

    def __exit__(self, *_: Any) -> None:
        self.lock.release()

    def opened(self, ladder: Ladder) -> dict[str, Played]:
        """What the file has, if it is of such a ladder; a new one gets its first line."""
        try:
            content = self.path.read_bytes() if self.path.exists() else b""
        except OSError as error:
            raise self.failed(error) from None
        if not content:
            self.append({HEADER: ladder.determines()})
            return {}
        whole, end, cut_off = content.rpartition(b"\n")
        first, *parts = self.lines((whole + end).decode("utf-8", "replace"))
        self.compare(first[HEADER], ladder.determines())
        os.truncate(self.path, len(content) - len(cut_off))
        try:
            return {each["part"]: Played.of(each) for each in parts}
        except (KeyError, TypeError):
            raise self.unreadable() from None

    def lines(self, text: str) -> list[dict[str, Any]]:
        """The lines of the file, the first of which says what it is."""
        try:
            found = [json.loads(line) for line in text.splitlines()]
        except ValueError:
            found = []
        if not found or not isinstance(found[0], dict) or not isinstance(found[0].get(HEADER), dict):
            raise self.unreadable()
        return found

    def unreadable(self) -> CannotContinue:
        """That this is no such file."""
        return CannotContinue("parts-unreadable", file=str(self.path))

    def failed(self, error: OSError) -> CannotContinue:
        """That the system does not let us."""
        return CannotContinue("keep-failed", file=str(self.path), problem=error.strerror or str(error))

    def compare(self, kept: dict[str, Any], wanted: dict[str, Any]) -> None:
        """Refuse a file of other games."""
        for word in wanted | kept:
            if kept.get(word) != wanted.get(word):
                there, here = (json.dumps(each.get(word)) for each in (kept, wanted))
                raise CannotContinue("parts-of-another", file=str(self.path), word=word, there=there, here=here)

    def add(self, part: Part, played: Played) -> None:
        """Keep one more."""
        self.append({"part": part.key, **played.plain()})

    def append(self, line: dict[str, Any]) -> None:
        """One line more, on the disk at once."""
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(line)}\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise self.failed(error) from None
