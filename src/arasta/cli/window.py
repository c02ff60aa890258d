"""Where the table is shown: a terminal of so many columns and lines, or a pipe, which has no end."""

import re
import shutil
import sys
from collections.abc import Sequence

from arasta.cli.colour import is_wanted
from arasta.play.terminal.styled_text import WIDTH, Line, paint, wrap

CLEAR = "\x1b[2J\x1b[H"
TERM = re.compile(r" +\S.*? {2,}(?=\S)")
LEAST_LINES = 8  # a terminal that says less is asked for this much


class Window:
    """What is printed and read. On a terminal every question is a whole screen of its own."""

    def __init__(self) -> None:
        self.is_screen = sys.stdout.isatty()
        self.colour = is_wanted()

    @property
    def columns(self) -> int:
        """How many columns there are, as many as a board needs at most."""
        return min(WIDTH, shutil.get_terminal_size().columns) if self.is_screen else WIDTH

    @property
    def lines(self) -> int | None:
        """How many lines there are; None if they do not end."""
        return max(LEAST_LINES, shutil.get_terminal_size().lines) if self.is_screen else None

    def paint(self, line: Line) -> str:
        """A line as it is printed, in colour where that is wanted."""
        return paint(line, self.colour).rstrip()

    def wrap(self, text: str, style: str = "") -> list[str]:
        """A text in as many lines as it takes."""
        return [self.paint([(part, style)]) for line in text.splitlines() for part in hung(line, self.columns)]

    def write(self, lines: Sequence[str]) -> None:
        """Print lines."""
        for line in lines:
            print(line)

    def pages(self, lines: Sequence[str], more: str) -> None:
        """A long text; on a terminal page by page, with Enter between and at the end."""
        if self.lines is None:
            return self.write(lines)
        for start in range(0, len(lines), self.lines - 1):
            self.write(lines[start : start + self.lines - 1])
            self.read(more)

    def read(self, prompt: str) -> str:
        """What is typed on a line."""
        typed = input(self.paint([(prompt, "bold")]) + " ").strip()
        if not sys.stdin.isatty():  # a terminal echoes what is typed; a transcript should show it too
            print(typed)
        return typed

    def clear(self) -> None:
        """An empty screen, on a terminal."""
        if self.is_screen:
            print(CLEAR, end="")


def hung(line: str, columns: int) -> list[str]:
    """A line in as many as it takes; in a list of terms, the explanation stays in its own column."""
    term = TERM.match(line)
    first = term[0] if term else ""
    return wrap(line[len(first) :], columns, first, " " * len(first)) or [""]
