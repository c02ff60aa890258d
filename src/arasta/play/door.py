"""The door to the games: `arasta.new`, `arasta.load` and `arasta.batch`."""

from collections.abc import Mapping, Sequence
from typing import Any

from arasta.core.agenda_game import AgendaGame
from arasta.core.setting_kinds import SettingError
from arasta.play.batch import Batch
from arasta.play.game import Game
from arasta.play.games import GAMES
from arasta.play.record import read


def new(game: str = "istanbul", *, seed: int | None = None, chance: str = "auto", **settings: Any) -> Game:
    """A new game. Settings of `istanbul`: `players`, `expansions`, `layout`, `variants`, `letters_deck`; of `dice`:
    `players`. A bad one raises SettingError and says what is allowed.

    With a seed chance resolves itself, always in the same way; without one it takes a seed of its own. With
    `chance="manual"` the caller plays the chance actions: the rolls and draws of a real table.
    """
    rules = rules_of(game)
    return Game(rules, rules.settings(**settings), seed, chance)


def load(text: str, *, seed: int | None = None, chance: str = "auto") -> Game:
    """The game of a record, replayed and checked step by step. A bad record raises RecordError and names the line."""
    return read(text, GAMES, seed, chance)


def batch(
    game: str = "istanbul",
    n: int = 1,
    *,
    mix: Sequence[Mapping[str, Any]] = (),
    seed: int | None = None,
    chance: str = "auto",
    auto_reset: bool = True,
    threads: int | None = None,
    **settings: Any,
) -> Batch:
    """A batch of n games that are stepped together, for players that are programs. Game i is by the settings given, or
    by those of the `mix` in turn, each on top of the settings given.

    With a seed all games are always the same, whatever the number of threads. With `auto_reset` a game that ends begins
    anew, by the next of the mix. With `chance="explicit"` the caller steps chance too.
    """
    rules = rules_of(game)
    agreed = [rules.settings(**{**settings, **each}) for each in mix or [{}]]
    return Batch(rules, agreed, n, seed=seed, chance=chance, auto_reset=auto_reset, threads=threads)


def rules_of(game: str) -> AgendaGame:
    """The game of this name."""
    if game not in GAMES:
        raise SettingError(f"There is no game {game!r}; there are {', '.join(GAMES)}.", "game")
    return GAMES[game]
