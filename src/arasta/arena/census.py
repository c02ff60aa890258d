"""A census: what random players did, and what they never did although the rules have it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from arasta import GAMES
from arasta.arena.census_part import ChoiceCounts, Counts, census_part

USUAL = 20_000  # games


@dataclass(frozen=True)
class Census:
    """How often everything occurred, and what never did: those with a reason, and those without."""

    seed: int
    games: int
    header: dict[str, list[Any]]
    decisions: int
    actions: Counts
    things: dict[str, Counts]
    never: dict[str, str]
    unexplained: list[str]

    def json(self) -> dict[str, Any]:
        """All of it in one level."""
        return {
            "seed": self.seed,
            "games": self.games,
            **self.header,
            "decisions": self.decisions,
            "actions": self.actions,
            **self.things,
            "never": self.never,
            "unexplained": self.unexplained,
        }


def report(game: str, taken: ChoiceCounts, played: Sequence[Any], seed: int) -> Census:
    """What was counted, by name, and what was not."""
    part, actions = census_part(game), action_counts(game, taken.choices)
    things = part.things(taken, actions, played)
    reasons = {a.name: part.why_never(a, played) for a in GAMES[game].actions if not actions[a.name]}
    unused = [(kind, name) for kind in things for name, n in things[kind].items() if not n]
    return Census(
        seed,
        taken.played,
        part.header(played),
        taken.decisions,
        actions,
        things,
        never={name: reason for name, reason in reasons.items() if reason},
        unexplained=[name for name, reason in reasons.items() if not reason]
        + [f"{kind} {name}" for kind, name in unused if not part.why_unused(kind, name)],
    )


def action_counts(game: str, choices: np.ndarray) -> Counts:
    """How often every action was chosen, whatever the decision."""
    vocabulary = GAMES[game].vocabulary
    found = np.zeros(len(vocabulary.actions), np.int64)
    known = vocabulary.by_option >= 0
    np.add.at(found, vocabulary.by_option[known], choices.sum(axis=1)[known])
    return {action.name: int(n) for action, n in zip(vocabulary.actions, found, strict=True)}
