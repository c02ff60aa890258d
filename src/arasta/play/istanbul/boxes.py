"""A place on the text board: a box with its number, name and rubies, what it shows, and who is there."""

import textwrap
from collections.abc import Iterable

from arasta.istanbul.base.components.places import EXTENSION_PRICE
from arasta.istanbul.letters.components.places import SOCIETY_SEALS
from arasta.istanbul.mocha.words import Place
from arasta.play.ink import Line, apart, fit, width
from arasta.play.language import has_text
from arasta.play.naming import name_of
from arasta.play.sheet import Sheet
from arasta.play.showing import View

LETTERS = "ABCDE"
GOOD_LETTERS = {"red": "R", "green": "G", "yellow": "Y", "blue": "B", "any": "*"}


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
    short = f"board-place-{number}-short"
    return name if len(name) <= columns or not has_text(short, sheet.lang) else sheet.fitting(short[:-6], columns)


def shown(place: View, columns: int, sheet: Sheet) -> Line:
    """What is printed on the place or lies on it: prices, demand, mail, mosque tiles, or a hint of the action."""
    if "pays" in place:
        lira = sum(int(pay.split()[0]) for pay in place["pays"] if pay not in GOOD_LETTERS)
        goods = "".join(GOOD_LETTERS[pay] for pay in place["pays"] if pay in GOOD_LETTERS)
        return with_goods("board-post", goods, columns, sheet, lira=lira)
    if "stacks" in place:
        line: Line = []
        for good, stack in place["stacks"].items():
            gap = "  " if line else ""
            line += [(gap + GOOD_LETTERS[good] * (stack["requires"] or 1), good), (f"×{stack['left']}", "")]
        return line
    if place.get("demand"):
        wanted: Line = [(GOOD_LETTERS[good] * n, good) for good, n in place["demand"].items()]
        prices = " ".join(map(str, place["prices"]))
        if width(wanted) + 1 + len(prices) > columns:
            prices = f"{place['prices'][0]}–{place['prices'][-1]}"
        return [*wanted, (f" {prices}", "")]
    if "price" in place:
        return price(place, columns, sheet)
    if "baksheesh" in place:
        return tavern(place, columns, sheet)
    if "lira" in place:
        lira = place["lira"][0] if place["lira"] else 0
        key = "board-society" if lira else "board-society-spent"
        return [(sheet.fitting(key, columns, seals=SOCIETY_SEALS, n=lira), "")]
    key = f"board-hint-{place['number']}"
    return [(sheet.fitting(key, columns, price=EXTENSION_PRICE), "dim")] if has_text(key, sheet.lang) else []


def price(place: View, columns: int, sheet: Sheet) -> Line:
    """What the next ruby costs here: lira, coffee, or the goods of the uncovered spaces."""
    if place["price"] is None:
        return [(sheet.say("board-no-ruby"), "dim")]
    if isinstance(place["track"][0], int):
        key = "board-coffee" if place["number"] == Place.COFFEE_HOUSE else "board-lira"
        return [(sheet.say(key, n=place["price"]), "")]
    goods = "".join(GOOD_LETTERS[good] for good in place["track"][: place["price"]])
    return with_goods("board-goods", goods, columns, sheet)


def tavern(place: View, columns: int, sheet: Sheet) -> Line:
    """The prices of the tiles and the barrier in coffee, and what baksheesh takes."""
    tiles = [f"{sheet.say(f'board-tile-{word}')}{tile['coffee'] or '–'}" for word, tile in place["tiles"].items()]
    baksheesh = place["baksheesh"]
    goods = GOOD_LETTERS[baksheesh["good"]] * baksheesh["goods"]
    asked: Line = [("◆", "ruby"), (f"{baksheesh['coffee']}+", ""), (goods, baksheesh["good"])]
    spaced, close = (f"{gap.join([*tiles, ''])}┃{place['barrier']}{gap}" for gap in (" ", ""))
    return [(spaced if width([(spaced, ""), *asked]) <= columns else close, ""), *asked]


def with_goods(key: str, goods: str, columns: int, sheet: Sheet, **values: int) -> Line:
    """A text with the letters of goods set in, each in its colour."""
    text = sheet.fitting(key, columns, goods="\0" * len(goods), **values)
    before, after = text.split("\0" * len(goods), 1) if goods else (text, "")
    colours = {letter: good for good, letter in GOOD_LETTERS.items() if good != "any"}
    return [(before, ""), *((letter, colours.get(letter, "")) for letter in goods), (after, "")]


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
    """Merchants as letters, family members and companions in brackets, assistants as small letters."""
    seats = place["merchants"]
    merchants: Line = [*((LETTERS[seat], f"merchant{seat}") for seat in seats)]
    merchants.append(("N" * place["neutral_merchants"], "bold"))
    small: Line = [(LETTERS[seat].lower(), f"seat{seat}") for seat in place["assistants"]]
    small.append(("n" * place["neutral_assistants"], ""))
    companions = place.get("companions", [])
    return [merchants, bracketed("()", place["families"]), bracketed("[]", companions), small]


def bracketed(brackets: str, seats: list[int]) -> Line:
    """Pieces that are no merchants, as letters in brackets."""
    if not seats:
        return []
    letters: Line = [(LETTERS[seat], f"seat{seat}") for seat in seats]
    return [(brackets[0], "dim"), *letters, (brackets[1], "dim")]
