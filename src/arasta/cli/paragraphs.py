"""The story of a game as paragraphs."""

import shutil
import sys
import textwrap
from collections.abc import Iterable

from arasta.play.story import Turn

WIDTH = 97
MARGIN = 8


def paragraphs(told: Iterable[Turn]) -> str:
    """Turns as text, their labels in the margin."""
    columns = min(WIDTH, shutil.get_terminal_size((WIDTH, 0)).columns) if sys.stdout.isatty() else WIDTH
    return "\n".join(
        textwrap.fill(" ".join(lines), columns, initial_indent=f"{label:<{MARGIN}}", subsequent_indent=" " * MARGIN)
        for label, lines in told
    )
