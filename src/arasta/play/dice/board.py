"""The table of the dice game as text: trading areas, mosque and market, the dice, the players. Drawn from a view."""

import textwrap

from arasta.play.dice.boxes import area_box, tile_box
from arasta.play.dice.effects import card_text
from arasta.play.dice.naming import CARD_OF
from arasta.play.dice.side import dice_lines, players
from arasta.play.headline import headline
from arasta.play.ink import WIDTH, Line, cut, fit, paint, rows, width
from arasta.play.language import DEFAULT, say
from arasta.play.showing import View

AREA_COLUMNS = (13, 13, 13, 13, 18, 20)  # of the boxes: four colours, left and right carpet
TILE_COLUMNS = (15,) * 6
MARKED = ("ruby ", "tile ", "take tile ")  # what these verbs may be done to is marked on the board


def draw(view: View, lang: str = DEFAULT, colour: bool = False) -> str:
    """The table as a seat sees it, for a terminal of 100 columns."""
    legal = set(view["legal"])
    areas = [
        area_box(word, area, legal, n, lang)
        for (word, area), n in zip(view["areas"].items(), AREA_COLUMNS, strict=True)
    ]
    lines = [status(view, lang), *framed([(say("board-areas", lang), "")], areas, AREA_COLUMNS)]
    market = [tile_box(slug, legal, TILE_COLUMNS[0], lang) for slug in view["market"]]
    lines += framed(mosque(view, lang), market, TILE_COLUMNS)
    lines += [*legend(view, lang), [], *dice_lines(view, lang), [], *players(view, lang)]
    lines += [[(line, "bold")] for line in revealed(view, lang)]
    return "\n".join(paint(line, colour).rstrip() for line in lines)


def status(view: View, lang: str) -> Line:
    """Where the game stands, and how many cards the piles have."""
    piles = {pile: sum(view[pile].values()) for pile in ("deck", "discard")}
    beside = [say("board-deck", lang, n=piles["deck"]), say("board-discards", lang, n=piles["discard"])]
    return headline(view, beside, lang)


def mosque(view: View, lang: str) -> Line:
    """The title of the market: the rubies of the mosque, what earns one, and the stack."""
    rubies = view["mosque"]["rubies"]
    stack = sum(view["stack"].values())
    return [
        (say("board-mosque", lang) + " ", ""),
        ("◆" * rubies, "ruby"),
        (" " + say("board-mosque-ruby", lang, n=view["mosque"]["tiles"], stack=stack), ""),
    ]


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
    shown = cut(title, WIDTH - 6)
    return [(border[:2] + " ", "dim"), *shown, (" " + border[width(shown) + 4 :], "dim")]


def legend(view: View, lang: str) -> list[Line]:
    """What the signs on the board mean."""
    words = ["colours"]
    words += ["fresh"] if any(player["fresh"] for player in view["players"]) else []
    words += ["open"] if any(name.startswith(MARKED) for name in view["legal"]) else []
    return [[(line, "dim")] for line in rows((say(f"board-legend-{word}", lang) for word in words), WIDTH)]


def revealed(view: View, lang: str) -> list[str]:
    """The cards that lie open."""
    texts = [say("board-revealed", lang, card=card_text(CARD_OF[slug], lang)) for slug in view["revealed"]]
    return [line for text in texts for line in textwrap.wrap(text, WIDTH, subsequent_indent="    ")]
