"""The table as text: the bazaar as a grid of boxes, the players below it. Drawn from a view, so it shows no secret."""

import textwrap
from collections.abc import Sequence
from typing import Any

from arasta.play.ink import Line, apart, fit, paint
from arasta.play.language import DEFAULT, has_text, say
from arasta.play.naming import name_of, seat_name
from arasta.rules.components.places import EXTENSION_PRICE

WIDTH = 97  # of the whole board; it fits into a terminal of 100 columns
LETTERS = "ABCDE"
GOOD_LETTERS = {"red": "R", "green": "G", "yellow": "Y", "blue": "B", "any": "*"}
PLACE_VERBS = frozenset({"move", "send", "return"})  # their targets are marked on the board
View = dict[str, Any]


def draw(view: View, lang: str = DEFAULT, colour: bool = False) -> str:
    """The table as a seat sees it, for a terminal of 100 columns."""
    lines = [status(view, lang), *grid(view, lang), legend(view, lang), [], *players(view, lang)]
    if any(view["sold"].values()):
        goods = " ".join(f"{GOOD_LETTERS[good]}{n}" for good, n in view["sold"].items() if n)
        lines.append([(say("board-laid-out", lang, goods=goods), "")])
    if view["seat"] is not None:
        cards = say("board-hand", lang, cards=hand(view["hand"], lang))
        lines += [[(line, "bold")] for line in textwrap.wrap(cards, WIDTH, subsequent_indent="    ")]
    return "\n".join(paint(line, colour).rstrip() for line in lines)


def status(view: View, lang: str) -> Line:
    """Where the game stands, and what lies beside the board."""
    when = (
        "over" if view["over"] else "setup" if view["round"] == 0 else "last-round" if view["last_round"] else "round"
    )
    rest = [say("board-target", lang, n=view["target"]), say("board-deck", lang, n=view["deck"])]
    if view["discard"]:
        card = name_of("card", view["discard"][-1], lang)
        rest.append(say("board-discard", lang, n=len(view["discard"]), card=card))
    if view["dice"]:
        rest.append(say("board-dice", lang, dice=" ".join(map(str, view["dice"]))))
    return [(say(f"board-{when}", lang, n=view["round"]), "bold"), (" · " + " · ".join(rest), "")]


def grid(view: View, lang: str) -> list[Line]:
    """The places as boxes that share their borders."""
    columns, rows = view["columns"], view["rows"]
    inner = (WIDTH - 1) // columns - 1
    laid = {(place["row"], place["column"]): place for place in view["places"] if place["row"] is not None}
    marked = {name.rpartition(" ")[2] for name in view["legal"] if name.split()[0] in PLACE_VERBS}
    lines: list[Line] = [border("┌┬┐", inner, columns)]
    for row in range(rows):
        if row:
            lines.append(border("├┼┤", inner, columns))
        boxes = [box(laid.get((row, column)), marked, inner, lang) for column in range(columns)]
        lines += [between(line) for line in zip(*boxes, strict=True)]
    return [*lines, border("└┴┘", inner, columns)]


def border(corners: str, inner: int, columns: int) -> Line:
    """A horizontal line of the grid."""
    return [(corners[0] + corners[1].join(["─" * inner] * columns) + corners[2], "dim")]


def between(cells: Sequence[Line]) -> Line:
    """Cells of one row, set between vertical lines."""
    line: Line = [("│", "dim")]
    for cell in cells:
        line += [*cell, ("│", "dim")]
    return line


def box(place: View | None, marked: set[str], columns: int, lang: str) -> list[Line]:
    """A place in three lines: number, name and rubies; what it shows; who is there."""
    if place is None:
        return [fit([], columns)] * 3
    number = str(place["number"])
    is_open = number in marked
    name: Line = [
        (f"{'▸' if is_open else ' '}{number:>2} ", "open" if is_open else "dim"),
        (name_of("place", number, lang), "open" if is_open else "bold"),
    ]
    rubies: Line = [(f"◆{place['rubies']}", "ruby")] if place["rubies"] else []
    return [
        apart(name, rubies, columns),
        fit([(" ", ""), *shown(place, lang)], columns),
        apart([(" ", ""), *standing(place)], tokens(place, columns, lang), columns),
    ]


def shown(place: View, lang: str) -> Line:
    """What is printed on the place or lies on it: prices, demand, mail, mosque tiles, or a hint of the action."""
    if "pays" in place:
        lira = sum(int(pay.split()[0]) for pay in place["pays"] if pay not in GOOD_LETTERS)
        goods = "".join(GOOD_LETTERS[pay] for pay in place["pays"] if pay in GOOD_LETTERS)
        return with_goods("board-post", goods, lang, lira=lira)
    if "stacks" in place:
        line: Line = []
        for good, stack in place["stacks"].items():
            line += [(GOOD_LETTERS[good] * (stack["requires"] or 1), good), (f"×{stack['left']}  ", "")]
        return line
    if place.get("demand"):
        wanted: Line = [(GOOD_LETTERS[good] * n, good) for good, n in place["demand"].items()]
        return [*wanted, (" " + " ".join(map(str, place["prices"])), "")]
    if "price" in place:
        return price(place, lang)
    key = f"board-hint-{place['number']}"
    return [(say(key, lang, price=EXTENSION_PRICE), "dim")] if has_text(key, lang) else []


