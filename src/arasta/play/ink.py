"""Styled text for a terminal: a line is a list of pieces, each a text and the word for its style."""

from collections.abc import Iterable

Piece = tuple[str, str]
Line = list[Piece]

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


def width(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def cut(line: Line, columns: int) -> Line:
    """The line, shortened if it is wider than so many columns."""
    if width(line) <= columns:
        return line
    kept: Line = []
    left = columns - 1
    for text, style in line:
        kept.append((text[:left], style))
        left -= len(kept[-1][0])
    return [*kept, ("…", "dim")]


def fit(line: Line, columns: int) -> Line:
    """The line in exactly so many columns."""
    line = cut(line, columns)
    return [*line, (" " * (columns - width(line)), "")]


def apart(left: Line, right: Line, columns: int) -> Line:
    """Two lines in one: the right one at the right edge."""
    room = columns - width(right) - 1
    return [*fit(left, room), (" ", ""), *right] if right else fit(left, columns)


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
