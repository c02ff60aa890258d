"""The command on a terminal of its own, of a given size."""

import codecs
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from contextlib import suppress

from tests.cli.command import PATIENCE, hear_signals, read_some

A_WHILE = 10  # seconds in which a key should do something
MOST_PRESSES = 12  # of a key that should
PROMPT = re.compile(r"(\]|goes on|looking\.)[: ]+$")


def begin_session():
    """In the process of a command: its own terminal, and the signals that come from there."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    hear_signals()


class Terminal:
    """`arasta` with a terminal for input and output: what it shows up to each prompt, and what is typed there."""

    def __init__(self, *arguments, columns=80, lines=24):
        self.ours, theirs = pty.openpty()
        self.decoder = io.IncrementalNewlineDecoder(codecs.getincrementaldecoder("utf-8")(), translate=True)
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = {word: value for word, value in os.environ.items() if word not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "arasta.cli.main", *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment | {"NO_COLOR": "1", "TERM": "xterm"},
            start_new_session=True,
            preexec_fn=begin_session,
        )
        os.close(theirs)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def end(self):
        """Its exit code, when it has ended."""
        return self.process.wait(PATIENCE)

    def screen(self):
        """What was printed since the last prompt, with the next prompt, without the echo of what was typed."""
        shown = ""
        while not PROMPT.search(shown):
            read = self.read()
            assert read, f"ended with {shown!r}"
            shown += read
        return shown

    def type(self, line):
        """Type a line, wait for its echo, and show what follows."""
        os.write(self.ours, f"{line}\n".encode())
        echo = ""
        while "\n" not in echo:
            read = self.read()
            assert read, f"ended with {echo!r}"
            echo += read
        rest = echo.partition("\n")[2]
        return rest if PROMPT.search(rest) else rest + self.screen()

    def press(self, key):
        """Press a key that ends the table, and show what follows.

        A signal that comes between a prompt and the reading after it is noticed when something is read: as a player
        would, this presses again then.
        """
        shown = ""
        for _ in range(MOST_PRESSES):
            os.write(self.ours, key)
            while select.select([self.ours], [], [], A_WHILE)[0]:
                if not (read := self.read()):
                    return shown
                shown += read
        raise AssertionError(f"{key!r} was pressed {MOST_PRESSES} times, and the table is still there: {shown!r}")

    def read(self):
        """What there is; nothing at the end."""
        with suppress(OSError):  # a terminal whose other end is closed
            read = read_some(self.ours)
            while read and not (shown := self.decoder.decode(read)):  # part of a letter or of the end of a line
                read = read_some(self.ours)
            return shown if read else ""
        return ""
