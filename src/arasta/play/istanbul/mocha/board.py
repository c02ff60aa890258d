"""Coffee, guild cards, the Tavern and the barrier on the board in a terminal."""

from arasta.istanbul.mocha.words import Place
from arasta.play.istanbul.board_part import BoardPart, Column, Street
from arasta.play.istanbul.boxes import place_name
from arasta.play.istanbul.signs import GOOD_SIGNS
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line, width

CELL_VERB = "barrier "  # its targets are streets, told by their cells


def tavern(place: View, columns: int, sheet: Sheet) -> Line:
    """The prices of the tiles and the barrier in coffee, and what baksheesh takes: as wide as there is room."""
    tiles = [f"{sheet.say(f'board-tile-{word}')}{tile['coffee'] or '–'}" for word, tile in place["tiles"].items()]
    baksheesh, sign = place["baksheesh"], GOOD_SIGNS[place["baksheesh"]["good"]]
    each, counted = sign * baksheesh["goods"], f"{baksheesh['goods']}{sign}"
    lines: list[Line] = [
        [
            (f"{gap.join([*tiles, ''])}┃{place['barrier']}{gap}", ""),
            ("◆", "ruby"),
            (f"{baksheesh['coffee']}+", ""),
            (goods, baksheesh["good"]),
        ]
        for gap, goods in ((" ", each), ("", each), ("", counted))
    ]
    return next((line for line in lines if width(line) <= columns), lines[-1])


def tavern_in_short(place: View, sheet: Sheet) -> Line:
    """What its tiles cost."""
    prices = {word: tile["coffee"] or "–" for word, tile in place["tiles"].items()}
    return [("".join(f"{sheet.say(f'board-tile-{word}')}{n}" for word, n in prices.items()), "")]


def coffee(player: View, sheet: Sheet) -> Line:
    """How much a player has."""
    return [(str(player["coffee"]), "")]


def guild_cards(player: View, sheet: Sheet) -> Line:
    """How many a player has."""
    return [(str(player["guild_cards"]), "")]


def tavern_tiles(player: View, sheet: Sheet) -> Line:
    """Tavern tiles by their signs."""
    signs = "".join(sheet.say(f"board-tile-{word}") for word in player.get("tavern_tiles", ()))
    return [(signs, "bold")] if signs else []


def beside(view: View, sheet: Sheet) -> list[str]:
    """The guild deck, and who keeps the barrier."""
    lines = [sheet.say("board-guild-deck", n=view["guild_deck"])]
    if view.get("barrier_keeper") is not None:
        lines.append(sheet.say("board-barrier-keeper", player=sheet.seat(view["barrier_keeper"])))
    return lines


def where_the_barrier_lies(view: View, sheet: Sheet) -> list[str]:
    """Between which places."""
    if not view.get("barrier"):
        return []
    one, other = (place_name(str(number), 0, sheet) for number in view["barrier"])
    return [sheet.say("board-barrier-lies", one=one, other=other)]


def closed_street(view: View) -> Street:
    """Where the barrier lies: its column, by the row on whose right side or below which it is."""
    if not view.get("barrier"):
        return {}
    one, other = sorted(
        (place["row"], place["column"]) for place in view["places"] if place["number"] in view["barrier"]
    )
    return {("right" if one[0] == other[0] else "below", one[0]): one[1]}


BOARD = BoardPart(
    shows={"baksheesh": tavern},
    asks={"baksheesh": tavern_in_short},
    price_texts={Place.COFFEE_HOUSE: "board-coffee"},
    columns=(
        Column("coffee", "lira", coffee, is_amount=True, wide=">8"),
        Column("guild", "cards", guild_cards, is_amount=True, wide="<7"),
    ),
    tiles=tavern_tiles,
    hands={"guild_hand": ("board-guild-hand", "guild")},
    beside=beside,
    beside_small=where_the_barrier_lies,
    legend_signs=("tavern",),
    names_cells=lambda view: "barrier" in view,
    asks_for_cells=lambda view: any(name.startswith(CELL_VERB) for name in view["legal"]),
    closed_street=closed_street,
)
