"""Dice that everybody can check: a key that is fixed before the game, and a word of each seat.

    dice = FairDice.new("kx7p")                        # draws a secret key
    dice.commitment                                    # shown to all before anybody gives a word
    dice = dice.with_words(["sesame", "", "open"], 3)  # of each of three seats; empty for one that gave none
    game = arasta.new(players=3, chance="fair", dice=dice)
    game.reveal()                                      # at the end, or when the game is given up

Every outcome of chance follows from the key, the words and its number; `docs/fair-dice.md` has the scheme byte by byte.
A fork or a rematch needs dice of its own: whoever knows the key knows all that is to come.
"""

import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count
from typing import Any

from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError, shown
from arasta.play.arguments import by_seat

KEY_BYTES = 32
KEY = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")
ID_BYTES = 9
LONGEST_ID = 64
ID = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")
LONGEST_WORD = 100


@dataclass(frozen=True)
class FairDice:
    """The dice of one game: its id, the secret key as hexadecimal digits, and a word of each seat.

    `revealed` says that the key is known to all: the game is closed then. Where a game goes on from another one, the
    outcomes before `first` have fallen there, and these dice bring what falls from then on.
    """

    id: str
    key: str = field(repr=False)
    words: tuple[str, ...] = ()
    revealed: bool = False
    first: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.id, str) or not ID.fullmatch(self.id):
            raise SettingError("wrong-dice-id", word="id", value=shown(self.id), most=LONGEST_ID)
        if not isinstance(self.key, str) or not KEY.fullmatch(self.key):
            raise SettingError("wrong-dice-key", word="key", digits=2 * KEY_BYTES)  # the error must not tell the key

    @classmethod
    def new(cls, game_id: str | None = None) -> "FairDice":
        """Dice with a new secret key; without an id they take one of their own."""
        return cls(secrets.token_urlsafe(ID_BYTES) if game_id is None else game_id, secrets.token_hex(KEY_BYTES))

    @property
    def commitment(self) -> str:
        """What fixes id and key, and tells nothing about the key: to be shown before the words are given."""
        return commitment_of(self.id, self.key)

    def with_words(self, words: Sequence[str], players: int) -> "FairDice":
        """The same dice with a word of each seat, in their order; empty where none was given."""
        given = by_seat(words, players, "words", LONGEST_WORD)
        return replace(self, words=(*given, *("" for _ in range(players - len(given)))))

    def below(self, total: int, k: int) -> int:
        """A number from 0 to total - 1 for outcome k, all equally likely: what is too large is drawn again."""
        bits = (total - 1).bit_length()
        for attempt in count():
            message = "\n".join([self.id, *self.words, str(k), str(attempt)])
            drawn = hmac.digest(bytes.fromhex(self.key), message.encode(), "sha256")
            number = int.from_bytes(drawn, "big") >> (8 * len(drawn) - bits)
            if number < total:
                return number
        raise AssertionError("numbers do not end")

    def outcome(self, rules: Rules, s: Any, k: int) -> int:
        """The action that outcome k of chance is, counted from 0."""
        weights = {rules.actions[action].name: rules.weight(s, action) for action in rules.legal(s)}
        return rules.ids[named_by(weights, self.below(sum(weights.values()), k))]


def commitment_of(game_id: str, key: str) -> str:
    """SHA-256 of id and key."""
    return sha256(f"{game_id}\n{key}".encode()).hexdigest()


def named_by(weights: Mapping[str, int], number: int) -> str:
    """The outcome that a number falls on: they stand in the order of their names, each as wide as its weight.

    By their names, because that order is the same for whoever has only the record.
    """
    for name in sorted(weights):
        number -= weights[name]
        if number < 0:
            return name
    raise ValueError("The number is not below the sum of all weights.")
