"""The board game as text: the bazaar as a grid of boxes, the players below. Drawn from a view: it shows no secret."""

from collections.abc import Sequence

from arasta.istanbul.option_names import COLUMN_NAMES
from arasta.play.headline import headline
from arasta.play.ink import WIDTH, Line, fit, paint, rows, width, wrap
from arasta.play.istanbul.boxes import GOOD_LETTERS, box
from arasta.play.istanbul.side import beside, letters_lines, players, players_table
from arasta.play.language import DEFAULT
from arasta.play.naming import name_of
from arasta.play.sheet import Sheet
from arasta.play.showing import View

PLACE_VERBS = frozenset({"move", "send", "return", "step", "use", "ruby"})  # their targets are marked on the board


def draw(view: View, lang: str = DEFAULT, colour: bool = False, names: Sequence[str] = (), columns: int = WIDTH) -> str:
    """The table as a seat sees it; usually for a terminal of 100 columns, but 80 are enough."""
    sheet = Sheet(lang, names, columns)
    own = narrow_players if sheet.is_narrow else players
    lines = [status(view, sheet), *grid(view, sheet), *legend(view, sheet), [], *own(view, sheet)]
    lines += [[(line, "")] for line in wrapped(" · ".join(beside(view, sheet)), columns)]
    if any(view["sold"].values()):
        goods = " ".join(f"{GOOD_LETTERS[good]}{n}" for good, n in view["sold"].items() if n)
        lines.append([(sheet.say("board-laid-out", goods=goods), "")])
    if view["seat"] is not None:
        lines += own_cards("board-hand", "card", view["hand"], sheet)
    if view.get("guild_hand"):
        lines += own_cards("board-guild-hand", "guild", [str(card) for card in view["guild_hand"]], sheet)
    return "\n".join(paint(line, colour).rstrip() for line in lines)


def narrow_players(view: View, sheet: Sheet) -> list[Line]:
    """The players' own things in 80 columns, their letters below."""
    lines = players_table(view, sheet, letters=False)
    for player in view["players"] if "letters" in view["expansions"] else ():
        told = letters_lines(player, sheet, f"  {sheet.seat(player['seat'])}: ")
        lines += [[(line, "dim")] for line in told]
    return lines


def wrapped(text: str, columns: int) -> list[str]:
    """A text in as many lines as it takes."""
    return wrap(text, columns, rest="    ")


def own_cards(key: str, kind: str, words: Sequence[str], sheet: Sheet) -> list[Line]:
    """The own hand, by name."""
    return [[(line, "bold")] for line in wrapped(sheet.say(key, cards=hand(kind, words, sheet)), sheet.columns)]


def status(view: View, sheet: Sheet) -> Line:
    """Where the game stands, the last roll, and the cards: which one lies on top only where there is room."""
    piles = [sheet.say("board-deck", n=view["deck"])]
    if view["dice"]:
        piles.insert(0, sheet.say("board-dice", dice=" ".join(str(face) for face in view["dice"] if face)))
    if not view["discard"]:
        return headline(view, piles, sheet.lang)
    card = name_of("card", view["discard"][-1], sheet.lang)
    told = [sheet.say(f"board-discard{end}", n=len(view["discard"]), card=card) for end in ("", "-short")]
    lines = [headline(view, [*piles, text], sheet.lang) for text in told]
    return lines[0] if width(lines[0]) <= sheet.columns else lines[1]


def grid(view: View, sheet: Sheet) -> list[Line]:
    """The places as boxes that share their borders; where streets can be closed, with the names of cells."""
    columns, rows = view["columns"], view["rows"]
    inner = (sheet.columns - 1) // columns - 1
    laid = {(place["row"], place["column"]): place for place in view["places"] if place["row"] is not None}
    marked = marked_places(view)
    has_cells = "barrier" in view
    closed = closed_street(view)
    lines: list[Line] = [border("┌┬┐", inner, columns, COLUMN_NAMES if has_cells else "")]
    for row in range(rows):
        if row:
            lines.append(border("├┼┤", inner, columns, closed=closed.get(("below", row - 1), -1)))
        boxes = [box(laid.get((row, column)), marked, inner, sheet) for column in range(columns)]
        height = max(map(len, boxes))
        boxes = [[*lines_of, *[fit([], inner)] * (height - len(lines_of))] for lines_of in boxes]
        cells = [between(line, closed.get(("right", row), -1)) for line in zip(*boxes, strict=True)]
        if has_cells:
            cells[0][0] = (str(row + 1), "dim")
        lines += cells
    return [*lines, border("└┴┘", inner, columns)]


def marked_places(view: View) -> set[str]:
    """The numbers of the places that may be chosen now."""
    return {name.rpartition(" ")[2] for name in view["legal"] if name.rpartition(" ")[0] in PLACE_VERBS}


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


def legend(view: View, sheet: Sheet) -> list[Line]:
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
    return [[(line, "dim")] for line in rows((sheet.say(f"board-legend-{word}") for word in words), sheet.columns)]


def hand(kind: str, words: Sequence[str], sheet: Sheet) -> str:
    """Cards by name, equal ones together."""
    names = [
        name_of(kind, word, sheet.lang) + (f" ×{words.count(word)}" if words.count(word) > 1 else "")
        for word in dict.fromkeys(words)
    ]
    return ", ".join(names) or sheet.say("board-hand-empty")
