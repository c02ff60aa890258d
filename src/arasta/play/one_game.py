"""A batch of one game, for those who step a single game many times: with as little around a step as there can be."""

from operator import index
from typing import Any

from arasta.core.agenda_game import AgendaGame
from arasta.core.batching import ALL_LEGAL
from arasta.play.batch import ENDLESS, IN_CACHE, Batch


class OneGame(Batch):
    """A game in which chance falls by itself. When it is over it stays over, until it is reset."""

    def __init__(self, rules: AgendaGame, settings: Any, *, seed: int | None = None) -> None:
        super().__init__(rules, [settings], 1, seed=seed, auto_reset=False, threads=1)
        games = self._games
        self._courses, self._asked = games.courses, games.asked
        self._choose_game, self._step_game = rules.batching.choose_games, rules.batching.step_games
        self._before = (games.states, games.state_bytes, games.courses, self.starts[:0])
        self._after = (ENDLESS, games.mask, games.observation, self.features, IN_CACHE)

    def play(self, action: int) -> None:
        """Carry out an action, by its id. An illegal one raises IllegalAction, and the game has not changed.

        It does what `step` does: here the arrays, which never change, are looked up once and not at every step.
        """
        self._asked[0] = index(action)
        if self._choose_game(self._courses, self._asked, False) != ALL_LEGAL:
            raise self._refusal(0, index(action), False)
        self._step_game(*self._before, self._stream, *self._after)
