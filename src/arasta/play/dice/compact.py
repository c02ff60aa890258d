"""The table of the dice game in few lines. Drawn from a view."""

from arasta.dice.option_names import AREA_WORDS
from arasta.dice.words import COLOUR_WORDS, Area, Price
from arasta.play.dice.board import mosque, revealed, status
from arasta.play.dice.boxes import EACH_COLOUR, LETTERS, is_open_tile, marker
from arasta.play.dice.effects import tile_text
from arasta.play.dice.names import TILE_OF
from arasta.play.dice.panels import dice_lines, tiles_texts
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line, capital, cut, fit, table
from arasta.play.text.names import name_of

AREAS_A_LINE = 3
TILES_A_LINE = 2
AMOUNTS = ("lira", "crystals", "brown")


def small(view: View, sheet: Sheet, tight: bool) -> list[Line]:
    """The table as a seat sees it; tight, without what the tiles of the market do."""
    legal = set(view["legal"])
    areas = [area(word, found, legal, sheet) for word, found in view["areas"].items()]
    market = [tile(slug, legal, sheet, tight) for slug in view["market"]]
    lines = [status(view, sheet), *in_columns(areas, AREAS_A_LINE, sheet), mosque(view, sheet)]
    lines += in_columns(market, len(market) or 1 if tight else TILES_A_LINE, sheet)
    lines += [*dice_lines(view, sheet), *players_table(view, sheet)]
    lines += [[(line, "bold")] for line in revealed(view, sheet)]
    return [cut(line, sheet.columns) for line in lines]


def in_columns(cells: list[Line], n: int, sheet: Sheet) -> list[Line]:
    """Cells side by side, so many in a line."""
    inner = sheet.columns // n
    lines: list[Line] = []
    for i in range(0, len(cells), n):
        lines.append([piece for cell in cells[i : i + n] for piece in fit(cell, inner)])
    return lines


def area(word: str, found: View, legal: set[str], sheet: Sheet) -> Line:
    """A trading area: its rubies left, and the price of the next one."""
    left = len(found["prices"]) - found["empty"]
    is_open = f"ruby {word}" in legal
    title: Line = [marker(is_open), (sheet.say(f"board-area-{word}"), "open" if is_open else "bold"), (" ", "")]
    if not left:
        return [*title, ("–", "dim")]
    before: Line = [*EACH_COLOUR, ("+", "")] if word == AREA_WORDS[Area.LEFT_CARPET] else []
    return [*title, *before, (f"{found['price']} ", ""), (f"◆{left}", "ruby")]


def tile(slug: str, legal: set[str], sheet: Sheet, tight: bool) -> Line:
    """A face-up tile: its kind and cost, and what it does."""
    row, colour = TILE_OF[slug].row, TILE_OF[slug].colour
    is_open = is_open_tile(slug, legal)
    kind = capital(name_of("tile-kind", row.kind.name.lower(), sheet.lang))
    word = COLOUR_WORDS[colour]
    cost = EACH_COLOUR if row.price == Price.DIFFERENT else [(LETTERS[word] * row.goods, word)]
    title: Line = [marker(is_open), (f"{kind} ", "open" if is_open else "bold"), *cost]
    text = tile_text(row, colour, sheet.lang).replace("\N{NO-BREAK SPACE}", " ")
    return title if tight else [*title, (f" {text}", "")]


def players_table(view: View, sheet: Sheet) -> list[Line]:
    """A line for each player: rubies, purse, crystals, tokens, tiles; and the supply below them."""
    words = ("rubies", "lira", "crystals", "tokens", "brown", "mosque-tiles")
    titles = ["", *(sheet.say(f"board-column-{word}") for word in words)]
    cells = [[player_name(view, player, sheet), *things(view, player, sheet)] for player in view["players"]]
    supply = view["supply"]
    name: Line = [(f"  {sheet.say('board-supply')}", "dim")]
    cells.append([name, [], *amounts(supply["lira"], supply["crystal"], supply), []])
    return table(titles, cells, {sheet.say(f"board-column-{word}") for word in AMOUNTS})


def player_name(view: View, player: View, sheet: Sheet) -> Line:
    """Who it is."""
    seat = player["seat"]
    own = "bold" if seat == view["seat"] else ""
    return [("▸ " if view["to_act"] == seat else "  ", "open"), (sheet.player(seat, view["seat"], 12), own)]


def things(view: View, player: View, sheet: Sheet) -> list[Line]:
    """What a player has, in the order of the columns."""
    won = player["rubies"]
    return [
        [("◆" * won, "ruby"), ("·" * (view["target"] - won), "dim")],
        *amounts(player["lira"], player["crystals"], player["tokens"]),
        [("  ".join(tiles_texts(player, sheet)) or "–", "")],
    ]


def amounts(lira: int, crystals: int, tokens: dict[str, int]) -> list[Line]:
    """Lira, crystals and tokens."""
    coloured: Line = [
        (f"{' ' if i else ''}{tokens[colour]}", colour if tokens[colour] else "dim")
        for i, colour in enumerate(COLOUR_WORDS)
    ]
    return [[(str(lira), "")], [(str(crystals), "")], coloured, [(str(tokens["brown"]), "brown")]]
