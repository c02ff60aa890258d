"""The door to the games: `arasta.new` and `arasta.load`."""

from typing import Any, Literal, Unpack, overload

from arasta.core.setting_kinds import SettingError, is_whole, shown
from arasta.play.game import Game
from arasta.play.games import GAMES
from arasta.play.given import Chance, DiceSettings, IstanbulSettings
from arasta.play.record import read

MOST_SEED = 2**63 - 1


@overload
def new(
    game: Literal["istanbul"] = "istanbul",
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    **settings: Unpack[IstanbulSettings],
) -> Game: ...


@overload
def new(
    game: Literal["dice"], *, seed: int | None = None, chance: Chance = "auto", **settings: Unpack[DiceSettings]
) -> Game: ...


def new(game: str = "istanbul", *, seed: int | None = None, chance: str = "auto", **settings: Any) -> Game:
    """A new game. Settings of `istanbul`: `players`, `expansions`, `layout`, `variants`, `letters_deck`; of `dice`:
    `players`. A bad one raises SettingError and says what is allowed.

    With a seed, a whole number from 0 to 2**63 - 1, chance resolves itself, always in the same way; without one it
    takes a seed of its own. With `chance="manual"` the caller plays the chance actions: the rolls and draws of a real
    table.
    """
    if not isinstance(game, str) or game not in GAMES:
        raise SettingError("wrong-game", word="game", value=shown(game), allowed=tuple(GAMES))
    rules = GAMES[game]
    return Game(rules, rules.settings(**settings), checked_seed(seed), chance)


def load(text: str, *, seed: int | None = None, chance: Chance = "auto") -> Game:
    """The game of a record, replayed and checked step by step. A bad record raises RecordError and names the line."""
    return read(text, GAMES, checked_seed(seed), chance)


def checked_seed(seed: Any) -> int | None:
    """A seed as given, NumPy's numbers too, or None; no two seeds are the same game."""
    if seed is None:
        return None
    if not is_whole(seed) or not 0 <= seed <= MOST_SEED:
        raise SettingError("wrong-seed", word="seed", value=shown(seed), least=0, most=MOST_SEED)
    return int(seed)
