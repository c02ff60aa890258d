"""What resolves chance in a game: a stream of random numbers, fair dice, or whoever enters the game by hand."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from arasta.core.machine import CHANCE
from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError
from arasta.core.stream import random_word
from arasta.play.agreeing import agreed_chance
from arasta.play.fair_dice import FairDice

if TYPE_CHECKING:
    from arasta.play.game import Game


class Resolver(Protocol):
    """Something that says what falls. It depends on nothing but the state and how often chance has fallen: what was
    chosen and taken back in between does not matter.
    """

    def outcome(self, rules: Rules, s: Any, k: int) -> int:
        """The action that outcome k of chance is, counted from 0."""


@dataclass(frozen=True)
class Seeded:
    """The stream of a seed."""

    seed: int

    def outcome(self, rules: Rules, s: Any, k: int) -> int:
        """By word k of the stream."""
        return rules.random_action(s, random_word(self.seed, k))


def resolver(game: "Game") -> Resolver | None:
    """What resolves chance; None where somebody enters it by hand."""
    return Seeded(game.seed) if game.chance == "auto" else dice_of(game)


def dice_of(game: "Game") -> FairDice | None:
    """The fair dice, if chance falls by them."""
    return game.dice if game.chance == "fair" else None


def let_fall(game: "Game") -> None:
    """Let chance act until a player is to act; by hand it waits."""
    by = resolver(game)
    while by is not None and game.to_act == CHANCE:
        game._step(by.outcome(game.rules, game._state, game.history.fallen))


def agreed_dice(dice: FairDice | None, chance: str, players: int) -> FairDice | None:
    """The dice of a game: those given, or with fair chance new ones."""
    check_dice(dice, chance)
    if chance != "fair":
        return None
    fair = FairDice.new() if dice is None else dice
    return replace(fair, first=0).with_words(fair.words, players)


def check_dice(dice: Any, chance: str) -> None:
    """Refuse what are no fair dice, or dice by which chance does not fall. It may be a secret, so it is not told."""
    if dice is not None and (not isinstance(dice, FairDice) or chance != "fair"):
        raise SettingError("wrong-dice", word="dice")


def go_on(game: "Game", chance: str) -> None:
    """Go on with another way of chance. Fair dice begin with the game: what fell before could not be verified."""
    if agreed_chance(chance) == "fair" and game.dice is None:
        raise SettingError("wrong-no-dice", word="chance")
    game.chance = chance
    let_fall(game)


def reveal(game: "Game") -> str:
    """Show the key to all; from now on the game is closed."""
    dice = dice_of(game)
    if dice is None:
        raise SettingError("wrong-no-dice", word="chance")
    game.dice = replace(dice, revealed=True)
    return dice.key


def is_revealed(game: "Game") -> bool:
    """Whether the key of fair dice is known to all, as it is when the game is over."""
    dice = dice_of(game)
    return dice is not None and (dice.revealed or game.over)
