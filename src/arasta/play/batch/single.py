"""A batch of one game, for those who step a single game many times: with as little around a step as there can be."""

from operator import index
from typing import Any

from arasta.core.agenda_game import AgendaGame
from arasta.core.batching import ALL_LEGAL
from arasta.core.courses import ENDLESS
from arasta.play.batch.batch import IN_CACHE, Batch
from arasta.play.batch.checks import refusal


class OneGame(Batch):
    """A game in which chance falls by itself. When it is over it stays over, until it is reset.

    `play` does what `step` does; but what it works on, which is the same at every step, is put together only once.
    """

    def __init__(self, rules: AgendaGame, settings: Any, *, seed: int | None = None) -> None:
        super().__init__(rules, [settings], 1, seed=seed, auto_reset=False, threads=1)
        self._choose_game, self._step_game = rules.batching.choose_games, rules.batching.step_games

    def reset(self, seed: int | None = None) -> None:
        """The game anew. The same seed gives the same game."""
        super().reset(seed)
        games = self._games
        arrays = (games.states, games.state_bytes, games.courses, self.starts[:0])
        self._played = (
            self.rules.go_on_at,
            *arrays,
            self._stream,
            ENDLESS,
            games.mask,
            games.observation,
            self.features,
            IN_CACHE,
        )
        self._asked, self._course = games.asked, games.courses

    def play(self, action: int) -> None:
        """Carry out an action, by its id. An illegal one raises IllegalAction, and the game has not changed."""
        self._asked[0] = chosen = index(action)
        if self._choose_game(self._course, self._asked, False) != ALL_LEGAL:
            raise refusal(self.rules, 0, chosen, False, self.legal(0))
        self._step_game(*self._played)
