"""The first line of every board."""

from collections.abc import Sequence

from arasta.play.presentation import View
from arasta.play.terminal.styled_text import Line
from arasta.play.text.language import say


def headline(view: View, beside: Sequence[str], lang: str) -> Line:
    """Where the game stands, what is played for, and what lies beside the board."""
    stage = "setup" if view["round"] == 0 else "last-round" if view["last_round"] else "round"
    when = say("board-over" if view["over"] else f"board-{stage}", lang, n=view["round"])
    return [(when, "bold"), (" · " + " · ".join([say("board-target", lang, n=view["target"]), *beside]), "")]
