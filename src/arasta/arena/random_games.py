"""Random games in compiled batches, and what came of them."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from arasta.core.compiling import MODE, cache_folder
from arasta.core.protocol import Rules
from arasta.core.stream import first_key

BATCH = 200  # games: about a third of a second
LIMIT = 200_000  # decisions after which a game is given up; no game has come near it


@dataclass
class Tally:
    """Sums over the games so far. What is not finished counts as played, never as won."""

    rules: Rules
    games: int
    seats: int
    seconds: float = 0.0
    decisions: int = 0
    finished: int = 0
    turns: int = 0  # of finished games

    def __post_init__(self) -> None:
        self.wins = np.zeros(self.seats)  # shared ones split
        self.played = 0

    def add(self, states: np.ndarray, decisions: np.ndarray, seconds: float) -> None:
        """Count a batch."""
        ranks = np.zeros((len(states), self.seats), np.int64)
        self.rules.rank_games(states, ranks)
        ranks = ranks[ranks[:, 0] > 0]
        winners = ranks == 1
        self.wins += (winners / winners.sum(axis=1, keepdims=True)).sum(axis=0)
        self.finished += len(ranks)
        self.turns += int(states["turns"][states["agenda_height"] == 0].sum())
        self.decisions += int(decisions.sum())
        self.seconds += seconds
        self.played += len(states)


def play_batch(
    rules: Rules, settings: Any, key: int, games: int, limit: int = LIMIT
) -> tuple[np.ndarray, np.ndarray, float]:
    """Final states, decisions made and seconds of a batch of random games; game i plays on the stream `key + i`."""
    states, decisions = np.zeros(games, rules.dtype), np.zeros(games, np.int64)
    set_up = rules.set_up(settings)
    start = time.perf_counter()
    rules.play_games(states, set_up, key, limit, decisions)
    return states, decisions, time.perf_counter() - start


def simulate(
    rules: Rules,
    settings: Any,
    seed: int,
    games: int,
    limit: int = LIMIT,
    progress: Callable[[Tally], None] = lambda tally: None,
) -> Tally:
    """Play the games of a seed, batch by batch."""
    tally = Tally(rules, games, settings.players)
    while tally.played < games:
        batch = play_batch(rules, settings, first_key(seed) + tally.played, min(BATCH, games - tally.played), limit)
        tally.add(*batch)
        progress(tally)
    return tally


def is_cold(rules: Rules) -> bool:
    """Whether one of a game's entries has still to be compiled on this machine."""
    return MODE != "plain" and not all(is_cached(*entry.split("/")) for entry in rules.entries)


def is_cached(layer: str, entry: str) -> bool:
    """Whether an entry of a layer was compiled before."""
    return any(cache_folder(layer).glob(f"**/{entry}-*.nbc"))


def warm_up(rules: Rules, settings: Any) -> None:
    """Compile, or load what was compiled before."""
    Tally(rules, 1, settings.players).add(*play_batch(rules, settings, 0, 1))
