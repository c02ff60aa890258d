"""The board game as text: the bazaar as a grid of boxes, the players below. Drawn from a view: it shows no secret."""

from collections.abc import Sequence

from arasta.istanbul.option_names import COLUMN_NAMES
from arasta.play.istanbul.board_part import Street, boards_in
from arasta.play.istanbul.boxes import box
from arasta.play.istanbul.panels import beside, players, players_table
from arasta.play.istanbul.signs import GOOD_SIGNS
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.headline import headline
from arasta.play.terminal.styled_text import WIDTH, Line, fit, paint, rows, width, wrap
from arasta.play.text.language import DEFAULT
from arasta.play.text.names import name_of

PLACE_VERBS = frozenset({"move", "send", "return", "step", "use", "ruby"})  # their targets are marked on the board


def draw(view: View, lang: str = DEFAULT, colour: bool = False, names: Sequence[str] = (), columns: int = WIDTH) -> str:
    """The table as a seat sees it; usually for a terminal of 100 columns, but 80 are enough."""
    sheet = Sheet(lang, names, columns)
    own = narrow_players if sheet.is_narrow else players
    lines = [status(view, sheet), *grid(view, sheet), *legend(view, sheet), [], *own(view, sheet)]
    lines += [[(line, "")] for line in wrapped(" · ".join(beside(view, sheet)), columns)]
    if any(view["sold"].values()):
        goods = " ".join(f"{GOOD_SIGNS[good]}{n}" for good, n in view["sold"].items() if n)
        lines.append([(sheet.say("board-laid-out", goods=goods), "")])
    for text in own_cards(view, sheet):
        lines += [[(line, "bold")] for line in wrapped(text, columns)]
    return "\n".join(paint(line, colour).rstrip() for line in lines)


def narrow_players(view: View, sheet: Sheet) -> list[Line]:
    """The players' own things in 80 columns, what takes more room below."""
    lines = players_table(view, sheet, in_lines=False)
    for player in view["players"]:
        for board in boards_in(view):
            texts = board.below_player(player, sheet, f"  {sheet.seat(player['seat'])}: ")
            lines += [[(line, "dim")] for line in texts]
    return lines


def wrapped(text: str, columns: int) -> list[str]:
    """A text in as many lines as it takes."""
    return wrap(text, columns, rest="    ")


def own_cards(view: View, sheet: Sheet) -> list[str]:
    """The own hands, by name."""
    texts = []
    if view["seat"] is not None:
        texts.append(sheet.say("board-hand", cards=hand("card", view["hand"], sheet)))
    for board in boards_in(view):
        for word, (key, kind) in board.hands.items():
            if view.get(word):
                texts.append(sheet.say(key, cards=hand(kind, [str(card) for card in view[word]], sheet)))
    return texts


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
    has_cells = any(board.names_cells(view) for board in boards_in(view))
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


def closed_street(view: View) -> Street:
    """Where a street is closed."""
    return {side: column for board in boards_in(view) for side, column in board.closed_street(view).items()}


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
    boards = boards_in(view)
    words = ["pieces", *(word for board in boards for word in board.legend_pieces)]
    if view["neutral_merchants"] or any(place["neutral_assistants"] for place in view["places"]):
        words.append("neutral")
    words.append("goods")
    if any(name.rpartition(" ")[0] in PLACE_VERBS for name in view["legal"]):
        words.append("open")
    words += [word for board in boards for word in board.legend_signs]
    return [[(line, "dim")] for line in rows((sheet.say(f"board-legend-{word}") for word in words), sheet.columns)]


def hand(kind: str, words: Sequence[str], sheet: Sheet) -> str:
    """Cards by name, equal ones together."""
    names = [
        name_of(kind, word, sheet.lang) + (f" ×{words.count(word)}" if words.count(word) > 1 else "")
        for word in dict.fromkeys(words)
    ]
    return ", ".join(names) or sheet.say("board-hand-empty")
