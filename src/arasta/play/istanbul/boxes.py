"""A place on the text board: a box with its number, name and rubies, what it shows, and who is there."""

import textwrap
from collections.abc import Iterable

from arasta.istanbul.base.components.places import EXTENSION_PRICE
from arasta.play.istanbul.board_part import boards
from arasta.play.istanbul.signs import SEAT_SIGNS
from arasta.play.presentation import View
from arasta.play.terminal.canvas import SHORTER, Sheet
from arasta.play.terminal.styled_text import Line, apart, columns_of, fit, width
from arasta.play.text.language import has_beside, has_text
from arasta.play.text.names import name_of


def box(place: View | None, marked: set[str], columns: int, sheet: Sheet) -> list[Line]:
    """A place in three lines: number, name and rubies; what it shows; who is there. More lines for a crowd."""
    if place is None:
        return [fit([], columns)] * 3
    number = str(place["number"])
    is_open = number in marked
    rubies: Line = [(f"◆{place['rubies']}", "ruby")] if place["rubies"] else []
    room = columns - 4 - (width(rubies) + 1 if rubies else 0)
    name: Line = [
        (f"{'▸' if is_open else ' '}{number:>2} ", "open" if is_open else "dim"),
        (place_name(number, room, sheet), "open" if is_open else "bold"),
    ]
    return [
        apart(name, rubies, columns),
        fit([(" ", ""), *shown(place, columns - 1, sheet)], columns),
        *crowd(place, columns, sheet),
    ]


def place_name(number: str, columns: int, sheet: Sheet) -> str:
    """The place's name; a shorter one where that does not fit."""
    name = name_of("place", number, sheet.lang)
    if columns_of(name) <= columns:
        return name
    keys = [f"board-place-{number}{end}" for end in SHORTER[1:]]
    short = [sheet.say(key) for key in keys if has_beside(f"name-place-{number}", key, sheet.lang)]
    return next((text for text in short if columns_of(text) <= columns), [name, *short][-1])


def shown(place: View, columns: int, sheet: Sheet) -> Line:
    """What is printed on the place or lies on it: prices, demand, mail, mosque tiles, or a hint of the action."""
    for board in boards().values():
        for key, show in board.shows.items():
            if key in place and (line := show(place, columns, sheet)) is not None:
                return line
    key = f"board-hint-{place['number']}"
    return [(sheet.fitting(key, columns, price=EXTENSION_PRICE), "dim")] if has_text(key, sheet.lang) else []


def crowd(place: View, columns: int, sheet: Sheet) -> list[Line]:
    """Who is there, in one line if it is wide enough; tokens to the right, by name where there is room."""
    groups = [group for group in standing(place) if width(group)]
    names = [name_of("token", slug, sheet.lang) for slug in place["tokens"]]
    people = in_one(groups)
    for text in (" ".join(names), " ".join(name[:3] + "." for name in names)):
        if width(people) + len(text) + 2 <= columns:
            return [apart(people, [(text, "bold")] if text else [], columns)]
    lines: list[list[Line]] = [[]]
    for group in groups:
        if lines[-1] and width(in_one([*lines[-1], group])) > columns:
            lines.append([])
        lines[-1].append(group)
    told = [fit(in_one(line), columns) for line in lines if line]
    return [*told, *(apart([], [(line, "bold")], columns) for line in textwrap.wrap(text, columns - 1))]


def in_one(groups: Iterable[Line]) -> Line:
    """Groups of pieces in a line, a space before each."""
    line: Line = []
    for group in groups:
        line += [(" ", ""), *group]
    return line


def standing(place: View) -> list[Line]:
    """Merchants as capitals, other pieces in brackets, assistants as small ones."""
    seats = place["merchants"]
    merchants: Line = [*((SEAT_SIGNS[seat], f"merchant{seat}") for seat in seats)]
    merchants.append(("N" * place["neutral_merchants"], "bold"))
    small: Line = [(SEAT_SIGNS[seat].lower(), f"seat{seat}") for seat in place["assistants"]]
    small.append(("n" * place["neutral_assistants"], ""))
    pairs = {key: brackets for board in boards().values() for key, brackets in board.brackets.items()}
    beside = [bracketed(brackets, place.get(key, [])) for key, brackets in pairs.items()]
    return [merchants, *beside, small]


def bracketed(brackets: str, seats: list[int]) -> Line:
    """Pieces that are no merchants, as capitals in brackets."""
    if not seats:
        return []
    signs: Line = [(SEAT_SIGNS[seat], f"seat{seat}") for seat in seats]
    return [(brackets[0], "dim"), *signs, (brackets[1], "dim")]
