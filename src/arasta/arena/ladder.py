"""A ladder: pairings of bots over the same deals, cut into parts, and what has come of them so far.

The deals are paired: every pairing plays the same ones, each deal once with the one bot in every seat. So the number of
games is a multiple of the number of players.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from arasta.arena.parts import Fault, Pairing, Part, Played
from arasta.arena.ratings import Outcome, ratings
from arasta.arena.shares import wilson
from arasta.bots.limits import USUAL, Limits
from arasta.play.games import GAMES

DIGITS = 6  # of a share in a report
DEALS = 32  # of a part: enough for a net to choose in many games at once, and not long to wait for

PlayParts = Callable[[Iterable[Part]], Iterator[tuple[Part, Played]]]


@dataclass(frozen=True)
class Ladder:
    """Who plays whom, what, and how often: `games` are those of a pairing, `deals` those of a part, `limits`
    what a bot may take.
    """

    game: str
    settings: Mapping[str, Any]
    pairings: tuple[Pairing, ...]
    seed: int
    games: int
    limit: int
    deals: int = DEALS
    limits: Limits = USUAL

    @cached_property
    def players(self) -> int:
        """How many play."""
        return int(GAMES[self.game].settings(**self.settings).players)

    @property
    def bots(self) -> list[str]:
        """Who plays, each once."""
        return list(dict.fromkeys(name for pairing in self.pairings for name in pairing))

    @cached_property
    def parts(self) -> list[Part]:
        """All that is to be played. Every pairing has its turn before any goes on, so that whoever stops early knows
        something of each.
        """
        dealt = -(-self.games // self.players)
        alike = (self.seed, self.limit, self.limits)
        return [
            Part(self.game, self.settings, pairing, seat, first, min(self.deals, dealt - first), *alike)
            for first in range(0, dealt, self.deals)
            for seat in range(self.players)
            for pairing in self.pairings
        ]

    @property
    def all_games(self) -> int:
        """Of all pairings, in whole rotations."""
        return sum(part.deals for part in self.parts)

    def determines(self) -> dict[str, Any]:
        """What the parts hang on, beside pairing and deals, as JSON tells it. More games or bots change no part."""
        rules = GAMES[self.game]
        settings = rules.schema.plain(rules.settings(**self.settings))
        return {"game": self.game, **settings, "seed": self.seed, "limit": self.limit}


@dataclass
class Standing:
    """What has come of a ladder so far: the parts played, by their keys."""

    ladder: Ladder
    done: dict[str, Played] = field(default_factory=dict)

    @property
    def missing(self) -> list[Part]:
        """What is still to be played."""
        return [part for part in self.ladder.parts if part.key not in self.done]

    def found(self) -> Iterator[tuple[Part, Played]]:
        """What was played, in the order of the ladder, whatever order it was played in."""
        return ((part, self.done[part.key]) for part in self.ladder.parts if part.key in self.done)

    @property
    def played(self) -> int:
        """Games so far."""
        return sum(played.games for _, played in self.found())

    def versus(self) -> dict[str, dict[str, dict[str, Any]]]:
        """By bot and by the bot of the field what the one has won."""
        told: dict[str, dict[str, dict[str, Any]]] = {}
        for pairing in self.ladder.pairings:
            parts = [played for part, played in self.found() if part.pairing == pairing]
            told.setdefault(pairing.one, {})[pairing.field] = share_of(parts)
        return told

    def ratings(self) -> dict[str, dict[str, float]]:
        """How strong each bot is."""
        outcomes = [
            Outcome(part.pairing, played.seat, ranks)
            for part, played in self.found()
            for ranks in played.ranks
            if any(ranks)
        ]
        return ratings(self.ladder.bots, outcomes, self.ladder.seed)

    def faults(self) -> list[Fault]:
        """By bot, how many games it lost by faults, and the first of them."""
        told: dict[str, Fault] = {}
        for _, played in self.found():
            for fault in played.faults:
                first = told.get(fault.bot, Fault(fault.bot, 0, fault.problem))
                told[fault.bot] = Fault(fault.bot, first.games + fault.games, first.problem)
        return list(told.values())


def share_of(parts: Iterable[Played]) -> dict[str, Any]:
    """What the one bot has won in some parts. A game that was not finished is not won."""
    counted = list(parts)
    wins, games = sum(played.wins for played in counted), sum(played.games for played in counted)
    bounds = wilson(wins, games)
    return {
        "wins": round(wins, DIGITS),
        "games": games,
        "share": round(wins / games, DIGITS) if games else None,
        "low": round(bounds.low, DIGITS),
        "high": round(bounds.high, DIGITS),
        "unfinished": sum(played.unfinished for played in counted),
    }


class Keeper(Protocol):
    """What keeps the parts that were played."""

    def add(self, part: Part, played: Played) -> None:
        """Keep one more."""


def climb(standing: Standing, play: PlayParts, keeper: Keeper | None = None) -> Iterator[Standing]:
    """Play what is missing; after each part the standing, which is always the same object, for whoever stops early."""
    yield standing
    for part, played in play(standing.missing):
        if keeper is not None:
            keeper.add(part, played)
        standing.done[part.key] = played
        yield standing
