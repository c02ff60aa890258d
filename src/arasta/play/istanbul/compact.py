"""The board game in few lines: one or two for a row of places, one for a player. Drawn from a view."""

from typing import Any

from arasta.istanbul.letters.components.places import SOCIETY_SEALS
from arasta.istanbul.option_names import COLUMN_NAMES
from arasta.play.ink import Line, apart, cut, fit, width, wrap
from arasta.play.istanbul.board import between, closed_street, hand, marked_places, status
from arasta.play.istanbul.boxes import GOOD_LETTERS, in_one, place_name, standing
from arasta.play.istanbul.side import beside, players_table
from arasta.play.naming import name_of
from arasta.play.sheet import Sheet
from arasta.play.showing import View

NAME_AT_LEAST = 7  # columns of a cell, the number counted
CELL_VERB = "barrier "  # its targets are streets, told by their cells


def small(view: View, sheet: Sheet, tight: bool) -> list[Line]:
    """The table as a seat sees it, with two lines for a row of places; tight, with one."""
    lines = [status(view, sheet), *rows_of_places(view, sheet, tight), *players_table(view, sheet)]
    told = [*own_cards(view, sheet), *barrier(view, sheet), *leader(view, sheet), *beside(view, sheet)]
    text = " · ".join(told)
    return [cut(line, sheet.columns) for line in lines] + [
        cut([(line, "bold")], sheet.columns)
        for line in ([text] if tight else wrap(text, sheet.columns, rest="  "))
        if line
    ]


def own_cards(view: View, sheet: Sheet) -> list[str]:
    """What is laid out for sale, and the own hand."""
    told = []
    if any(view["sold"].values()):
        goods = " ".join(f"{GOOD_LETTERS[good]}{n}" for good, n in view["sold"].items() if n)
        told.append(sheet.say("board-laid-out", goods=goods))
    if view["seat"] is not None:
        told.append(sheet.say("board-hand", cards=hand("card", view["hand"], sheet)))
    if view.get("guild_hand"):
        cards = hand("guild", [str(card) for card in view["guild_hand"]], sheet)
        told.append(sheet.say("board-guild-hand", cards=cards))
    return told


def leader(view: View, sheet: Sheet) -> list[str]:
    """Who is caravan leader in the base game; with expansions it is among what lies beside the board."""
    if view["expansions"] or view["caravan_leader"] is None:
        return []
    return [sheet.say("board-leader-is", player=sheet.seat(view["caravan_leader"]))]


def barrier(view: View, sheet: Sheet) -> list[str]:
    """Between which places the barrier lies."""
    if not view.get("barrier"):
        return []
    one, other = (place_name(str(number), 0, sheet) for number in view["barrier"])
    return [sheet.say("board-barrier-lies", one=one, other=other)]


def rows_of_places(view: View, sheet: Sheet, tight: bool) -> list[Line]:
    """The places, row by row; while a street is chosen, with the names of the cells."""
    columns, rows = view["columns"], view["rows"]
    inner = (sheet.columns - 1) // columns - 1
    laid = {(place["row"], place["column"]): place for place in view["places"] if place["row"] is not None}
    marked = marked_places(view)
    closed = closed_street(view)
    has_cells = any(name.startswith(CELL_VERB) for name in view["legal"])
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
    if "pays" in place:
        lira = sum(int(pay.split()[0]) for pay in place["pays"] if pay not in GOOD_LETTERS)
        return [*goods([pay for pay in place["pays"] if pay in GOOD_LETTERS]), (f"+{lira}", "")]
    if "stacks" in place:
        line: Line = []
        for good, stack in place["stacks"].items():
            line += [(" " if line else "", ""), *goods([good] * (stack["requires"] or 1) if stack["left"] else [])]
        return line
    if place.get("demand"):
        return goods([good for good, n in place["demand"].items() for _ in range(n)])
    if place.get("price") is not None:
        track = place["track"]
        return [(str(place["price"]), "")] if isinstance(track[0], int) else goods(track[: place["price"]])
    if "baksheesh" in place:
        return [("".join(f"{sheet.say(f'board-tile-{word}')}{n}" for word, n in prices(place).items()), "")]
    return [(str(SOCIETY_SEALS), "")] if "lira" in place else []


def prices(place: View) -> dict[str, Any]:
    """What the tiles of the tavern cost."""
    return {word: tile["coffee"] or "–" for word, tile in place["tiles"].items()}


def goods(words: list[str]) -> Line:
    """Goods as letters, each in its colour."""
    return [(GOOD_LETTERS[word], "" if word == "any" else word) for word in words]