def price(place: View, lang: str) -> Line:
    """What the next ruby costs here: lira, or the goods of the uncovered spaces."""
    if place["price"] is None:
        return [(say("board-no-ruby", lang), "dim")]
    if isinstance(place["track"][0], int):
        return [(say("board-lira", lang, n=place["price"]), "")]
    goods = "".join(GOOD_LETTERS[good] for good in place["track"][: place["price"]])
    return with_goods("board-goods", goods, lang)


def with_goods(key: str, goods: str, lang: str, **values: int) -> Line:
    """A text with the letters of goods set in, each in its colour."""
    before, _, after = say(key, lang, goods="\0", **values).partition("\0")
    colours = {letter: good for good, letter in GOOD_LETTERS.items() if good != "any"}
    return [(before, ""), *((letter, colours.get(letter, "")) for letter in goods), (after, "")]


def standing(place: View) -> Line:
    """Merchants as letters, family members in brackets, assistants as small letters."""
    line: Line = [(LETTERS[seat], f"merchant{seat}") for seat in place["merchants"]]
    line += [("N" * place["neutral_merchants"], "bold")]
    if place["families"]:
        line += [(" (" if any(text for text, _ in line) else "(", "dim")]
        line += [*((LETTERS[seat], f"seat{seat}") for seat in place["families"]), (")", "dim")]
    small: Line = [(LETTERS[seat].lower(), f"seat{seat}") for seat in place["assistants"]]
    small += [("n" * place["neutral_assistants"], "")]
    gap = " " if any(text for text, _ in line) and any(text for text, _ in small) else ""
    return [*line, (gap, ""), *small]


def tokens(place: View, columns: int, lang: str) -> Line:
    """The Governor and the Smuggler, by name where there is room."""
    names = [say(f"board-token-{slug}", lang) for slug in place["tokens"]]
    taken = sum(len(text) for text, _ in standing(place)) + 2
    text = " ".join(names)
    if taken + len(text) > columns:
        text = " ".join(name[:3] + "." for name in names)
    return [(text, "bold")] if text else []


def legend(view: View, lang: str) -> Line:
    """What the signs on the board mean."""
    words = ["pieces", "goods"]
    if view["neutral_merchants"] or any(place["neutral_assistants"] for place in view["places"]):
        words.insert(1, "neutral")
    if any(name.split()[0] in PLACE_VERBS for name in view["legal"]):
        words.append("open")
    return [("  ".join(say(f"board-legend-{word}", lang) for word in words), "dim")]


def players(view: View, lang: str) -> list[Line]:
    """A line for each player: rubies, purse, cart, assistants, cards, tiles."""
    titles = {word: say(f"board-column-{word}", lang) for word in ("rubies", "lira", "goods", "room", "stack", "cards")}
    tiles = say("board-column-tiles", lang)
    room = max(len(titles["rubies"]), view["target"] + 1)
    head = (
        f"{'':20}{titles['rubies']:<{room}}{titles['lira']:>6}   {titles['goods']}{titles['room']:>6}"
        f"   {titles['stack']:<12}{titles['cards']:<7}{tiles}"
    )
    return [[(head, "dim")], *(player_line(view, player, room, lang) for player in view["players"])]


def player_line(view: View, player: View, room: int, lang: str) -> Line:
    """One player's side of the table."""
    seat = player["seat"]
    name = seat_name(seat, lang) + (f" ({say('board-you', lang)})" if seat == view["seat"] else "")
    won = player["rubies"]
    stack = "".join("n" if kind == "neutral" else LETTERS[seat].lower() for kind in player["stack"])
    goods: Line = [(f"{n} ", good if n else "dim") for good, n in player["goods"].items()]
    tiles: Line = [(GOOD_LETTERS[good], good) for good in player["mosque_tiles"]]
    leader = f"  {say('board-leader', lang)}" if view["caravan_leader"] == seat else ""
    return [
        ("▸ " if view["to_act"] == seat else "  ", "open"),
        (LETTERS[seat], f"merchant{seat}"),
        (f" {name:<16}", "bold" if seat == view["seat"] else ""),
        ("◆" * won, "ruby"),
        ("·" * (view["target"] - won), "dim"),
        (" " * (room - max(won, view["target"])), ""),
        (f"{player['lira']:>6}   ", ""),
        *goods,
        (f"{player['capacity']:>5}   ", ""),
        (f"{stack or '–':<12}", f"seat{seat}"),
        (f"{player['cards']:<7}", ""),
        *(tiles or [("–", "dim")]),
        (leader, "bold"),
    ]


def hand(slugs: Sequence[str], lang: str) -> str:
    """The own cards by name, equal ones together."""
    names = [
        name_of("card", slug, lang) + (f" ×{slugs.count(slug)}" if slugs.count(slug) > 1 else "")
        for slug in dict.fromkeys(slugs)
    ]
    return ", ".join(names) or say("board-hand-empty", lang)
