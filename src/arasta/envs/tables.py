"""Tables at which an agent has a seat and bots have the others."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from arasta.bots import registry
from arasta.bots.bot import Bot
from arasta.bots.checked_bot import CheckedBot
from arasta.core.setting_kinds import SettingError, is_whole, shown
from arasta.play.api import rules_of
from arasta.play.batch.batch import MOST_SEED, WaitingBatch

USUAL_BOTS = ("random",)


class Tables:
    """Games in each of which the agent is to act, or which are over.

    `seats` are the agent's, one a game. Bots are handed imagined games only, so they know what their seats may know.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seat: int | None = None,
        bots: str | Sequence[str] = USUAL_BOTS,
        forgiving: bool = False,
        threads: int | None = None,
        **settings: Any,
    ) -> None:
        self.rules = rules_of(game)
        agreed = self.rules.settings(**settings)
        self.players = agreed.players
        self.seat, self.forgiving = agreed_seat(seat, self.players), forgiving
        self.bots = bots_of(bots, self.players)
        self.names = sorted(set(self.bots))
        self.bot_after = np.array([-1, *(self.names.index(name) for name in self.bots)])  # by seats after the agent's
        for name in self.names:
            registry.maker(name)  # an unknown one is refused now
        self.batch = WaitingBatch(self.rules, [agreed], n, auto_reset=False, threads=threads)
        self.games, self.seats = np.arange(n), np.zeros(n, np.int64)
        self.playing: list[Bot] = []

    def begin(self, random: np.random.Generator, *, new_bots: bool) -> None:
        """All games anew, up to the agent's first decision. New bots choose by seeds of their own."""
        self.batch.reset(drawn_seed(random))
        if new_bots or not self.playing:
            self.playing = [CheckedBot(name, self.rules.name, drawn_seed(random)) for name in self.names]
        self.keys = np.random.default_rng(drawn_seed(random))
        self.take_seats(self.games, random)
        self.play_others()

    def begin_anew(self, games: np.ndarray, random: np.random.Generator) -> None:
        """New games in place of these."""
        self.batch.begin_anew(games)
        self.take_seats(games, random)
        self.play_others()

    def take_seats(self, games: np.ndarray, random: np.random.Generator) -> None:
        """The agent sits down where it was agreed, or where it is drawn."""
        self.seats[games] = random.integers(self.players, size=len(games)) if self.seat is None else self.seat

    def step(self, actions: Any) -> None:
        """The agent's action in each game, then what the others do until it is to act again.

        An illegal one raises IllegalAction, and no game has changed; forgiving tables take the next legal one.
        """
        if not self.playing:
            raise RuntimeError("No game has begun: call reset before the first step.")
        self.batch.step(next_legal(self.batch.mask, np.asarray(actions)) if self.forgiving else actions)
        self.play_others()

    def play_others(self) -> None:
        """Wherever a bot is to act, it does, until none is."""
        batch = self.batch
        while len(waiting := np.flatnonzero((batch.to_act != self.seats) & ~batch.done)):
            batch.step_some(waiting, self.chosen(waiting))

    def chosen(self, games: np.ndarray) -> np.ndarray:
        """What the bots choose in these games; all seats of a bot are asked together."""
        seats = self.batch.to_act[games]
        playing = self.bot_after[(seats - self.seats[games]) % self.players]
        actions = np.zeros(len(games), np.int64)
        for number, bot in enumerate(self.playing):
            mine = np.flatnonzero(playing == number)
            if len(mine):
                seen = self.batch.imagine(games[mine], seats[mine], drawn_seed(self.keys))
                actions[mine] = bot.choose_many(seen)
        return actions

    @property
    def rewards(self) -> np.ndarray:
        """What the last step has brought the agent, by game."""
        found: np.ndarray = self.batch.reward[self.games, self.seats]
        return found

    def rows(self) -> np.ndarray:
        """What the agent's seat may know in each game, over or not; the same array at every call."""
        over = np.flatnonzero(self.batch.done)
        if len(over):
            self.batch.observation[over] = self.batch.encode(self.seats)[over]
        return self.batch.observation


def next_legal(mask: np.ndarray, actions: np.ndarray) -> np.ndarray:
    """By game, the first legal action from the given one on, going round."""
    onwards = (actions[:, None] + np.arange(mask.shape[1])) % mask.shape[1]
    first = np.take_along_axis(mask, onwards, axis=1).argmax(axis=1)
    found: np.ndarray = onwards[np.arange(len(onwards)), first]
    return found


def agreed_seat(seat: Any, players: int) -> int | None:
    """A seat of the table, or None for one that is drawn."""
    if seat is None:
        return None
    if not is_whole(seat) or not 0 <= seat < players:
        raise SettingError("wrong-seat", word="seat", value=shown(seat), least=0, most=players - 1)
    return int(seat)


def bots_of(bots: str | Sequence[str], players: int) -> list[str]:
    """The bot of each seat after the agent's, going round the table; those given take turns."""
    given = [bots] if isinstance(bots, str) else list(bots)
    if not 0 < len(given) < players:
        raise SettingError("wrong-bots", word="bots", value=shown(bots), most=players - 1)
    return [given[number % len(given)] for number in range(players - 1)]


def drawn_seed(random: np.random.Generator) -> int:
    """A seed for a batch or a bot."""
    return int(random.integers(MOST_SEED + 1))
