"""How likely each seat is to win, by what somebody at the table may know: a seat, or a spectator."""

import numpy as np

from arasta.analysis.evaluation import WHOEVER_ACTS, Evaluator
from arasta.analysis.expectation import expect
from arasta.analysis.findings import rounded
from arasta.analysis.nets import net_for
from arasta.core.agenda_game import AgendaGame
from arasta.core.protocol import SPECTATOR
from arasta.play.batch.batch import Batch
from arasta.play.game.game import Game

WORLDS = 8  # in which what is hidden is dealt in different ways


def imagined_by(game: Game, seat: int | None, worlds: int = WORLDS) -> np.ndarray:
    """The game as it stands, in so many worlds that the seat cannot tell apart; None is a spectator.

    Nothing that is worked out from them can tell more than the seat knows, so they may be sent to another process.
    """
    rules, looking = game.rules, SPECTATOR if seat is None else seat
    states = np.repeat(game.states_at(game.step), worlds)
    for key in range(worlds):
        rules.imagine(rules.open(states[key : key + 1]), looking, key)
    return states


def win_chances(rules: AgendaGame, worlds: np.ndarray, net: Evaluator | None = None) -> tuple[float, ...]:
    """By seat how likely it is to win: the mean over worlds, each judged by whoever is to act in it."""
    batch = Batch.standing_at(rules, worlds, chance="explicit", seed=0)
    eyes = np.full(len(batch), WHOEVER_ACTS)
    return rounded(expect(net or net_for(rules), batch, eyes).mean(axis=0))
