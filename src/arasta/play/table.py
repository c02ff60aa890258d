"""The door to the games: `arasta.new` and `arasta.load`."""

from typing import Any

from arasta.core.protocol import OptionError, Rules
from arasta.dice.game import DiceGame
from arasta.istanbul.game import Istanbul
from arasta.play.game import Game
from arasta.play.record import read

GAMES: dict[str, Rules] = {"istanbul": Istanbul(), "dice": DiceGame()}


def new(game: str = "istanbul", *, seed: int | None = None, chance: str = "auto", **options: Any) -> Game:
    """A new game. Options of `istanbul`: `players`, `expansions`, `layout`, `variants`, `letters_deck`; of `dice`:
    `players`.

    With a seed chance resolves itself, always in the same way; without one it takes a seed of its own. With
    `chance="manual"` the caller plays the chance actions: the rolls and draws of a real table.
    """
    if game not in GAMES:
        raise OptionError(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    rules = GAMES[game]
    return Game(rules, rules.choose(**options), seed, chance)


def load(text: str, *, seed: int | None = None, chance: str = "auto") -> Game:
    """The game of a record, replayed and checked step by step. A bad record raises RecordError and names the line."""
    return read(text, GAMES, seed, chance)
