"""Styled text for a terminal: a line is a list of pieces, each a text and the word for its style."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

Piece = tuple[str, str]
Line = list[Piece]

SPACES = re.compile("[ \n]+")  # a line is not broken at the others
WIDTH = 97  # of a board; it fits into a terminal of 100 columns

CODES = {
    "": "",
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "94",
    "ruby": "1;31",
    "open": "1;36",
    # Seats: the colour is a help for the eye; the letter says the same.
    "merchant0": "1;97;41",
    "merchant1": "1;97;44",
    "merchant2": "1;97;42",
    "merchant3": "1;30;43",
    "merchant4": "1;30;47",
    "seat0": "1;31",
    "seat1": "1;94",
    "seat2": "1;32",
    "seat3": "1;33",
    "seat4": "1;37",
    "brown": "38;5;137",
    "die_red": "1;97;41",
    "die_yellow": "1;30;43",
    "die_green": "1;97;42",
    "die_blue": "1;97;44",
    "die_coin": "1;30;47",
    "die_card": "1;97;45",
}


def columns_of(text: str) -> int:
    """How many columns a text takes: names may have letters that take two, or marks that take none."""
    if text.isascii():
        return len(text)
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else not unicodedata.combining(sign) for sign in text)


def width(line: Line) -> int:
    """How many columns a line takes."""
    return sum(columns_of(text) for text, _ in line)


def start_of(text: str, columns: int) -> str:
    """As much of a text as so many columns have room for."""
    while columns_of(text) > columns:
        text = text[:-1]
    return text


def cut(line: Line, columns: int) -> Line:
    """The line, shortened if it is wider than so many columns."""
    if width(line) <= columns:
        return line
    kept: Line = []
    left = max(columns - 1, 0)
    for text, style in line:
        kept.append((start_of(text, left), style))
        left -= width(kept[-1:])
        if kept[-1][0] != text:
            break
    return [*kept, ("…", "dim")]


def wrap(text: str, columns: int, first: str = "", rest: str = "") -> list[str]:
    """A text in lines of at most so many columns, each with its indent; a word is broken only if it must be."""
    lines, line, indent = [], "", first
    for word in filter(None, SPACES.split(text)):
        while columns_of(indent + line + " " * bool(line) + word) > columns:
            if not line:
                line = start_of(word, columns - columns_of(indent))
                word = word[len(line) :]
            lines.append(indent + line)
            line, indent = "", rest
        line += (" " if line else "") + word
    return [*lines, indent + line] if line else lines


def fit(line: Line, columns: int) -> Line:
    """The line in exactly so many columns."""
    line = cut(line, columns)
    return [*line, (" " * (columns - width(line)), "")]


def apart(left: Line, right: Line, columns: int) -> Line:
    """Two lines in one: the right one at the right edge."""
    room = columns - width(right) - 1
    return [*fit(left, room), (" ", ""), *right] if right else fit(left, columns)


def table(head: Sequence[str], cells: Sequence[Sequence[Line]], right: Iterable[str] = ()) -> list[Line]:
    """Rows below a head, each column as wide as it must be; those whose titles are in `right` end at their right."""
    widths = [max(columns_of(title), *(width(row[i]) for row in cells)) for i, title in enumerate(head)]
    lines: list[Line] = []
    for row in [[[(title, "dim")] for title in head], *cells]:
        line: Line = []
        for title, cell, columns in zip(head, row, widths, strict=True):
            gap: Line = [(" " * (columns - width(cell)), "")]
            line += [("  ", "")] if line else []
            line += [*gap, *cell] if title in right else [*cell, *gap]
        lines.append(line)
    return lines


def capital(text: str) -> str:
    """A text with a capital."""
    return text[:1].upper() + text[1:]


def rows(texts: Iterable[str], columns: int) -> list[str]:
    """Texts side by side, in as many rows as it takes; none is broken."""
    filled = [""]
    for text in texts:
        if filled[-1] and len(filled[-1]) + 2 + len(text) > columns:
            filled.append("")
        filled[-1] += f"  {text}" if filled[-1] else text
    return filled


def paint(line: Line, colour: bool) -> str:
    """The line as text, with ANSI codes only if colour is wanted."""
    if not colour:
        return "".join(text for text, _ in line)
    return "".join(f"\x1b[{CODES[style]}m{text}\x1b[0m" if CODES[style] and text else text for text, style in line)
