"""What runs in the process of an adviser: hints, win chances, games looked back at.

How far it is with a game it writes into memory that it shares with the server, in the slot that it is told.
"""

from collections.abc import MutableSequence

import numpy as np

from arasta.analysis.analysis import analyse
from arasta.analysis.chances import win_chances
from arasta.analysis.findings import Analysis
from arasta.analysis.hints import Hint, best_choices, hint
from arasta.bots.position import Position
from arasta.core.agenda_game import AgendaGame
from arasta.play.api import rules_of
from arasta.play.game.game import Game

Slots = MutableSequence[int]  # two numbers each: how much of how much is done
TRIED = "dice"  # the smaller game, to find out whether advice can be given at all
SHARED: list[Slots] = []  # of this process


def begin(slots: Slots) -> None:
    """A process begins, with the memory that it shares."""
    SHARED[:] = [slots]


def make_ready(game: str) -> None:
    """Load all that a hint needs, by giving one that nobody has asked for."""
    rules = rules_of(game)
    hint(Game(rules, rules.settings(players=2), 0))


def hints_for(position: Position, lang: str, people: tuple[str, ...]) -> list[Hint]:
    """The best choices in a position."""
    return best_choices(position, lang=lang, people=people)


def chances_in(rules: AgendaGame, worlds: np.ndarray) -> tuple[float, ...]:
    """By seat how likely it is to win."""
    return win_chances(rules, worlds)


def looked_back_at(game: Game, slot: int) -> Analysis:
    """A game that is over."""

    def progress(done: int, of: int) -> None:
        SHARED[0][2 * slot : 2 * slot + 2] = [done, of]

    return analyse(game, progress=progress)
