"""Playing on: what becomes of an option if all seats go on as the champion would.

Its apprentice plays, who is much faster and chooses nearly as it does. Every option is tried in the same imagined games
with the same chance and the same moods of the players, so that what differs in the end is due to the option. A game is
played on for some rounds of the table; where it is not over then, the champion's net says what it is worth.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from arasta.bots.net import Net, small_net
from arasta.core.playing_on import SmallNet
from arasta.play.batch.batch import MOST_SEED, Batch, played_on

ROUNDS = {"istanbul": 5, "dice": 2}  # of the table, by game: as many as still tell more, in a hundred imagined games


class Nets(NamedTuple):
    """Who looks ahead: one that knows what positions are worth, and one that plays on; and how far."""

    champion: Net
    apprentice: SmallNet
    rounds: int

    @classmethod
    def load(cls, game: str) -> "Nets":
        """Those of a game, by its name."""
        return cls(Net.load(game), small_net(game), ROUNDS[game])


def worth_of(
    nets: Nets, roots: Batch, games: np.ndarray, options: Sequence[np.ndarray], random: np.random.Generator
) -> np.ndarray:
    """What options are worth to those who decide: for each of these games of `roots`, by number and one as often as you
    like, imagined once more, each of its options; one after the other.
    """
    seats = roots.to_act[games].astype(np.int64)
    imagined = roots.imagine(games, seats, int(random.integers(MOST_SEED)))
    number = np.repeat(np.arange(len(games)), [len(each) for each in options])
    until = imagined.states["turns"] + nets.rounds * imagined.states["players"].astype(np.int64)
    moods = int(random.integers(MOST_SEED))
    lines = played_on(imagined, number, np.concatenate(options), until[number], nets.apprentice, moods)
    return values(nets.champion, lines, seats[number])


def values(net: Net, games: Batch, seats: np.ndarray) -> np.ndarray:
    """What games are worth to these seats: what they have brought, or else the chance to win that the net sees."""
    found: np.ndarray = games.reward[np.arange(len(games)), seats].astype(np.float64)
    rows = np.flatnonzero(games.done == 0)
    players = games.states["players"][rows].astype(np.int64)
    away = (seats[rows] - games.to_act[rows]) % players
    found[rows] = net.values(games.observation[rows])[np.arange(len(rows)), away]
    return found
