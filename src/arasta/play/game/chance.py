"""What resolves chance in a game: a stream of random numbers, fair dice, or whoever enters the game by hand."""

from dataclasses import dataclass, replace
from typing import Any, Protocol

from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError
from arasta.core.stream import random_word
from arasta.play.records.fair_dice import FairDice


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


def checked_dice(dice: FairDice | None, chance: str, players: int) -> FairDice | None:
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
