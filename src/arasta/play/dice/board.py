"""The table of the dice game as text: trading areas, mosque and market, the dice, the players. Drawn from a view."""

from collections.abc import Sequence

from arasta.play.dice.boxes import area_box, tile_box
from arasta.play.dice.effects import card_text
from arasta.play.dice.names import CARD_OF
from arasta.play.dice.panels import dice_lines, players
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.headline import headline
from arasta.play.terminal.styled_text import WIDTH, Line, cut, fit, paint, rows, width, wrap
from arasta.play.text.language import DEFAULT

AREA_COLUMNS = (13, 13, 13, 13, 18, 20)  # of the boxes: four colours, left and right carpet
TILE_COLUMNS = (15,) * 6
NARROW = 4  # boxes in a frame on a narrow sheet
MARKED = ("ruby ", "tile ", "take tile ")  # what these verbs may be done to is marked on the board


def draw(view: View, lang: str = DEFAULT, colour: bool = False, names: Sequence[str] = (), columns: int = WIDTH) -> str:
    """The table as a seat sees it; usually for a terminal of 100 columns, but 80 are enough."""
    sheet = Sheet(lang, names, columns)
    legal = set(view["legal"])
    areas = [
        area_box(word, area, legal, n, sheet)
        for (word, area), n in zip(view["areas"].items(), AREA_COLUMNS, strict=True)
    ]
    lines = [status(view, sheet), *frames([(sheet.say("board-areas"), "")], areas, AREA_COLUMNS, sheet)]
    market = [tile_box(slug, legal, TILE_COLUMNS[0], sheet) for slug in view["market"]]
    lines += frames(mosque(view, sheet), market, TILE_COLUMNS, sheet)
    lines += [*legend(view, sheet), [], *dice_lines(view, sheet), [], *players(view, sheet)]
    lines += [[(line, "bold")] for line in revealed(view, sheet)]
    return "\n".join(paint(line, colour).rstrip() for line in lines)


def status(view: View, sheet: Sheet) -> Line:
    """Where the game stands, and how many cards the piles have."""
    piles = {pile: sum(view[pile].values()) for pile in ("deck", "discard")}
    beside = [sheet.say("board-deck", n=piles["deck"]), sheet.say("board-discards", n=piles["discard"])]
    return headline(view, beside, sheet.lang)


def mosque(view: View, sheet: Sheet) -> Line:
    """The title of the market: the rubies of the mosque, what earns one, and the stack."""
    rubies = view["mosque"]["rubies"]
    stack = sum(view["stack"].values())
    return [
        (sheet.say("board-mosque") + " ", ""),
        ("◆" * rubies, "ruby"),
        (" " + sheet.say("board-mosque-ruby", n=view["mosque"]["tiles"], stack=stack), ""),
    ]


def frames(title: Line, boxes: list[list[Line]], columns: tuple[int, ...], sheet: Sheet) -> list[Line]:
    """Boxes in a frame; in two where there is not room enough for one."""
    if not sheet.is_narrow:
        return framed(title, boxes, columns)
    return [*framed(title, boxes[:NARROW], columns[:NARROW]), *framed([], boxes[NARROW:], columns[NARROW:])]


def framed(title: Line, boxes: list[list[Line]], columns: tuple[int, ...]) -> list[Line]:
    """Boxes side by side in a frame with a title; missing ones are empty."""
    height = max((len(box) for box in boxes), default=1)
    filled = [[*box, *[[]] * (height - len(box))] for box in boxes]
    filled += [[[]] * height] * (len(columns) - len(boxes))
    lines = [headed(title, columns)]
    for row in zip(*filled, strict=True):
        line: Line = [("│", "dim")]
        for cell, n in zip(row, columns, strict=True):
            line += [*fit(cell, n), ("│", "dim")]
        lines.append(line)
    return [*lines, [("└" + "┴".join("─" * n for n in columns) + "┘", "dim")]]


def headed(title: Line, columns: tuple[int, ...]) -> Line:
    """The upper border, with the title set into it."""
    border = "┌" + "┬".join("─" * n for n in columns) + "┐"
    shown = cut(title, len(border) - 6)
    if not shown:
        return [(border, "dim")]
    return [(border[:2] + " ", "dim"), *shown, (" " + border[width(shown) + 4 :], "dim")]


def legend(view: View, sheet: Sheet) -> list[Line]:
    """What the signs on the board mean."""
    words = ["colours"]
    words += ["fresh"] if any(player["fresh"] for player in view["players"]) else []
    words += ["open"] if any(name.startswith(MARKED) for name in view["legal"]) else []
    return [[(line, "dim")] for line in rows((sheet.say(f"board-legend-{word}") for word in words), sheet.columns)]


def revealed(view: View, sheet: Sheet) -> list[str]:
    """The cards that lie open."""
    texts = [sheet.say("board-revealed", card=card_text(CARD_OF[slug], sheet.lang)) for slug in view["revealed"]]
    return [line for text in texts for line in wrap(text, sheet.columns, rest="    ")]
