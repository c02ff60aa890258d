"""What has come of a ladder, as data and as tables for people."""

import sys
from collections.abc import Iterable, Sequence
from typing import Any

from arasta import GAMES
from arasta.arena.ladder import Standing
from arasta.arena.parts import Fault
from arasta.arena.shares import CONFIDENCE

BAR = 20  # characters of a share of all games
LEFT = ("one", "against", "bot")  # columns of words; the others are numbers and stand right


def report(standing: Standing) -> dict[str, Any]:
    """What was played and what came of it."""
    ladder = standing.ladder
    return {
        **ladder.determines(),
        "bots": ladder.bots,
        "games": standing.played,
        "of": ladder.all_games,
        "equal": 1 / ladder.players,
        "versus": standing.versus(),
        "ratings": standing.ratings(),
        "faults": [vars(fault) for fault in standing.faults()],
    }


def table(found: dict[str, Any]) -> str:
    """The result for people: each pairing, then the ratings."""
    return "\n\n".join([title(found), "\n".join(pairings(found)), "\n".join(strengths(found))])


def title(found: dict[str, Any]) -> str:
    """What was played, in the words of a record, and how to read the shares."""
    rules = GAMES[found["game"]]
    words = rules.schema.write(rules.settings(**{word: found[word] for word in rules.schema.words}))
    further = (f"{word} {value}" for word, value in words.items() if word != "players")
    what = ", ".join([found["game"], f"{words['players']} players", *further, f"seed {found['seed']}"])
    return f"{what}\n{found['games']:,} games, one bot against a field of another; {found['equal']:.1%} would be equal"


def pairings(found: dict[str, Any]) -> list[str]:
    """A line for each pairing."""
    head = ("one", "against", "wins", "games", "share", f"{CONFIDENCE:.0%} interval", "")
    rows = [(one, field, *figures(each)) for one, fields in found["versus"].items() for field, each in fields.items()]
    lines = aligned([head, *rows])
    cut = sum(each["unfinished"] for fields in found["versus"].values() for each in fields.values())
    return [*lines, f"  {cut:,} of the games were cut off by --limit: nobody has won them"] if cut else lines


def figures(each: dict[str, Any]) -> tuple[str, ...]:
    """What one bot has won, in cells."""
    if not each["games"]:
        return ("0", "0", "", "", "")
    return (
        f"{each['wins']:,.6g}" if each["wins"] % 1 == 0 else f"{each['wins']:,.1f}",
        f"{each['games']:,}",
        f"{each['share']:.1%}",
        f"{each['low']:.1%} – {each['high']:.1%}",
        "█" * round(each["share"] * BAR),
    )


def strengths(found: dict[str, Any]) -> list[str]:
    """A line for each bot, the strongest first."""
    rated = sorted(found["ratings"].items(), key=lambda each: -each[1]["mu"])
    return aligned(
        [("bot", "rating", ""), *((name, f"{each['mu']:.1f}", f"± {2 * each['sigma']:.1f}") for name, each in rated)]
    )


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Cells below each other: words to the left, numbers to the right, the last column as it is."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    is_word = [cell in LEFT for cell in rows[0][:-1]] + [True]
    return [
        "  "
        + "  ".join(
            cell.ljust(width) if left else cell.rjust(width)
            for cell, width, left in zip(row, widths, is_word, strict=True)
        ).rstrip()
        for row in rows
    ]


def tell_faults(faults: Iterable[Fault]) -> None:
    """Say on stderr who lost games by faults of its own, and by which."""
    for fault in faults:
        games = f"{fault.games:,} game{'s' if fault.games > 1 else ''}"
        print(f"arasta: {fault.bot} lost {games} by its own fault: {fault.problem}.", file=sys.stderr)
