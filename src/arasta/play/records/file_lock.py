"""The lock of a file that one process alone may write; the system releases it when the process ends in whatever way."""

import os
from contextlib import suppress
from pathlib import Path

import filelock


class IsTaken(Exception):
    """Another process has the lock; `process` is its number, as far as it is known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class FileLock:
    """Holds the lock of a file from the beginning until `release`. IsTaken if another has it.

    The lock lies beside the file, which is replaced with every saving, and has the number of its process in it.
    """

    def __init__(self, path: Path) -> None:
        path.parent.stat()  # the library would make a folder that is not there
        self.path = path.with_name(f".{path.name}.lock")
        self.lock = filelock.FileLock(self.path)
        try:
            self.lock.acquire(blocking=False)
        except filelock.Timeout:
            raise IsTaken(self.process()) from None
        with suppress(OSError):  # where a locked file cannot be written nobody is told the number
            self.path.write_text(str(os.getpid()), encoding="ascii")

    def process(self) -> str:
        """The number of the process that has the lock."""
        try:
            return self.path.read_text(encoding="ascii", errors="replace")[:20]
        except OSError:
            return "?"

    def release(self) -> None:
        """Let others have it, and leave nothing behind."""
        with suppress(OSError):  # where an open file cannot be removed it stays, unlocked
            self.path.unlink()
        self.lock.release()
