"""What a game shows without any judging: how each seat's figures grew, and what the dice showed.

The figures are those that rank the players, so that the chart of a game ends where its ranking begins.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from arasta.core.action import Action
from arasta.core.protocol import Rules
from arasta.play.game.game import Game
from arasta.play.records.chance_log import outcomes_of

DIGITS = 2  # of what was to be expected
ROLL = "roll"  # the verb of dice in all games
TWO_DICE = "dice"  # the kind of a roll of which the sum matters


@dataclass(frozen=True)
class Growth:
    """By seat the figures after a turn, in the order of the criteria; `seat` is None in the set-up."""

    label: str
    seat: int | None
    end: int  # the first step after it
    scores: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Face:
    """What dice may show: how often they did, and how often that was to be expected."""

    face: str
    n: int
    expected: float


@dataclass(frozen=True)
class Rolls:
    """All rolls of one kind: two dice by their sum, or one die by its face."""

    kind: str
    n: int
    faces: tuple[Face, ...]


@dataclass(frozen=True)
class Tally:
    """A game in figures, ready for JSON."""

    criteria: tuple[str, ...]
    turns: tuple[Growth, ...]
    rolls: tuple[Rolls, ...]  # the most frequent kind first

    def to_json(self) -> dict[str, Any]:
        """As a client draws it."""
        return asdict(self)


def tally(game: Game) -> Tally:
    """All of it, for a game that may be unfinished."""
    return Tally(game.rules.criteria, tuple(grown(game)), tuple(rolls(game)))


def grown(game: Game) -> Iterator[Growth]:
    """The figures after each turn."""
    rules = game.rules
    turns = [rules.turn(rules.open(game.states_at(step))) for step in range(game.step + 1)]
    for end in range(1, len(turns)):
        if turns[end] == turns[end - 1] and end < game.step:
            continue
        label, s = turns[end - 1][1], rules.open(game.states_at(end - 1))
        seat = int(s.turn_of) if s.turn_of >= 0 else None
        scores = rules.score(rules.open(game.states_at(end)))
        yield Growth(label, seat, end, tuple(tuple(score[1:]) for score in scores))


def rolls(game: Game) -> Iterator[Rolls]:
    """What the dice showed, by kind."""
    shown: dict[str, Counter[str]] = {}
    expected: dict[str, Counter[str]] = {}
    fell = outcomes_of(game)
    likely = [likelihoods(game.rules, weights) for weights in fell["weights"]]
    for outcome in fell["outcomes"]:
        action = action_of(game.rules, outcome["name"])
        if action.verb == ROLL:
            shown.setdefault(action.kind, Counter())[face_of(action)] += 1
            expected.setdefault(action.kind, Counter()).update(likely[outcome["of"]])
    for kind, faces in sorted(shown.items(), key=lambda found: -found[1].total()):
        told = (Face(face, faces[face], round(mean, DIGITS)) for face, mean in expected[kind].items())
        yield Rolls(kind, faces.total(), tuple(told))


def likelihoods(rules: Rules, weights: Mapping[str, int]) -> dict[str, float]:
    """By face how likely it is, where dice are to fall with these weights; of cards nothing."""
    faces: dict[str, float] = {}
    for name, weight in weights.items():
        action = action_of(rules, name)
        if action.verb == ROLL:
            faces[face_of(action)] = faces.get(face_of(action), 0.0) + weight / sum(weights.values())
    return faces


def action_of(rules: Rules, name: str) -> Action:
    """The action of a name."""
    return rules.actions[rules.ids[name]]


def face_of(roll: Action) -> str:
    """What a roll shows: two dice their sum."""
    return str(sum(map(int, roll.target.split()))) if roll.kind == TWO_DICE else roll.target
