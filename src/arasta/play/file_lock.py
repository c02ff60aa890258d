"""A lock that one process holds, and that the system releases when the process ends in whatever way."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class IsTaken(Exception):
    """Another process has the lock; `process` is its number, as far as it is known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class FileLock:
    """Holds the lock of this path from the beginning until `release`. IsTaken if another has it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = self.locked()
        while not self.is_at_its_path():  # whoever had it before has removed it between our opening and our locking
            os.close(self.file)
            self.file = self.locked()
        os.ftruncate(self.file, 0)
        os.write(self.file, str(os.getpid()).encode())

    def locked(self) -> int:
        """The file, open and locked."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            lock(file)
        except OSError as error:
            process = os.read(file, 20).decode("ascii", "replace") if sys.platform != "win32" else "?"
            os.close(file)
            if error.errno in TAKEN:
                raise IsTaken(process) from None
            raise
        return file

    def is_at_its_path(self) -> bool:
        """Whether others who look for the lock find this file."""
        try:
            return os.path.samestat(os.fstat(self.file), os.stat(self.path))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let others have it, and leave nothing behind."""
        with suppress(OSError):  # where an open file cannot be removed it stays, unlocked
            self.path.unlink()
        os.close(self.file)


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """Lock the first byte, or fail at once."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        """Lock the file, or fail at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
