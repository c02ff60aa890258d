"""A census for people: what was never used, and why."""

from collections.abc import Iterable

from arasta.arena.census import Census
from arasta.arena.census_part import NOT_HERE


def table(census: Census) -> str:
    """How much of everything was used, and what was not."""
    lines = [f"census of {census.games:,} random games, {census.decisions:,} decisions, seed {census.seed}"]
    rows = {word: ", ".join(map(str, told)) for word, told in census.header.items()}
    for kind, counts in {"actions": census.actions, **census.things}.items():
        used = [n for n in counts.values() if n]
        if counts:
            rows[kind] = f"{len(used)} of {len(counts)} used, the rarest {min(used, default=0):,} times"
    width = max(map(len, rows)) + 3
    lines += [f"  {word.replace('_', ' '):<{width}}{told}" for word, told in rows.items()]
    lines += ["", "never used, and rightly:" if census.never else "never used, and rightly: none"]
    for reason in dict.fromkeys(census.never.values()):
        names = [name for name, why in census.never.items() if why == reason]
        lines.append(f"  {reason}: {len(names) if reason == NOT_HERE else abridged(names)}")
    lines += ["", f"never used, without a known reason: {abridged(census.unexplained)}"]
    return "\n".join(lines)


def abridged(names: Iterable[str], most: int = 12) -> str:
    """Names in a row; of many the first and the last."""
    listed = list(names)
    if len(listed) > most:
        return f"{', '.join(listed[: most - 1])} … {listed[-1]} ({len(listed)})"
    return ", ".join(listed) or "none"
