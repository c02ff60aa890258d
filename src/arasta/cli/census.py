"""`arasta simulate --census`: what random players did, and what they never did although the rules have it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from arasta.cli.census_of import NOT_HERE, CensusOf, Counts, Taken
from arasta.cli.dice import census as dice
from arasta.cli.istanbul import census as istanbul
from arasta.cli.random_games import BATCH, first_key, play_batch

GAMES = 20_000
CENSUSES: dict[str, CensusOf] = {"istanbul": istanbul, "dice": dice}


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

    def table(self) -> str:
        """For people: what was never used, and why."""
        lines = [f"census of {self.games:,} random games, {self.decisions:,} decisions, seed {self.seed}"]
        rows = {word: ", ".join(map(str, told)) for word, told in self.header.items()}
        for kind, counts in {"actions": self.actions, **self.things}.items():
            used = [n for n in counts.values() if n]
            if counts:
                rows[kind] = f"{len(used)} of {len(counts)} used, the rarest {min(used, default=0):,} times"
        width = max(map(len, rows)) + 3
        lines += [f"  {word.replace('_', ' '):<{width}}{told}" for word, told in rows.items()]
        lines += ["", "never used, and rightly:" if self.never else "never used, and rightly: none"]
        for reason in dict.fromkeys(self.never.values()):
            names = [name for name, why in self.never.items() if why == reason]
            lines.append(f"  {reason}: {len(names) if reason == NOT_HERE else abridged(names)}")
        lines += ["", f"never used, without a known reason: {abridged(self.unexplained)}"]
        return "\n".join(lines)


def take(
    census_of: CensusOf, played: Sequence[Any], seed: int, games: int, limit: int, progress: Callable[[int, int], None]
) -> Taken:
    """Play so many games, shared out among the mixes, and count."""
    rules, done = census_of.RULES, 0
    taken = Taken(rules.new_census())
    for i, options in enumerate(played):
        end = games * (i + 1) // len(played)
        while done < end:
            key, batch = first_key(seed) + done, min(BATCH, end - done)
            states, decisions, _ = play_batch(rules, options, key, batch, limit, taken.choices)
            taken.decisions += int(decisions.sum())
            taken.at_end.update(census_of.at_end(states))
            done += batch
            progress(done, games)
    return taken


def report(census_of: CensusOf, taken: Taken, played: Sequence[Any], seed: int, games: int) -> Census:
    """What was counted, by name, and what was not."""
    actions = action_counts(census_of, taken.choices)
    things = census_of.things(taken, actions, played)
    reasons = {a.name: census_of.why_never(a, played) for a in census_of.RULES.actions if not actions[a.name]}
    unused = [(kind, name) for kind in things for name, n in things[kind].items() if not n]
    return Census(
        seed,
        games,
        census_of.header(played),
        taken.decisions,
        actions,
        things,
        never={name: reason for name, reason in reasons.items() if reason},
        unexplained=[name for name, reason in reasons.items() if not reason]
        + [f"{kind} {name}" for kind, name in unused if not census_of.why_unused(kind, name)],
    )


def action_counts(census_of: CensusOf, choices: np.ndarray) -> Counts:
    """How often every action was chosen, whatever the decision."""
    table = census_of.RULES.table
    found = np.zeros(len(table.actions), np.int64)
    known = table.by_option >= 0
    np.add.at(found, table.by_option[known], choices.sum(axis=1)[known])
    return {action.name: int(n) for action, n in zip(table.actions, found, strict=True)}


def abridged(names: Iterable[str], most: int = 12) -> str:
    """Names in a row; of many the first and the last."""
    listed = list(names)
    if len(listed) > most:
        return f"{', '.join(listed[: most - 1])} … {listed[-1]} ({len(listed)})"
    return ", ".join(listed) or "none"
