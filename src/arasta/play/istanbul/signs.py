"""Signs and lines that all boards of the board game are drawn with."""

from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line

SEAT_SIGNS = "ABCDE"  # of the seats
GOOD_SIGNS = {"red": "R", "green": "G", "yellow": "Y", "blue": "B", "any": "*"}


def with_goods(key: str, goods: str, columns: int, sheet: Sheet, **values: int) -> Line:
    """A text with the signs of goods set in, each in its colour."""
    text = sheet.fitting(key, columns, goods="\0" * len(goods), **values)
    before, after = text.split("\0" * len(goods), 1) if goods else (text, "")
    colours = {letter: good for good, letter in GOOD_SIGNS.items() if good != "any"}
    return [(before, ""), *((letter, colours.get(letter, "")) for letter in goods), (after, "")]


def goods(words: list[str]) -> Line:
    """Goods as signs, each in its colour."""
    return [(GOOD_SIGNS[word], "" if word == "any" else word) for word in words]
