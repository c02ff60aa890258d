"""Below the board: the dice, what lies before each player, and the supply."""

from collections import Counter

from arasta.dice.words import COLOUR_WORDS
from arasta.play.dice.boxes import LETTERS
from arasta.play.dice.names import TILE_OF, payment_text
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line, rows
from arasta.play.text.names import name_of

MARGIN = 18
UNCOLOURED, FRESH = "■", "*"


def dice_lines(view: View, sheet: Sheet) -> list[Line]:
    """The dice that are rolled and not yet spent, how many actions are left, and the payment at hand."""
    line: Line = [(sheet.say("board-roll") + " ", "bold")]
    line += faces(view["dice"], sheet) or [(sheet.say("board-no-dice"), "dim")]
    if any(view["again"].values()):
        line += [(f" {sheet.say('board-again')} ", "bold"), *faces(view["again"], sheet)]
    if view["turn_of"] is not None and not view["over"]:
        taken = sheet.say("board-actions", taken=view["actions_taken"], allowed=view["actions_allowed"])
        line.append((f"  {taken}", "dim"))
    return [line, [(payment_line(view["payment"], sheet), "bold")]] if view["payment"] else [line]


def faces(dice: dict[str, int], sheet: Sheet) -> Line:
    """Dice as coloured faces."""
    signs = {face: LETTERS.get(face) or name_of("face", face, sheet.lang) for face in dice}
    return [piece for face, n in dice.items() for piece in ((f"[{signs[face]}]", f"die_{face}"), (" ", "")) * n]


def payment_line(payment: View, sheet: Sheet) -> str:
    """The price, and what has been chosen to pay it."""
    chosen = []
    for source in ("dice", "tokens"):
        goods = "".join(LETTERS[colour] * n for colour, n in payment[source].items() if colour in LETTERS)
        chosen += [sheet.say(f"board-payment-{source}", goods=goods)] if goods else []
    if brown := payment["tokens"]["brown"]:
        chosen.append(sheet.say("board-payment-brown", n=brown))
    told = ", ".join(chosen) or sheet.say("board-payment-none")
    return sheet.say("board-payment", price=payment_text(payment, sheet.lang), chosen=told)


def players(view: View, sheet: Sheet) -> list[Line]:
    """A line for each player: rubies, purse, crystals, tokens, tiles; and the supply below them."""
    words = ("rubies", "lira", "crystals", "tokens", "brown", "mosque-tiles")
    titles = {word: sheet.say(f"board-column-{word}") for word in words}
    room = max(len(titles["rubies"]), view["target"] + 1, *(player["rubies"] for player in view["players"]))
    head = f"{'':{MARGIN}}{titles['rubies']:<{room}}{titles['lira']:>6}{titles['crystals']:>10}   {titles['tokens']}"
    lines: list[Line] = [[(f"{head}{titles['brown']:>7}   {titles['mosque-tiles']}", "dim")]]
    for player in view["players"]:
        lines += player_lines(view, player, room, sheet)
    supply = view["supply"]
    goods = resources(supply["lira"], supply["crystal"], supply)
    return [*lines, [(f"  {sheet.say('board-supply'):<{MARGIN - 2}}{'':{room}}", "dim"), *goods]]


def player_lines(view: View, player: View, room: int, sheet: Sheet) -> list[Line]:
    """One player's side of the table; many tiles take several lines."""
    seat, won = player["seat"], player["rubies"]
    start: Line = [
        ("▸ " if view["to_act"] == seat else "  ", "open"),
        (sheet.player(seat, view["seat"], MARGIN - 2), "bold" if seat == view["seat"] else ""),
        ("◆" * won, "ruby"),
        ("·" * (view["target"] - won), "dim"),
        (" " * (room - max(won, view["target"])), ""),
        *resources(player["lira"], player["crystals"], player["tokens"]),
        ("   ", ""),
    ]
    indent = sum(len(text) for text, _ in start)
    first, *more = rows(tiles_texts(player, sheet), sheet.columns - indent)
    return [[*start, (first or "–", "")], *([(" " * indent + line, "")] for line in more)]


def resources(lira: int, crystals: int, tokens: dict[str, int]) -> Line:
    """Lira, crystals and tokens in their columns."""
    coloured: Line = [(f"{tokens[colour]} ", colour if tokens[colour] else "dim") for colour in COLOUR_WORDS]
    return [(f"{lira:>6}{crystals:>10}   ", ""), *coloured, (f"{tokens['brown']:>6}", "brown")]


def tiles_texts(player: View, sheet: Sheet) -> list[str]:
    """The tiles by kind, a sign for each, the fresh ones marked."""
    owned, fresh = Counter[str](player["tiles"]), Counter[str](player["fresh"])
    signs: dict[str, str] = {}
    for slug, n in owned.items():
        tile = TILE_OF[slug]
        kind = name_of("tile-kind", tile.row.kind.name.lower(), sheet.lang)
        sign = LETTERS[COLOUR_WORDS[tile.colour]] if tile.row.coloured else UNCOLOURED
        signs[kind] = signs.get(kind, "") + sign * (n - fresh[slug]) + (sign + FRESH) * fresh[slug]
    return [f"{kind} {sign}" for kind, sign in signs.items()]
