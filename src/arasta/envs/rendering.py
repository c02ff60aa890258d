"""A table as text, for those who watch an agent."""

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.play.presentation import presentation_of
from arasta.play.terminal.styled_text import WIDTH
from arasta.play.text.language import DEFAULT

MODES = ("ansi",)


def drawn(rules: AgendaGame, states: np.ndarray, seat: int | None) -> str:
    """The first game of some, as a seat sees it; None is a spectator."""
    return presentation_of(rules.name).draw(rules.view(states, seat), DEFAULT, False, (), WIDTH)
