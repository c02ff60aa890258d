"""Positions as text, for perft: a drawn board, a line for each purse, the choices that led there, and the counts.

    # what is counted, and how the counts are derived by hand

    15  5  2 14
     4 12  7  3
     8  6 11  9
    13 10  1 16

    seat 1    lira 20    goods R2 B1    tiles red    cards five_lira stay    assistants 2 5
    seat 3    merchant 9
    rubies 13    1
    play    move 9, leave, act

    1 choice        10
    2 choices      360
    whole turns    360

The game is one for four players with the cards of the box; a line names what differs from its start. Assistants come
from the stack, cards from the deck, tiles from the mosques.
"""

from dataclasses import dataclass, field
from pathlib import Path

from tests.table import CARD, IN_THE_BOX, Table, deck_of

WHOLE_TURNS = 0  # as a number of choices


@dataclass
class Position:
    """A table at the position, and the number of action sequences for each number of choices."""

    table: Table
    counts: dict[int, int] = field(default_factory=dict)


def read_position(path: Path) -> Position:
    """Parse a position; lines that start with # are remarks."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    rows, rest = lines[:4], lines[4:]
    table = Table(layout=[int(place) for row in rows for place in row.split()])
    for slug in deck_of("base").keys() - IN_THE_BOX["base"].keys():
        table.s.deck_size -= table.s.deck[CARD[slug]]
        table.s.deck[CARD[slug]] = 0
    position = Position(table)
    for line in rest:
        read_line(position, *line.split(maxsplit=1))
    return position


def read_line(position: Position, word: str, rest: str) -> None:
    """A line after the board: its first word says what it is about."""
    table = position.table
    match word:
        case "seat":
            seat, *words = rest.split()
            set_purse(table, int(seat) - 1, words)
        case "rubies":
            place, number = rest.split()
            table.s.rubies_on[int(place)] = int(number)
        case "play":
            table.ready().play(*rest.split(", "))
        case "whole":
            position.counts[WHOLE_TURNS] = int(rest.split()[1])
        case _:
            position.counts[int(word)] = int(rest.split()[1])


def set_purse(table: Table, p: int, words: list[str]) -> None:
    """Keywords of a seat, each followed by its values."""
    values: dict[str, list[str]] = {}
    for word in words:
        if word in ("lira", "extensions", "merchant", "family", "goods", "tiles", "cards", "assistants"):
            key = word
            values[key] = []
        else:
            values[key].append(word)
    for key in ("lira", "extensions", "merchant", "family"):
        if key in values:
            getattr(table.s, key)[p] = int(values[key][0])
    table.load(p, " ".join(values.get("goods", [])))
    table.own(p, *values.get("tiles", [])).give(p, *values.get("cards", []))
    table.send_out(p, *map(int, values.get("assistants", [])))
