"""The expert: the champion, who looks ahead where it is in doubt."""

from time import perf_counter

import numpy as np

from arasta.bots.champion import Champion
from arasta.bots.playouts import Nets
from arasta.bots.position import Position
from arasta.bots.search import plausible, search
from arasta.bots.warm_up import get_ready, is_ready, start_warm_up
from arasta.play.batch.batch import MOST_SEED, Batch
from arasta.play.games import GAMES

SECONDS = 0.2  # for a decision
LONGEST = 5  # times as long as for a usual decision, if so much was saved where it was not in doubt
AT_ONCE = 16  # games that are searched together: enough to keep the multiplications large
FIRST_PACE = 1e-3  # seconds that a playout may take, until it is known
LEAST_PLAYOUTS = 12


class Expert(Champion):
    """Searches for so many seconds a decision, or with so many playouts, and then alike on a busy machine too.

    The time that it does not need for decisions that are clear to it is saved for those in doubt, as people do who
    play by the clock. It never looks at more than its seat may know: it looks ahead in imagined games.
    """

    def __init__(self, game: str, seed: int, seconds: float = SECONDS, playouts: int | None = None) -> None:
        super().__init__(game, seed)
        self.seconds, self.playouts = seconds, playouts
        self.nets = Nets.load(game)
        self.saved = 0.0
        self.pace = FIRST_PACE

    def prepare(self) -> None:
        """The rules that it looks ahead by, compiled or loaded."""
        get_ready(GAMES[self.game])

    def choose(self, position: Position) -> str:
        """The best of what is plausible; what is certain is not searched. Until the rules are compiled nobody waits for
        them: it plays as the champion, and has them compiled meanwhile.
        """
        if len(position.legal) == 1:
            return position.legal[0]
        if not is_ready(position.rules):
            start_warm_up(position.rules)
            return super().choose(position)
        roots = position.imagine(1, int(self.random.integers(MOST_SEED)))
        return position.rules.actions[int(self.choose_many(roots)[0])].name

    def choose_many(self, batch: Batch) -> np.ndarray:
        """As the champion where it is certain; elsewhere searched, some games at a time."""
        self.saved = min(self.saved + self.seconds * len(batch), LONGEST * self.seconds * len(batch))
        chosen, options = super().choose_many(batch), plausible(self.net, batch)
        games = [game for game, found in enumerate(options) if len(found) > 1]
        for first in range(0, len(games), AT_ONCE):
            some = games[first : first + AT_ONCE]
            roots = batch.imagine(some, batch.to_act[some], int(self.random.integers(MOST_SEED)))
            chosen[some] = self.searched(roots, [options[game] for game in some], len(some) / (len(games) - first))
        return chosen

    def searched(self, roots: Batch, options: list[list[int]], share: float) -> np.ndarray:
        """The best of several options in each game; these games have a share of the time that is left."""
        if self.playouts is not None:
            return search(self.nets, roots, options, self.playouts, self.random, never)
        get_ready(roots.rules)  # before the clock runs
        begun, seconds = perf_counter(), min(self.saved * share, LONGEST * self.seconds * len(roots))
        playouts = max(LEAST_PLAYOUTS, int(seconds / len(roots) / self.pace))
        clock = Clock(begun + seconds)
        found = search(self.nets, roots, options, playouts, self.random, clock.is_late)
        took = perf_counter() - begun
        self.saved -= took  # if it took too long, the next ones have less
        self.pace = (self.pace + took / (playouts * len(roots))) / 2
        return found


class Clock:
    """Says when time is up: when what is done between two looks at it would take longer than is left."""

    def __init__(self, end: float) -> None:
        self.end, self.last = end, perf_counter()

    def is_late(self) -> bool:
        """Whether another round might end too late: on a busy machine one takes twice as long as the last."""
        now = perf_counter()
        took, self.last = now - self.last, now
        return now + 2 * took > self.end


def never() -> bool:
    """It is never late where playouts are counted."""
    return False
