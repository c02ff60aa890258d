"""The story of a game as paragraphs."""

import shutil
import sys
from collections.abc import Iterable

from arasta.play.game.log import Turn
from arasta.play.terminal.styled_text import WIDTH, wrap

MARGIN = 8


def paragraphs(told: Iterable[Turn]) -> str:
    """Turns as text, their labels in the margin."""
    columns = min(WIDTH, shutil.get_terminal_size((WIDTH, 0)).columns) if sys.stdout.isatty() else WIDTH
    return "\n".join(
        line for label, lines in told for line in wrap(" ".join(lines), columns, f"{label:<{MARGIN}}", " " * MARGIN)
    )
