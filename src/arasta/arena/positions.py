"""The decisions of games that were played, a row each: what the one to act knew, what it chose, how it ended."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from arasta.arena.parts import WINNER
from arasta.arena.self_play import Played, SelfPlay

ROWS = 1 << 16  # that are held at once, unless a single game has more


class Positions(NamedTuple):
    """Game by game, decision by decision. Seats in `values`, `results` and `ranks` count from the one to act on, as
    they do in an observation. A bot without a net has no `values`; where a game was not finished, `ranks` are 0.
    """

    game: np.ndarray
    decision: np.ndarray
    seat: np.ndarray
    observation: np.ndarray
    mask: np.ndarray
    choice: np.ndarray
    values: np.ndarray | None
    results: np.ndarray
    ranks: np.ndarray

    def __len__(self) -> int:
        return len(self.game)


def positions(play: SelfPlay, played: Played) -> Iterator[Positions]:
    """Those of the games, so many games at a time as are not too many rows."""
    first = 0
    while first < len(played):
        reached = np.cumsum(played.lengths[first:])
        end = first + max(1, int((reached <= ROWS).sum()))
        yield Retold(play, played, first, end).positions()
        first = end


class Retold:
    """Some of the games, stepped once more by what was chosen in them."""

    def __init__(self, play: SelfPlay, played: Played, first: int, end: int) -> None:
        self.batch = play.batch(played.first + first, end - first)
        self.played, self.games, self.first = played, slice(first, end), first
        self.lengths, self.ranks = played.lengths[self.games], played.ranks[self.games]
        self.begins = np.cumsum(self.lengths) - self.lengths  # by game the row of its first decision
        self.seats, self.choices = self.room(np.int8), self.room(np.int16)
        self.observation = self.room(np.int8, self.batch.layout.size)
        self.mask = self.room(np.bool_, len(self.batch.rules.actions))
        self.values = self.room(np.float32, self.ranks.shape[1]) if played.values else None

    def room(self, kind: type, *shape: int) -> np.ndarray:
        """For something of each decision."""
        return np.zeros((int(self.lengths.sum()), *shape), kind)

    def positions(self) -> Positions:
        """Step all games to their ends."""
        for step in range(self.lengths.max()):
            self.write(step, np.flatnonzero(self.lengths > step))
            self.batch.step(self.played.choices[step][self.games])
        game = np.repeat(np.arange(len(self.lengths)), self.lengths)
        decision = np.arange(len(game)) - self.begins[game]
        ranks = from_the_one_to_act(self.ranks[game], self.seats)
        results, number = results_of(ranks), game + self.played.first + self.first
        shown = (number.astype(np.int32), decision.astype(np.int32), self.seats, self.observation, self.mask)
        return Positions(*shown, self.choices, self.values, results, ranks)

    def write(self, step: int, games: np.ndarray) -> None:
        """A decision of each of these games."""
        rows, batch, played = self.begins[games] + step, self.batch, self.played
        self.seats[rows] = batch.to_act[games]
        self.observation[rows] = batch.observation[games]
        self.mask[rows] = batch.mask[games]
        self.choices[rows] = played.choices[step][self.first + games]
        if self.values is not None:
            self.values[rows] = played.values[step][self.first + games]


def from_the_one_to_act(by_seat: np.ndarray, to_act: np.ndarray) -> np.ndarray:
    """Rows by seat, turned so that they begin with the seat to act."""
    players = by_seat.shape[1]
    found: np.ndarray = np.take_along_axis(by_seat, (np.arange(players) + to_act[:, None]) % players, axis=1)
    return found


def results_of(ranks: np.ndarray) -> np.ndarray:
    """Winning is worth 1, shared among equal winners."""
    won = ranks == WINNER
    found: np.ndarray = (won / np.maximum(won.sum(axis=1, keepdims=True), 1)).astype(np.float32)
    return found
