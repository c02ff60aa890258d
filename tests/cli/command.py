"""Running the command: in this process, or as a process of its own."""

import io
import os
import select
import signal
import subprocess
import sys

import pytest

from arasta.cli.main import main

PATIENCE = 300  # seconds without a word: a cold cache compiles the rules, perhaps on a busy machine


class Command:
    """`arasta` in this process: exit code, output and errors of the last call."""

    def __init__(self, capsys, monkeypatch):
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments, typed=""):
        """Run it, with what is typed on standard input."""
        content = typed if isinstance(typed, bytes) else typed.encode("utf-8")
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
        self.code = main([str(argument) for argument in arguments])
        self.out, self.err = self.capsys.readouterr()
        return self

    def is_refused(self, *words):
        """Exit code 2, nothing printed but one line of error, which has all these words."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.startswith("arasta: ")
        assert self.err.count("\n") == 1
        return all(word in self.err for word in words)


@pytest.fixture
def arasta(capsys, monkeypatch):
    """The command."""
    return Command(capsys, monkeypatch)


def hear_signals():
    """In a process that is being started: as in a player's terminal. What a shell runs in the background, or under
    `nohup`, is born deaf to some signals, and hands that on to whatever it starts.
    """
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def process(*arguments, typed="", **further):
    """`arasta` as a process of its own."""
    command = [sys.executable, "-m", "arasta.cli.main", *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", **further)


def read_some(file):
    """What comes next from a terminal or a pipe, by its number; it is waited for, but not for ever."""
    assert select.select([file], [], [], PATIENCE)[0], f"nothing came for {PATIENCE} s"
    return os.read(file, 65536)


def read_until(words, file, told=b""):
    """All that comes until it has these words."""
    while words not in told:
        more = read_some(file)
        assert more, f"it ended with {told!r}"
        told += more
    return told
