"""`arasta analyse`: a recorded game looked back at: win chances, mistakes and luck."""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from arasta.analysis.analysis import analyse
from arasta.analysis.findings import MOST_MISTAKES, Analysis
from arasta.analysis.page import page
from arasta.analysis.sentences import Sentences, percent, points
from arasta.cli.colour import is_wanted
from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.cli.progress import announce, show_progress
from arasta.cli.record_file import add_record, recorded_game
from arasta.play.terminal.styled_text import WIDTH, Line, cut, paint, table, width
from arasta.play.text.language import say

LEVELS = "▁▂▃▄▅▆▇█"
MOST_COLUMNS = 60  # of a line of win chances


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and what is made of it."""
    add_record(parser)
    parser.add_argument("--html", metavar="FILE", help=said("help-analyse-html"))
    parser.add_argument("--json", action="store_true", help=said("help-analyse-json"))


def run(arguments: argparse.Namespace) -> int:
    """Judge, and print or write what was found."""
    game = recorded_game(arguments.file)
    if arguments.html:
        check_room(Path(arguments.html), arguments.lang)
    announce(game.rules)
    found = analyse(game, progress=lambda done, of: show_progress(done, of, "moments"))
    if arguments.html:
        write(Path(arguments.html), page(found, arguments.lang), arguments.lang)
    print(json.dumps(found.to_json(), indent=2) if arguments.json else report(found, arguments.lang))
    return 0


def check_room(file: Path, lang: str) -> None:
    """Before the work is done: whether there is a folder for the page."""
    if file.is_dir() or not file.parent.is_dir():
        raise UsageError(say("keep-no-folder", lang, file=str(file)))


def write(file: Path, text: str, lang: str) -> None:
    """The page into its file; it says where, beside what is printed."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise UsageError(say("keep-failed", lang, file=str(file), problem=error.strerror)) from None
    print(say("analysis-written", lang, file=str(file)), file=sys.stderr)


def report(found: Analysis, lang: str) -> str:
    """What was found, for a terminal."""
    words = Sentences(found, lang)
    parts = [
        [[(words.heading(), "bold")], *([(note, "")] for note in words.notes())],
        [[(words.say("chances"), "bold")], *(chances(words, seat) for seat in range(found.players))],
        [[(words.say("mistakes"), "bold")], *mistakes(words)],
        [[(words.say("luck"), "bold")], *luck(words)],
    ]
    return "\n\n".join("\n".join(paint(cut(line, WIDTH), is_wanted()) for line in part) for part in parts)


def chances(words: Sentences, seat: int) -> Line:
    """The win chances of a seat from the first turn to the last, a sign each."""
    of_seat = [turn.chances[seat] for turn in words.found.turns]
    shown = of_seat[:: min(-len(of_seat) // MOST_COLUMNS, -1)][::-1]  # the last turn is always there
    signs = "".join(LEVELS[min(int(chance * len(LEVELS)), len(LEVELS) - 1)] for chance in shown)
    ends = " → ".join(percent(chance, words.lang) for chance in (of_seat[:1] + of_seat[-1:]))
    longest = max(len(words.player(p)) for p in range(words.found.players))
    return [(f"{words.player(seat):<{longest}}  ", f"seat{seat}"), (f"{signs}  {ends}", "")]


def mistakes(words: Sentences) -> list[Line]:
    """The largest mistakes, each with what would have been better in a line of its own."""
    found = words.found.mistakes[:MOST_MISTAKES]
    if not found:
        return [[(words.say("no-mistakes"), "")]]
    head = [words.say(f"column-{word}") for word in ("turn", "player", "cost")]
    rows = [[decision.turn, words.player(decision.seat), words.cost(decision)] for decision in found]
    title, *lines = table([*head, ""], [[*cells(row), []] for row in rows], right=[head[2]])
    margin: Line = [(" " * width(title), "")]
    chosen = [[*line, (words.chosen(decision), "")] for line, decision in zip(lines, found, strict=True)]
    better = [[*margin, (words.better(decision), "dim")] for decision in found]
    return [title, *(line for pair in zip(chosen, better, strict=True) for line in pair)]


def cells(texts: Iterable[str]) -> list[Line]:
    """Texts as cells of a table."""
    return [[(text, "")] for text in texts]


def luck(words: Sentences) -> list[Line]:
    """By seat what luck gave and choices cost."""
    found = words.found
    head = [words.say(f"column-{word}") for word in ("player", "luck", "lost")]
    amounts = zip(found.luck, found.lost, strict=True)
    rows = [
        [words.player(seat), points(lucky, words.lang), points(-lost, words.lang)]
        for seat, (lucky, lost) in enumerate(amounts)
    ]
    return table(head, [cells(row) for row in rows], right=head[1:])
