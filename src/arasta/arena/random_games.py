"""Random games in compiled batches, and what came of them."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from arasta.core.compiling import is_compiled
from arasta.core.protocol import Rules
from arasta.core.stream import first_key

BATCH = 200  # games: about a third of a second
LIMIT = 200_000  # decisions after which a game is given up; no game has come near it


@dataclass(frozen=True)
class Tally:
    """Sums over the games so far. What is not finished counts as played, never as won."""

    rules: Rules
    games: int
    wins: np.ndarray  # by seat; shared ones split
    played: int = 0
    seconds: float = 0.0
    decisions: int = 0
    finished: int = 0
    turns: int = 0  # of finished games

    def plus(self, states: np.ndarray, decisions: np.ndarray, seconds: float) -> "Tally":
        """With a batch more."""
        ranks = np.zeros((len(states), len(self.wins)), np.int64)
        self.rules.rank_games(states, ranks)
        ranks = ranks[ranks[:, 0] > 0]
        winners = ranks == 1
        return replace(
            self,
            wins=self.wins + (winners / winners.sum(axis=1, keepdims=True)).sum(axis=0),
            played=self.played + len(states),
            seconds=self.seconds + seconds,
            decisions=self.decisions + int(decisions.sum()),
            finished=self.finished + len(ranks),
            turns=self.turns + int(states["turns"][states["agenda_height"] == 0].sum()),
        )


def nothing_played(rules: Rules, settings: Any, games: int) -> Tally:
    """A tally before the first of so many games."""
    return Tally(rules, games, np.zeros(settings.players))


def play_batch(
    rules: Rules, settings: Any, key: int, games: int, limit: int = LIMIT
) -> tuple[np.ndarray, np.ndarray, float]:
    """Final states, decisions made and seconds of a batch of random games; game i plays on the stream `key + i`."""
    states, decisions = np.zeros(games, rules.dtype), np.zeros(games, np.int64)
    set_up = rules.set_up(settings)
    start = time.perf_counter()
    rules.play_games(states, set_up, key, limit, decisions)
    return states, decisions, time.perf_counter() - start


def simulate(rules: Rules, settings: Any, seed: int, games: int, limit: int = LIMIT) -> Iterator[Tally]:
    """Play the games of a seed, batch by batch; after each the tally so far, for whoever stops before the end."""
    tally = nothing_played(rules, settings, games)
    while tally.played < games:
        batch = play_batch(rules, settings, first_key(seed) + tally.played, min(BATCH, games - tally.played), limit)
        tally = tally.plus(*batch)
        yield tally


def is_cold(rules: Rules) -> bool:
    """Whether one of a game's entries has still to be compiled on this machine."""
    return not all(map(is_compiled, rules.entries))


def warm_up(rules: Rules, settings: Any) -> None:
    """Compile, or load what was compiled before."""
    nothing_played(rules, settings, 1).plus(*play_batch(rules, settings, 0, 1))
