"""How likely each seat is to win, as a net judges it.

A net has learnt to look through the eyes of the seat that is to act, and it judges all seats. Through other eyes it
judges worse (docs/architecture.md has the figures), so a game is judged by whoever is to act in it.
"""

from typing import Protocol

import numpy as np

from arasta.bots.net import LEAST
from arasta.core.machine import NOBODY
from arasta.play.batch.batch import Batch

WHOEVER_ACTS = -1  # instead of a seat that looks
ROWS = 1024  # that are judged at once: more need memory and save no time


class Evaluator(Protocol):
    """A net, as `arasta.bots.net` has them."""

    def evaluate(self, observation: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """By row the probability of each action, and the chances of the seats, from the one who looks on."""


def judge(net: Evaluator, batch: Batch, games: np.ndarray, eyes: np.ndarray) -> np.ndarray:
    """In these games of a batch how likely each seat is to win; where it is over, 1 for the winner, or shared.

    Chance is to act in none of them. `eyes` says by game which seat looks, or WHOEVER_ACTS.
    """
    found = np.zeros((len(games), players(batch)))
    over = batch.to_act[games] == NOBODY
    if over.any():
        found[over] = victories(batch, games[over])
    if not over.all():
        found[~over] = judged(net, batch, games[~over], eyes[~over])
    return found


def judged(net: Evaluator, batch: Batch, games: np.ndarray, eyes: np.ndarray) -> np.ndarray:
    """What the net says about games that are not over."""
    looking = np.where(eyes == WHOEVER_ACTS, batch.to_act[games], eyes)
    rows = batch.observation
    if (eyes != WHOEVER_ACTS).any():
        seats = np.zeros(len(batch), np.int64)
        seats[games] = looking
        rows = batch.encode(seats)
    _, relative = evaluated(net, rows[games], batch.mask[games])
    return by_seat(relative, looking, players(batch))


def players(batch: Batch) -> int:
    """How many play; the same in all games that are judged together."""
    return int(batch.states["players"][0])


def evaluated(net: Evaluator, rows: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the net says; it is asked only once about rows that are alike, which many are in imagined worlds."""
    number: dict[bytes, int] = {}
    again = [number.setdefault(row.tobytes(), len(number)) for row in rows]
    once = np.unique(again, return_index=True)[1]
    parts = [once[first : first + ROWS] for first in range(0, len(once), ROWS)]
    policies, values = zip(*(net.evaluate(rows[part], mask[part]) for part in parts), strict=True)
    return np.concatenate(policies)[again], np.concatenate(values)[again]


def by_seat(relative: np.ndarray, looking: np.ndarray, seats: int) -> np.ndarray:
    """Chances from the one who looks on, as chances by seat that add up to 1."""
    away = (np.arange(seats) - looking[:, None]) % seats
    found = np.maximum(np.take_along_axis(relative[:, :seats].astype(np.float64), away, axis=1), LEAST)
    chances: np.ndarray = found / found.sum(axis=1, keepdims=True)
    return chances


def victories(batch: Batch, games: np.ndarray) -> np.ndarray:
    """In these games, all of which are over, by seat 1 for a victory, shared among equal winners."""
    ranks = np.zeros((len(games), batch.rules.seats), np.int8)
    batch.rules.rank_games(batch.states[games], ranks)
    won = ranks[:, : players(batch)] == 1
    shares: np.ndarray = won / won.sum(axis=1, keepdims=True)
    return shares
