"""Below the board: the dice, what lies before each player, and the supply."""

from collections import Counter

from arasta.dice.words import COLOUR_WORDS
from arasta.play.dice.boxes import LETTERS
from arasta.play.dice.naming import TILE_OF, payment_text
from arasta.play.ink import WIDTH, Line, rows
from arasta.play.language import say
from arasta.play.naming import name_of, seat_name
from arasta.play.showing import View

MARGIN = 18
UNCOLOURED, FRESH = "■", "*"


def dice_lines(view: View, lang: str) -> list[Line]:
    """The dice that are rolled and not yet spent, how many actions are left, and the payment at hand."""
    line: Line = [(say("board-roll", lang) + " ", "bold")]
    line += faces(view["dice"], lang) or [(say("board-no-dice", lang), "dim")]
    if any(view["again"].values()):
        line += [(f" {say('board-again', lang)} ", "bold"), *faces(view["again"], lang)]
    if view["turn_of"] is not None and not view["over"]:
        taken = say("board-actions", lang, taken=view["actions_taken"], allowed=view["actions_allowed"])
        line.append((f"  {taken}", "dim"))
    return [line, [(payment_line(view["payment"], lang), "bold")]] if view["payment"] else [line]


def faces(dice: dict[str, int], lang: str) -> Line:
    """Dice as coloured faces."""
    signs = {face: LETTERS.get(face) or name_of("face", face, lang) for face in dice}
    return [piece for face, n in dice.items() for piece in ((f"[{signs[face]}]", f"die_{face}"), (" ", "")) * n]


def payment_line(payment: View, lang: str) -> str:
    """The price, and what has been chosen to pay it."""
    chosen = []
    for source in ("dice", "tokens"):
        goods = "".join(LETTERS[colour] * n for colour, n in payment[source].items() if colour in LETTERS)
        chosen += [say(f"board-payment-{source}", lang, goods=goods)] if goods else []
    if brown := payment["tokens"]["brown"]:
        chosen.append(say("board-payment-brown", lang, n=brown))
    told = ", ".join(chosen) or say("board-payment-none", lang)
    return say("board-payment", lang, price=payment_text(payment, lang), chosen=told)


def players(view: View, lang: str) -> list[Line]:
    """A line for each player: rubies, purse, crystals, tokens, tiles; and the supply below them."""
    words = ("rubies", "lira", "crystals", "tokens", "brown", "tiles")
    titles = {word: say(f"board-column-{word}", lang) for word in words}
    room = max(len(titles["rubies"]), view["target"] + 1, *(player["rubies"] for player in view["players"]))
    head = f"{'':{MARGIN}}{titles['rubies']:<{room}}{titles['lira']:>6}{titles['crystals']:>10}   {titles['tokens']}"
    lines: list[Line] = [[(f"{head}{titles['brown']:>7}   {titles['tiles']}", "dim")]]
    for player in view["players"]:
        lines += player_lines(view, player, room, lang)
    supply = view["supply"]
    goods = resources(supply["lira"], supply["crystal"], supply)
    return [*lines, [(f"  {say('board-supply', lang):<{MARGIN - 2}}{'':{room}}", "dim"), *goods]]


def player_lines(view: View, player: View, room: int, lang: str) -> list[Line]:
    """One player's side of the table; many tiles take several lines."""
    seat, won = player["seat"], player["rubies"]
    name = seat_name(seat, lang) + (f" ({say('board-you', lang)})" if seat == view["seat"] else "")
    start: Line = [
        ("▸ " if view["to_act"] == seat else "  ", "open"),
        (f"{name:<{MARGIN - 2}}", "bold" if seat == view["seat"] else ""),
        ("◆" * won, "ruby"),
        ("·" * (view["target"] - won), "dim"),
        (" " * (room - max(won, view["target"])), ""),
        *resources(player["lira"], player["crystals"], player["tokens"]),
        ("   ", ""),
    ]
    indent = sum(len(text) for text, _ in start)
    first, *more = rows(tiles_texts(player, lang), WIDTH - indent)
    return [[*start, (first or "–", "")], *([(" " * indent + line, "")] for line in more)]


def resources(lira: int, crystals: int, tokens: dict[str, int]) -> Line:
    """Lira, crystals and tokens in their columns."""
    coloured: Line = [(f"{tokens[colour]} ", colour if tokens[colour] else "dim") for colour in COLOUR_WORDS]
    return [(f"{lira:>6}{crystals:>10}   ", ""), *coloured, (f"{tokens['brown']:>6}", "brown")]


def tiles_texts(player: View, lang: str) -> list[str]:
    """The tiles by kind, a sign for each, the fresh ones marked."""
    owned, fresh = Counter[str](player["tiles"]), Counter[str](player["fresh"])
    signs: dict[str, str] = {}
    for slug, n in owned.items():
        tile = TILE_OF[slug]
        kind = name_of("tile-kind", tile.row.kind.name.lower(), lang)
        sign = LETTERS[COLOUR_WORDS[tile.colour]] if tile.row.coloured else UNCOLOURED
        signs[kind] = signs.get(kind, "") + sign * (n - fresh[slug]) + (sign + FRESH) * fresh[slug]
    return [f"{kind} {sign}" for kind, sign in signs.items()]
