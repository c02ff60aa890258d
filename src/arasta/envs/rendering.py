"""A table as text, for those who watch an agent."""

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.play.ink import WIDTH
from arasta.play.language import DEFAULT
from arasta.play.showings import SHOWN

MODES = ("ansi",)


def drawn(rules: AgendaGame, states: np.ndarray, seat: int | None) -> str:
    """The first game of some, as a seat sees it; None is a spectator."""
    return SHOWN[rules.name].draw(rules.view(states, seat), DEFAULT, False, (), WIDTH)
