"""Running the command: in this process, or as a process of its own."""

import io
import subprocess
import sys

import pytest

from arasta.cli.main import main


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


def process(*arguments, typed="", **further):
    """`arasta` as a process of its own."""
    command = [sys.executable, "-m", "arasta.cli.main", *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", **further)
