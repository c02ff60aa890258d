"""The log of a game turn by turn, as paragraphs."""

import shutil
import sys
import textwrap
from collections.abc import Iterable
from itertools import islice

from arasta.play.game import Game
from arasta.play.language import DEFAULT
from arasta.play.narration import narrate

WIDTH = 97
MARGIN = 8

Turn = tuple[str, list[str]]


def turns(game: Game, seat: int | None, lang: str = DEFAULT, since: int = 0) -> list[Turn]:
    """What happened from step `since` on, as a seat may read it: the label of each turn and its sentences."""
    rules = game.rules
    told: dict[int, Turn] = {}
    for step, after in islice(game.steps(), since, None):
        lines = narrate(rules, step.before, step.action, after, seat, lang)
        for states, about in ((step.before, lines.step), (after, lines.next_turn)):
            number, label = rules.turn(rules.open(states))
            told.setdefault(number, (label, []))[1].extend(about)
    return [(label, lines) for label, lines in told.values() if lines]


def paragraphs(told: Iterable[Turn]) -> str:
    """Turns as text, their labels in the margin."""
    columns = min(WIDTH, shutil.get_terminal_size((WIDTH, 0)).columns) if sys.stdout.isatty() else WIDTH
    return "\n".join(
        textwrap.fill(" ".join(lines), columns, initial_indent=f"{label:<{MARGIN}}", subsequent_indent=" " * MARGIN)
        for label, lines in told
    )
