"""Letters, companions, the Kiosk, the auction and the Secret Society on the board in a terminal."""

from arasta.istanbul.letters.components.places import SOCIETY_SEALS
from arasta.play.istanbul.board_part import BoardPart, Column
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line, columns_of, wrap
from arasta.play.text.names import name_of


def society(place: View, columns: int, sheet: Sheet) -> Line:
    """What the Secret Society asks for, and pays next."""
    lira = place["lira"][0] if place["lira"] else 0
    key = "board-society" if lira else "board-society-spent"
    return [(sheet.fitting(key, columns, seals=SOCIETY_SEALS, n=lira), "")]


def society_in_short(place: View, sheet: Sheet) -> Line:
    """The seals that it asks for."""
    return [(str(SOCIETY_SEALS), "")]


def letters_cell(player: View, sheet: Sheet) -> Line:
    """Undelivered letters by their places, how many are delivered, and whether the companion is in the supply."""
    texts = [" ".join(map(str, player["letters"])) or "–"]
    texts += [f"+{len(player['delivered'])}"] if player["delivered"] else []
    texts += [sheet.say("board-small-companion")] if player["companion"] == "personal supply" else []
    return [(" ".join(texts), "")]


def letters_lines(player: View, sheet: Sheet, before: str) -> list[str]:
    """A player's letters by the numbers of their places, and where the companion is."""
    places = " ".join(map(str, player["letters"]))
    texts = [sheet.say("board-letters", places=places) if places else sheet.say("board-no-letters")]
    if player["delivered"]:
        texts.append(sheet.say("board-delivered", n=len(player["delivered"])))
    where = {"general supply": "none", "personal supply": "supply"}.get(player["companion"], "out")
    texts.append(sheet.say(f"board-companion-{where}"))
    return wrap(", ".join(texts), sheet.columns, before, " " * columns_of(before))


def beside(view: View, sheet: Sheet) -> list[str]:
    """How many letters are left, the bid, and the open kiosk tiles."""
    lines = [sheet.say("board-letter-supply", n=view["letter_supply"])]
    if view.get("bid"):
        lines.append(sheet.say("board-bid", player=sheet.seat(view["bidder"]), n=view["bid"]))
    if view.get("kiosk"):
        names = ", ".join(name_of("kiosk", str(tile), sheet.lang) for tile in view["kiosk"])
        lines.append(sheet.say("board-kiosk-open", tiles=names))
    return lines


BOARD = BoardPart(
    shows={"lira": society},
    asks={"lira": society_in_short},
    brackets={"companions": "[]"},
    columns=(Column("letters", "tiles", letters_cell),),
    below_player=letters_lines,
    beside=beside,
    legend_pieces=("companion",),
)
