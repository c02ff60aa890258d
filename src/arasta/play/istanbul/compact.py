"""The board game in few lines: one or two for a row of places, one for a player. Drawn from a view."""

from arasta.istanbul.option_names import COLUMN_NAMES
from arasta.play.istanbul.board import between, closed_street, marked_places, own_cards, status
from arasta.play.istanbul.board_part import boards, boards_in
from arasta.play.istanbul.boxes import in_one, place_name, standing
from arasta.play.istanbul.panels import beside, players_table
from arasta.play.istanbul.signs import GOOD_SIGNS
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line, apart, cut, fit, width, wrap
from arasta.play.text.names import name_of

NAME_AT_LEAST = 7  # columns of a cell, the number counted


def small(view: View, sheet: Sheet, tight: bool) -> list[Line]:
    """The table as a seat sees it, with two lines for a row of places; tight, with one."""
    lines = [status(view, sheet), *rows_of_places(view, sheet, tight), *players_table(view, sheet)]
    closed = [text for board in boards_in(view) for text in board.beside_small(view, sheet)]
    text = " · ".join(
        [*laid_out(view, sheet), *own_cards(view, sheet), *closed, *leader(view, sheet), *beside(view, sheet)]
    )
    return [cut(line, sheet.columns) for line in lines] + [
        cut([(line, "bold")], sheet.columns)
        for line in ([text] if tight else wrap(text, sheet.columns, rest="  "))
        if line
    ]


def laid_out(view: View, sheet: Sheet) -> list[str]:
    """What is laid out for sale."""
    goods = " ".join(f"{GOOD_SIGNS[good]}{n}" for good, n in view["sold"].items() if n)
    return [sheet.say("board-laid-out", goods=goods)] if goods else []


def leader(view: View, sheet: Sheet) -> list[str]:
    """Who is caravan leader in the base game; with expansions it is among what lies beside the board."""
    if view["expansions"] or view["caravan_leader"] is None:
        return []
    return [sheet.say("board-leader-is", player=sheet.seat(view["caravan_leader"]))]


def rows_of_places(view: View, sheet: Sheet, tight: bool) -> list[Line]:
    """The places, row by row; while a street is chosen, with the names of the cells."""
    columns, rows = view["columns"], view["rows"]
    inner = (sheet.columns - 1) // columns - 1
    laid = {(place["row"], place["column"]): place for place in view["places"] if place["row"] is not None}
    marked = marked_places(view)
    closed = closed_street(view)
    has_cells = any(board.asks_for_cells(view) for board in boards_in(view))
    lines: list[Line] = []
    if has_cells:
        lines.append([(" " + " ".join(COLUMN_NAMES[column].center(inner) for column in range(columns)), "dim")])
    for row in range(rows):
        cells = [cell(laid.get((row, column)), marked, inner, sheet, tight) for column in range(columns)]
        drawn = [between(line, closed.get(("right", row), -1)) for line in zip(*cells, strict=True)]
        if has_cells:
            drawn[0][0] = (str(row + 1), "dim")
        lines += drawn
    return lines


def cell(place: View | None, marked: set[str], columns: int, sheet: Sheet, tight: bool) -> list[Line]:
    """A place: number, name and rubies; who is there and what it asks, in a line of its own or after the name."""
    if place is None:
        return [fit([], columns)] * (1 if tight else 2)
    number = str(place["number"])
    is_open = number in marked
    rubies: Line = [(f"◆{place['rubies']}", "ruby")] if place["rubies"] else []
    crowd = in_one(group for group in [*standing(place), tokens(place, sheet)] if width(group))
    right = beside_name(crowd[1:], rubies, columns) if tight else rubies
    room = columns - 4 - (width(right) + 1 if right else 0)
    name: Line = [
        (f"{'▸' if is_open else ' '}{number:>2} ", "open" if is_open else "dim"),
        (place_name(number, room, sheet)[:room], "open" if is_open else "bold"),
    ]
    first = apart(name, right, columns)
    if tight:
        return [first]
    asked = asks(place, sheet)
    has_room = width(crowd) + 1 + width(asked) <= columns
    return [first, apart(cut(crowd, columns), asked if has_room else [], columns)]


def beside_name(crowd: Line, rubies: Line, columns: int) -> Line:
    """Who is there, and the rubies where that leaves enough of the name."""
    both: Line = [*crowd, (" ", ""), *rubies] if crowd and rubies else [*crowd, *rubies]
    return both if width(both) <= columns - NAME_AT_LEAST else cut(crowd, columns - NAME_AT_LEAST)


def tokens(place: View, sheet: Sheet) -> Line:
    """The tokens there, by the beginnings of their names."""
    return [("".join(f"+{name_of('token', slug, sheet.lang)[:3]}" for slug in place["tokens"]), "bold")]


def asks(place: View, sheet: Sheet) -> Line:
    """What a place asks for or pays, as short as can be."""
    for board in boards().values():
        for key, ask in board.asks.items():
            if key in place:
                return ask(place, sheet)
    return []
