"""A part of a ladder: some deals of one pairing, the one bot in one seat. It can be played in any process, on any
machine and in any order, and comes out the same: all its chance is drawn from the seed of the ladder.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple

from arasta.bots.limits import USUAL, Limits
from arasta.play.batch.batch import SEED_BITS

WINNER = 1  # the rank


class Pairing(NamedTuple):
    """One bot against a field of another: the field has all other seats."""

    one: str
    field: str


@dataclass(frozen=True)
class Part:
    """The deals from `first` on, so many, with the one bot in `seat`. `limit` is how many decisions of players a game
    may have; one with more is unfinished. `limits` are what a bot may take.
    """

    game: str
    settings: Mapping[str, Any]
    pairing: Pairing
    seat: int
    first: int
    deals: int
    seed: int
    limit: int
    limits: Limits = USUAL

    @property
    def key(self) -> str:
        """What tells it from the other parts of a ladder, in a line."""
        return f"{self.pairing.one} against {self.pairing.field}, seat {self.seat}, {self.deals} from {self.first}"

    def drawn(self, purpose: str) -> int:
        """A seed for something that only this part has, such as a bot."""
        return drawn(self.seed, f"{self.key}: {purpose}")

    @property
    def deal_seed(self) -> int:
        """The seed of its games: the same in every seat and pairing, so that all of them play the same deals."""
        return drawn(self.seed, f"deals from {self.first}")


def drawn(seed: int, purpose: str) -> int:
    """A seed for a batch of games or for a bot, drawn from that of the ladder for one purpose."""
    digest = blake2b(f"{seed}: {purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> (64 - SEED_BITS)


@dataclass(frozen=True)
class Fault:
    """What a bot did that cost it games: how many, and the first of its faults in a sentence."""

    bot: str
    games: int
    problem: str


@dataclass(frozen=True)
class Played:
    """What came of a part: by deal the ranks of the seats, 0 where the game was not finished."""

    seat: int
    ranks: list[list[int]]
    faults: list[Fault] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.ranks)

    @property
    def unfinished(self) -> int:
        """How many were cut off."""
        return sum(not any(ranks) for ranks in self.ranks)

    @property
    def wins(self) -> float:
        """How many the one bot has won; of a game with equal winners its share."""
        return sum(1 / ranks.count(WINNER) for ranks in self.ranks if ranks[self.seat] == WINNER)

    def plain(self) -> dict[str, Any]:
        """As JSON can tell it."""
        return asdict(self)

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> "Played":
        """From what `plain` has told."""
        return cls(plain["seat"], plain["ranks"], [Fault(**fault) for fault in plain["faults"]])
