"""The door to the games: `arasta.new` and `arasta.load`."""

from collections.abc import Sequence
from typing import Any

from arasta.core.setting_kinds import SettingError
from arasta.play.game import Game
from arasta.play.games import GAMES
from arasta.play.record import read


def new(
    game: str = "istanbul",
    *,
    seed: int | None = None,
    chance: str = "auto",
    names: Sequence[str] = (),
    ask_forced: bool = False,
    **settings: Any,
) -> Game:
    """A new game. Settings of `istanbul`: `players`, `expansions`, `layout`, `variants`, `letters_deck`; of `dice`:
    `players`. A bad one raises SettingError and says what is allowed.

    With a seed chance resolves itself, always in the same way; without one it takes a seed of its own. With
    `chance="manual"` the caller plays the chance actions: the rolls and draws of a real table.
    """
    if game not in GAMES:
        raise SettingError(f"There is no game {game!r}; there are {', '.join(GAMES)}.", "game")
    rules = GAMES[game]
    return Game(rules, rules.settings(**settings), seed, chance, names, ask_forced)


def load(text: str, *, seed: int | None = None, chance: str | None = None) -> Game:
    """The game of a record, replayed and checked step by step. A bad record raises RecordError and names the line."""
    return read(text, GAMES, seed, chance)
