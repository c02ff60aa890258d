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

PATIENCE = 10  # seconds in which a key must do something
PROMPT = re.compile(r"(\]|goes on|looking\.)[: ]+$")


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
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

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
            echo += self.read()
        rest = echo.partition("\n")[2]
        return rest if PROMPT.search(rest) else rest + self.screen()

    def press(self, key):
        """Press a key that ends the table, and show what follows.

        A signal that comes between a prompt and the reading after it is noticed when something is read: as a player
        would, this presses again then.
        """
        os.write(self.ours, key)
        shown = ""
        while True:
            if not select.select([self.ours], [], [], PATIENCE)[0]:
                os.write(self.ours, key)
                continue
            if not (read := self.read()):
                return shown
            shown += read

    def read(self):
        """What there is; nothing at the end."""
        with suppress(OSError):  # a terminal whose other end is closed
            read = os.read(self.ours, 65536)
            while read and not (shown := self.decoder.decode(read)):  # part of a letter or of the end of a line
                read = os.read(self.ours, 65536)
            return shown if read else ""
        return ""
