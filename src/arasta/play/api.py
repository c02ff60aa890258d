"""The door to the games: `arasta.new`, `arasta.load` and `arasta.batch`."""

from collections.abc import Sequence
from typing import Any, Literal, Unpack, overload

from arasta.core.agenda_game import AgendaGame
from arasta.core.setting_kinds import SettingError, shown
from arasta.dice import DiceView
from arasta.istanbul import IstanbulView
from arasta.play.arguments import checked_chance, checked_seed
from arasta.play.batch.batch import Batch
from arasta.play.game.chance import check_dice
from arasta.play.game.game import Game
from arasta.play.games import GAMES
from arasta.play.records.fair_dice import FairDice
from arasta.play.records.header import Continuation
from arasta.play.records.record import read
from arasta.play.types import BatchChance, Chance, DiceSettings, IstanbulSettings


@overload
def new(
    game: Literal["istanbul"] = "istanbul",
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    names: Sequence[str] = (),
    ask_forced: bool = False,
    dice: FairDice | None = None,
    **settings: Unpack[IstanbulSettings],
) -> Game[IstanbulView]: ...


@overload
def new(
    game: Literal["dice"],
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    names: Sequence[str] = (),
    ask_forced: bool = False,
    dice: FairDice | None = None,
    **settings: Unpack[DiceSettings],
) -> Game[DiceView]: ...


def new(
    game: str = "istanbul",
    *,
    seed: int | None = None,
    chance: str = "auto",
    names: Sequence[str] = (),
    ask_forced: bool = False,
    dice: FairDice | None = None,
    **settings: Any,
) -> Game[Any]:
    """A new game. Settings of `istanbul`: `players`, `expansions`, `layout`, `variants`, `letters_deck`; of `dice`:
    `players`. A bad one raises SettingError and says what is allowed.

    With a seed, a whole number from 0 to 2**63 - 1, chance resolves itself, always in the same way; without one it
    takes a seed of its own. With `chance="manual"` the caller plays the chance actions: the rolls and draws of a real
    table. With `chance="fair"` it falls by `dice` whose key was fixed before and is shown at the end (`FairDice`), so
    that all can check it; without any the game takes dice of its own. `names` are those of the players, seat by seat.
    With `ask_forced` also answers are asked to which there is no other.
    """
    rules = rules_of(game)
    return Game(rules, rules.settings(**settings), seed, chance, names, ask_forced, dice)


def load(text: str, *, seed: int | None = None, chance: Chance | None = None, dice: FairDice | None = None) -> Game:
    """The game of a record, replayed and checked step by step. A bad record raises RecordError and names the line.

    It goes on as the record says: by its seed or by hand, unless another seed or way of chance is given. To go on by
    fair dice, it must be given those of the record, whose key is not in there before the end.
    """
    check_dice(dice, "fair" if chance is None else checked_chance(chance))
    return read(text, GAMES, Continuation(None if seed is None else checked_seed(seed), chance, dice))


@overload
def batch(
    game: Literal["istanbul"] = "istanbul",
    n: int = 1,
    *,
    mix: Sequence[IstanbulSettings] = (),
    seed: int | None = None,
    chance: BatchChance = "auto",
    auto_reset: bool = True,
    threads: int | None = None,
    **settings: Unpack[IstanbulSettings],
) -> Batch: ...


@overload
def batch(
    game: Literal["dice"],
    n: int = 1,
    *,
    mix: Sequence[DiceSettings] = (),
    seed: int | None = None,
    chance: BatchChance = "auto",
    auto_reset: bool = True,
    threads: int | None = None,
    **settings: Unpack[DiceSettings],
) -> Batch: ...


def batch(
    game: str = "istanbul",
    n: int = 1,
    *,
    mix: Sequence[Any] = (),
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
    if not isinstance(game, str) or game not in GAMES:
        raise SettingError("wrong-game", word="game", value=shown(game), allowed=tuple(GAMES))
    return GAMES[game]
