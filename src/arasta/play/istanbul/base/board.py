"""The base game's places, pieces and tiles on the board in a terminal."""

from arasta.play.istanbul.board_part import BoardPart, boards
from arasta.play.istanbul.signs import GOOD_SIGNS, goods, with_goods
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line, width


def mail(place: View, columns: int, sheet: Sheet) -> Line:
    """What the Post Office pays."""
    signs = "".join(GOOD_SIGNS[pay] for pay in place["pays"] if pay in GOOD_SIGNS)
    return with_goods("board-post", signs, columns, sheet, lira=lira_of_mail(place))


def mail_in_short(place: View, sheet: Sheet) -> Line:
    """The same in few columns."""
    return [*goods([pay for pay in place["pays"] if pay in GOOD_SIGNS]), (f"+{lira_of_mail(place)}", "")]


def lira_of_mail(place: View) -> int:
    """The lira in the mail."""
    return sum(int(pay.split()[0]) for pay in place["pays"] if pay not in GOOD_SIGNS)


def stacks(place: View, columns: int, sheet: Sheet) -> Line:
    """The stacks of a mosque: what the next tile asks for, and how many are left."""
    line: Line = []
    for good, stack in place["stacks"].items():
        gap = "  " if line else ""
        line += [(gap + GOOD_SIGNS[good] * (stack["requires"] or 1), good), (f"×{stack['left']}", "")]
    return line


def stacks_in_short(place: View, sheet: Sheet) -> Line:
    """The same in few columns."""
    line: Line = []
    for good, stack in place["stacks"].items():
        line += [(" " if line else "", ""), *goods([good] * (stack["requires"] or 1) if stack["left"] else [])]
    return line


def demand(place: View, columns: int, sheet: Sheet) -> Line | None:
    """What a market asks for and pays; nothing while its tile is being drawn."""
    if place["demand"] is None:
        return None
    wanted: Line = [(GOOD_SIGNS[good] * n, good) for good, n in place["demand"].items()]
    prices = " ".join(map(str, place["prices"]))
    if width(wanted) + 1 + len(prices) > columns:
        prices = f"{place['prices'][0]}–{place['prices'][-1]}"
    return [*wanted, (f" {prices}", "")]


def demand_in_short(place: View, sheet: Sheet) -> Line:
    """The same in few columns."""
    return goods([good for good, n in (place["demand"] or {}).items() for _ in range(n)])


def price(place: View, columns: int, sheet: Sheet) -> Line:
    """What the next ruby costs here: an amount, or the goods of the uncovered spaces."""
    if place["price"] is None:
        return [(sheet.say("board-no-ruby"), "dim")]
    if isinstance(place["track"][0], int):
        keys = {number: key for board in boards().values() for number, key in board.price_texts.items()}
        return [(sheet.say(keys.get(place["number"], "board-lira"), n=place["price"]), "")]
    signs = "".join(GOOD_SIGNS[good] for good in place["track"][: place["price"]])
    return with_goods("board-goods", signs, columns, sheet)


def price_in_short(place: View, sheet: Sheet) -> Line:
    """The same in few columns."""
    track = place["track"]
    if place["price"] is None:
        return []
    return [(str(place["price"]), "")] if isinstance(track[0], int) else goods(track[: place["price"]])


def mosque_tiles(player: View, sheet: Sheet) -> Line:
    """Mosque tiles by their colours."""
    return [(GOOD_SIGNS[good], good) for good in player["mosque_tiles"]]


BOARD = BoardPart(
    shows={"pays": mail, "stacks": stacks, "demand": demand, "price": price},
    asks={"pays": mail_in_short, "stacks": stacks_in_short, "demand": demand_in_short, "price": price_in_short},
    brackets={"families": "()"},
    tiles=mosque_tiles,
)
