"""The choices as a list: a letter for each, what it is called, what it costs and brings, what follows."""

from collections.abc import Sequence
from typing import NamedTuple

from arasta.cli.window import Window
from arasta.play.game.balance import balance_text
from arasta.play.game.game import Game
from arasta.play.game.options import Option
from arasta.play.terminal.styled_text import Line, columns_of, cut, fit, width, wrap
from arasta.play.text.language import say

KEYS = "acdefghijkmnoptvwxyz"  # without the letters of commands: b, l, q, r, s, u
INDENT = 6
FOLLOWS = frozenset({"chance", "other", "turn", "over"})
COLUMNS = (2, 3, 4, 5, 8)
HINT_AT_LEAST = 10  # columns of what a choice brings; less says nothing


class Row(NamedTuple):
    """A choice in the list."""

    key: str
    name: str
    target: str
    coded: bool  # whether the name is a mere number or sign of its thing, which says nothing to who reads it
    text: str
    about: str  # what its thing does
    aside: str  # the same where a list says it too
    changes: str  # what the choice costs and brings
    brings: str  # the same, and what has to be done for it
    then: str  # who has the next say, as previews call it
    follows: str  # the same in words, where it is worth a word


def key_of(i: int) -> str:
    """A letter; later ones are doubled, which no name begins with."""
    return KEYS[i % len(KEYS)] * (1 + i // len(KEYS))


def rows_of(game: Game, options: Sequence[Option], lang: str) -> list[Row]:
    """The choices in the order of the list: doing nothing comes last."""
    ordered = sorted(options, key=lambda option: option["name"] in game.presentation.idle)
    return [row_of(game, option, key_of(i), lang) for i, option in enumerate(ordered)]


def row_of(game: Game, option: Option, key: str, lang: str) -> Row:
    """A choice by its letter."""
    changes = balance_text(option, lang, game.names, game.presentation.evident)
    path = ", ".join(option["path"][1:])
    brings = say("terminal-then", lang, path=path, changes=changes) if changes and path else changes
    return Row(
        key=key,
        name=option["name"],
        target=option["target"],
        coded=option["kind"] in game.presentation.coded,
        text=option["text"],
        about=option["about"],
        aside="" if option["kind"] in game.presentation.explained else option["about"],
        changes=changes,
        brings=brings,
        then=option["then"],
        follows=follows(game, option, lang),
    )


def follows(game: Game, option: Option, lang: str) -> str:
    """What comes after the choice, where it is not the player's own next one. Chance by hand can be taken back."""
    if option["then"] not in FOLLOWS or (option["then"] == "chance" and game.chance == "manual"):
        return ""
    return say(f"terminal-follows-{option['then']}", lang)


def common_end(rows: Sequence[Row]) -> str:
    """What follows all choices alike: it is said once, with the question."""
    ends = {row.follows for row in rows}
    return rows[0].follows if len(ends) == 1 and len(rows) > 1 else ""


def common_verb(rows: Sequence[Row]) -> str:
    """What all choices do, each to another thing; empty if they do several."""
    verbs = {row.name.removesuffix(row.target).strip() for row in rows}
    return verbs.pop() if len(verbs) == 1 else ""


class Listings(NamedTuple):
    """The list at greater and at shorter length. The dense ones are for when nothing that reads better fits."""

    readable: list[list[str]]
    dense: list[list[str]]


def listings(rows: Sequence[Row], window: Window) -> Listings:
    """The choices as lines."""
    rows = [row._replace(follows="") for row in rows] if common_end(rows) else rows
    columns = window.columns
    briefly = [brief(row) for row in rows]
    in_two = in_columns(rows, 2, columns, [row.text for row in rows])
    readable = [in_full(rows, columns)]
    readable += [briefly] if max(map(width, briefly)) <= columns else []
    readable += [in_two] if in_two else []
    dense = [found for n in COLUMNS for labels in labellings(rows) if (found := in_columns(rows, n, columns, labels))]
    dense.append([cut(line, columns) for line in briefly])
    return Listings(*([[window.paint(line) for line in lines] for lines in lists] for lists in (readable, dense)))


def labellings(rows: Sequence[Row]) -> list[list[str]]:
    """What choices can be called for short: by name, or by their things where one thing is done to each of them. What
    has only a number or a sign is told in words, however long that is.
    """
    if any(row.coded for row in rows):
        return [[row.text for row in rows]]
    names, targets = [row.name for row in rows], [row.target for row in rows]
    return [names, targets] if all(targets) and len(set(targets)) == len(rows) else [names]


def in_full(rows: Sequence[Row], columns: int) -> list[Line]:
    """Everything about each choice: in one line if that is enough for all of them, in several if not."""
    texts, names = max(columns_of(row.text) for row in rows), max(columns_of(row.name) for row in rows)
    wide: list[Line] = []
    for row in rows:
        line: Line = [*key_part(row), (row.text.ljust(texts + 2), ""), (row.name.ljust(names), "dim")]
        wide.append([*line, *ending(row)])
    if max(map(width, wide)) <= columns:
        return [line for row, first in zip(rows, wide, strict=True) for line in (first, *below(row.aside, columns))]
    return [line for row in rows for line in (*in_lines(row, columns), *below(row.aside, columns))]


def in_lines(row: Row, columns: int) -> list[Line]:
    """A choice without its name; what does not fit beside the text goes below it."""
    if width(brief(row)) <= columns:
        return [brief(row)]
    first, *more = wrap(row.text, columns - INDENT)
    lines: list[Line] = [[*key_part(row), (first, "")], *([(" " * INDENT + text, "")] for text in more)]
    rest = ending(row)
    return [*lines, cut([(" " * (INDENT - 2), ""), *rest], columns)] if rest else lines


def key_part(row: Row) -> Line:
    """The letter of a choice."""
    return [(f"{row.key:>{INDENT - 2}}  ", "open")]


def brief(row: Row) -> Line:
    """A choice in one line."""
    return [*key_part(row), (row.text, ""), *ending(row)]


def ending(row: Row) -> Line:
    """What the choice brings, and what follows it."""
    line: Line = [(f"  → {row.brings}", "green")] if row.brings else []
    return [*line, (f"  · {row.follows}", "yellow")] if row.follows else line


def below(text: str, columns: int) -> list[Line]:
    """What the thing does, below the choice."""
    return [[(" " * INDENT + line, "dim")] for line in wrap(text, columns - INDENT)]


def in_columns(rows: Sequence[Row], n: int, columns: int, labels: Sequence[str]) -> list[Line]:
    """Several choices in a line, read downwards, each with its label; nothing if a label does not fit."""
    inner = columns // n
    keys = max(len(row.key) for row in rows) + 1
    if keys + 2 + max(map(columns_of, labels)) > inner:
        return []
    cells: list[Line] = []
    for row, label in zip(rows, labels, strict=True):
        line: Line = [(f" {row.key:<{keys}}", "open"), (label, "")]
        has_hint = row.changes and width(line) + HINT_AT_LEAST < inner
        cells.append(cut([*line, (f" → {row.changes}", "green")], inner - 1) if has_hint else line)
    height = -(-len(cells) // n)
    return [[piece for cell in cells[i::height] for piece in fit(cell, inner)] for i in range(height)]
