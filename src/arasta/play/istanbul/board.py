"""The board game as text: the bazaar as a grid of boxes, the players below. Drawn from a view: it shows no secret."""

import textwrap
from collections.abc import Sequence

from arasta.istanbul.option_names import COLUMN_NAMES
from arasta.play.headline import headline
from arasta.play.ink import WIDTH, Line, fit, paint, rows
from arasta.play.istanbul.boxes import GOOD_LETTERS, box
from arasta.play.istanbul.side import beside, players
from arasta.play.language import DEFAULT, say
from arasta.play.naming import name_of
from arasta.play.showing import View

PLACE_VERBS = frozenset({"move", "send", "return", "step", "use", "ruby"})  # their targets are marked on the board


def draw(view: View, lang: str = DEFAULT, colour: bool = False) -> str:
    """The table as a seat sees it, for a terminal of 100 columns."""
    lines = [status(view, lang), *grid(view, lang), *legend(view, lang), [], *players(view, lang)]
    lines += [[(line, "")] for line in wrapped(" · ".join(beside(view, lang)))]
    if any(view["sold"].values()):
        goods = " ".join(f"{GOOD_LETTERS[good]}{n}" for good, n in view["sold"].items() if n)
        lines.append([(say("board-laid-out", lang, goods=goods), "")])
    if view["seat"] is not None:
        lines += own_cards("board-hand", "card", view["hand"], lang)
    if view.get("guild_hand"):
        lines += own_cards("board-guild-hand", "guild", [str(card) for card in view["guild_hand"]], lang)
    return "\n".join(paint(line, colour).rstrip() for line in lines)


def wrapped(text: str) -> list[str]:
    """A text in as many lines as it takes."""
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ")


def own_cards(key: str, kind: str, words: Sequence[str], lang: str) -> list[Line]:
    """The own hand, by name."""
    return [[(line, "bold")] for line in wrapped(say(key, lang, cards=hand(kind, words, lang)))]


def status(view: View, lang: str) -> Line:
    """Where the game stands, the cards, and the last roll."""
    piles = [say("board-deck", lang, n=view["deck"])]
    if view["discard"]:
        card = name_of("card", view["discard"][-1], lang)
        piles.append(say("board-discard", lang, n=len(view["discard"]), card=card))
    if view["dice"]:
        piles.append(say("board-dice", lang, dice=" ".join(str(face) for face in view["dice"] if face)))
    return headline(view, piles, lang)


def grid(view: View, lang: str) -> list[Line]:
    """The places as boxes that share their borders; where streets can be closed, with the names of cells."""
    columns, rows = view["columns"], view["rows"]
    inner = (WIDTH - 1) // columns - 1
    laid = {(place["row"], place["column"]): place for place in view["places"] if place["row"] is not None}
    marked = {name.rpartition(" ")[2] for name in view["legal"] if name.rpartition(" ")[0] in PLACE_VERBS}
    has_cells = "barrier" in view
    closed = closed_street(view)
    lines: list[Line] = [border("┌┬┐", inner, columns, COLUMN_NAMES if has_cells else "")]
    for row in range(rows):
        if row:
            lines.append(border("├┼┤", inner, columns, closed=closed.get(("below", row - 1), -1)))
        boxes = [box(laid.get((row, column)), marked, inner, lang) for column in range(columns)]
        height = max(map(len, boxes))
        boxes = [[*lines_of, *[fit([], inner)] * (height - len(lines_of))] for lines_of in boxes]
        cells = [between(line, closed.get(("right", row), -1)) for line in zip(*boxes, strict=True)]
        if has_cells:
            cells[0][0] = (str(row + 1), "dim")
        lines += cells
    return [*lines, border("└┴┘", inner, columns)]


def closed_street(view: View) -> dict[tuple[str, int], int]:
    """Where the barrier lies: its column, by the row on whose right side or below which it is."""
    if not view.get("barrier"):
        return {}
    one, other = sorted(
        (place["row"], place["column"]) for place in view["places"] if place["number"] in view["barrier"]
    )
    return {("right" if one[0] == other[0] else "below", one[0]): one[1]}


def border(corners: str, inner: int, columns: int, names: str = "", closed: int = -1) -> Line:
    """A horizontal line of the grid."""
    line: Line = [(corners[0], "dim")]
    for column in range(columns):
        if column == closed:
            line.append(("━" * inner, "open"))
        else:
            line.append((names[column : column + 1].center(inner, "─") or "─" * inner, "dim"))
        line.append((corners[1] if column + 1 < columns else corners[2], "dim"))
    return line


def between(cells: Sequence[Line], closed: int = -1) -> Line:
    """Cells of one row, set between vertical lines."""
    line: Line = [("│", "dim")]
    for column, cell in enumerate(cells):
        line += [*cell, ("┃", "open") if column == closed else ("│", "dim")]
    return line


def legend(view: View, lang: str) -> list[Line]:
    """What the signs on the board mean."""
    words = ["pieces", "goods"]
    if view["neutral_merchants"] or any(place["neutral_assistants"] for place in view["places"]):
        words.insert(1, "neutral")
    if "letters" in view["expansions"]:
        words.insert(1, "companion")
    if any(name.rpartition(" ")[0] in PLACE_VERBS for name in view["legal"]):
        words.append("open")
    if "mocha" in view["expansions"]:
        words.append("tavern")
    return [[(line, "dim")] for line in rows((say(f"board-legend-{word}", lang) for word in words), WIDTH)]


def hand(kind: str, words: Sequence[str], lang: str) -> str:
    """Cards by name, equal ones together."""
    names = [
        name_of(kind, word, lang) + (f" ×{words.count(word)}" if words.count(word) > 1 else "")
        for word in dict.fromkeys(words)
    ]
    return ", ".join(names) or say("board-hand-empty", lang)
