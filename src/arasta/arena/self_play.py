"""Games in which one bot has all seats, for people who train on its decisions.

They are the games of one long batch by a seed, played some at a time. Of each only what was chosen is kept, and what
the bot expected: `positions.py` steps them again by that, when it is known how they have ended.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from arasta.arena.parts import drawn
from arasta.arena.processes import ProcessDied, in_processes
from arasta.arena.random_games import LIMIT
from arasta.bots.champion import NetBot
from arasta.bots.checked_bot import CheckedBot
from arasta.bots.limits import USUAL, Limits
from arasta.bots.widening import tell_for_others
from arasta.core.agenda_game import AgendaGame
from arasta.play.batch.batch import SEED_BITS, Batch
from arasta.play.games import GAMES

TOGETHER = 256  # games: in so many a net answers fastest
NOTHING = -1  # is chosen where the game is over


@dataclass(frozen=True)
class SelfPlay:
    """Who plays what, and how often. `together` are the games played side by side; one with more decisions than `limit`
    is unfinished. `limits` are what a bot of another package may take.
    """

    game: str
    settings: Mapping[str, Any]
    bot: str
    seed: int
    games: int
    together: int = TOGETHER
    limit: int = LIMIT
    limits: Limits = USUAL

    @property
    def rules(self) -> AgendaGame:
        """Of the game."""
        return GAMES[self.game]

    @property
    def agreed(self) -> Any:
        """All settings."""
        return self.rules.settings(**self.settings)

    def batch(self, first: int, games: int) -> Batch:
        """Some of the games, from one on, before their first decision."""
        return Batch(self.rules, [self.agreed], games, seed=self.seed, first=first, auto_reset=False, threads=1)

    def parts(self, jobs: int = 1) -> Iterator["Played"]:
        """All of them in their order, some at a time, in this process or in so many others."""
        firsts = range(0, self.games, self.together)
        return map(self.play, firsts) if jobs == 1 else self.parts_of_processes(firsts, jobs)

    def parts_of_processes(self, firsts: Sequence[int], jobs: int) -> Iterator["Played"]:
        """In their order, whichever is done first."""
        tell_for_others(self.rules)
        done: dict[int, Played] = {}
        told = 0
        for first, played in in_processes(self.play, firsts, jobs, self.died):
            done[first] = played
            while told in done:
                yield done.pop(told)
                told += self.together

    def died(self, first: int, problem: str) -> ProcessDied:
        """That the process has in which these games were played."""
        return ProcessDied("self-play-died", bot=self.bot, problem=problem)

    def play(self, first: int) -> "Played":
        """Some of the games, from one on, to their ends."""
        games = min(self.together, self.games - first)
        batch, mind = self.batch(first, games), Mind(self, first)
        played = Played(first, games, self.agreed.players)
        while len(playing := np.flatnonzero(~batch.done)) and len(played.choices) < self.limit:
            chosen, values = mind.decide(batch, playing)
            batch.step(played.add(playing, chosen, values))
            played.end(playing[batch.done[playing]], batch.ranks)
        return played


class Mind:
    """The bot, deciding in many games at once, and what it expects there, if it plays by a net."""

    def __init__(self, play: SelfPlay, first: int) -> None:
        seed = drawn(play.seed, f"the bot of the games from {first}")
        self.keys = np.random.default_rng(drawn(play.seed, f"what is hidden in the games from {first}"))
        self.checked = CheckedBot(play.bot, play.game, seed, play.limits)
        self.checked.prepare()

    def decide(self, batch: Batch, games: np.ndarray) -> tuple[np.ndarray, np.ndarray | None]:
        """What is chosen in some games; and how likely each seat is to win by a net, from the one to act on."""
        bot, seats = self.checked.bot, batch.to_act[games]
        if not isinstance(bot, NetBot):
            key = int(self.keys.integers(1 << SEED_BITS))
            return self.checked.choose_many(batch.imagine(games, seats, key)), None
        rows = batch.observation[games]  # are what the seats may know: there is nothing to imagine
        chosen, values = bot.chosen_and_valued(rows, batch.mask[games], batch.states["round"][games])
        return chosen, bot.net.chances(rows, values)


class Played:
    """Some games, from `first` on. `choices` and `values` are by step and game, `lengths` their decisions, `ranks` how
    they have ended by seat, 0 where they have not.
    """

    def __init__(self, first: int, games: int, players: int) -> None:
        self.first = first
        self.choices: list[np.ndarray] = []
        self.values: list[np.ndarray] = []
        self.lengths = np.zeros(games, np.int64)
        self.ranks = np.zeros((games, players), np.int8)

    def __len__(self) -> int:
        return len(self.lengths)

    def add(self, games: np.ndarray, chosen: np.ndarray, values: np.ndarray | None) -> np.ndarray:
        """A step more in some games; what is chosen in all."""
        everywhere = np.full(len(self), NOTHING, np.int16)
        everywhere[games] = chosen
        self.choices.append(everywhere)
        self.lengths[games] += 1
        if values is not None:
            self.values.append(np.zeros(self.ranks.shape, np.float32))
            self.values[-1][games] = values[:, : self.ranks.shape[1]]
        return everywhere

    def end(self, games: np.ndarray, ranks: np.ndarray) -> None:
        """Some games have ended so."""
        self.ranks[games] = ranks[games, : self.ranks.shape[1]]
