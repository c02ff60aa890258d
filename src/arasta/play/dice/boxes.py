"""Trading areas and mosque tiles on the text board."""

import textwrap

from arasta.dice.option_names import AREA_WORDS
from arasta.dice.words import COLOUR_WORDS, Area, Price
from arasta.play.dice.effects import tile_text
from arasta.play.dice.names import TILE_OF
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line, apart, capital
from arasta.play.text.names import name_of

LETTERS = dict(zip(COLOUR_WORDS, "RYGB", strict=True))
EACH_COLOUR: Line = [(letter, colour) for colour, letter in LETTERS.items()]
LEFT_CARPET = AREA_WORDS[Area.LEFT_CARPET]


def area_box(word: str, area: View, legal: set[str], columns: int, sheet: Sheet) -> list[Line]:
    """A trading area in three lines: its name and rubies left; its prices; the rubies beside them."""
    left = len(area["prices"]) - area["empty"]
    is_open = f"ruby {word}" in legal
    title: Line = [marker(is_open), (sheet.say(f"board-area-{word}"), "open" if is_open else "bold")]
    return [apart(title, [(f"◆{left} " if left else "  ", "ruby")], columns), *price_lines(word, area)]


def price_lines(word: str, area: View) -> list[Line]:
    """The prices, the next one bold, and under each its ruby or the empty spot."""
    before: Line = [*EACH_COLOUR, ("+ ", "")] if word == LEFT_CARPET else []
    prices: Line = [(" ", ""), *before]
    rubies: Line = [(" " * (1 + sum(len(text) for text, _ in before)), "")]
    for spot, price in enumerate(area["prices"]):
        room = len(str(price)) + 1
        prices.append((f"{price:<{room}}", "dim" if spot < area["empty"] else "bold" if spot == area["empty"] else ""))
        rubies.append((f"{'·':<{room}}", "dim") if spot < area["empty"] else (f"{'◆':<{room}}", "ruby"))
    return [prices, rubies]


def tile_box(slug: str, legal: set[str], columns: int, sheet: Sheet) -> list[Line]:
    """A face-up tile: its kind and cost, and what it does."""
    tile = TILE_OF[slug]
    is_open = is_open_tile(slug, legal)
    kind = capital(name_of("tile-kind", tile.row.kind.name.lower(), sheet.lang))
    title: Line = [marker(is_open), (kind, "open" if is_open else "bold")]
    colour = COLOUR_WORDS[tile.colour]
    cost = EACH_COLOUR if tile.row.price == Price.DIFFERENT else [(LETTERS[colour] * tile.row.goods, colour)]
    text = textwrap.wrap(tile_text(tile.row, tile.colour, sheet.lang), columns - 1)
    kept_together = [line.replace("\N{NO-BREAK SPACE}", " ") for line in text]
    return [apart(title, [*cost, (" ", "")], columns), *([(f" {line}", "")] for line in kept_together)]


def is_open_tile(slug: str, legal: set[str]) -> bool:
    """Whether a tile may be taken now."""
    return f"tile {slug}" in legal or f"take tile {slug}" in legal


def marker(is_open: bool) -> tuple[str, str]:
    """The sign of what may be chosen now."""
    return ("▸", "open") if is_open else (" ", "")
