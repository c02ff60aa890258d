"""What lies beside the board: the players' own things, and what is common to all."""

from arasta.play.istanbul.board_part import Column, boards_in
from arasta.play.istanbul.signs import SEAT_SIGNS
from arasta.play.presentation import View
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line, cut, table

MARGIN = 20


def players(view: View, sheet: Sheet) -> list[Line]:
    """A line for each player: rubies, purse, cart, assistants, cards, tiles; and below it what takes more room."""
    titles = {word: sheet.say(f"board-column-{word}") for word in ("rubies", "lira", "goods", "room", "stack", "cards")}
    tiles = sheet.say("board-column-tiles")
    room = max(len(titles["rubies"]), view["target"] + 1)
    more = {after: wide_titles(view, after, sheet) for after in ("lira", "cards")}
    head = (
        f"{'':{MARGIN}}{titles['rubies']:<{room}}{titles['lira']:>6}{more['lira']}   "
        f"{titles['goods']}{titles['room']:>6}   {titles['stack']:<12}{titles['cards']:<7}{more['cards']}{tiles}"
    )
    lines: list[Line] = [[(head, "dim")]]
    for player in view["players"]:
        lines.append(player_line(view, player, room, sheet))
        for board in boards_in(view):
            lines += [[(line, "dim")] for line in board.below_player(player, sheet, " " * MARGIN)]
    return lines


def added_columns(view: View) -> list[Column]:
    """The columns of expansions."""
    return [column for board in boards_in(view) for column in board.columns]


def wide_titles(view: View, after: str, sheet: Sheet) -> str:
    """The titles of the columns that expansions add after one, in a wide table."""
    columns = [column for column in added_columns(view) if column.wide and column.after == after]
    return "".join(format(sheet.say(f"board-column-{column.word}"), column.wide) for column in columns)


def wide_cells(view: View, player: View, after: str, sheet: Sheet) -> str:
    """What a player has in those columns."""
    columns = [column for column in added_columns(view) if column.wide and column.after == after]
    return "".join(format("".join(text for text, _ in column.cell(player, sheet)), column.wide) for column in columns)


def player_line(view: View, player: View, room: int, sheet: Sheet) -> Line:
    """One player's side of the table."""
    seat = player["seat"]
    won = player["rubies"]
    stack = "".join("n" if kind == "neutral" else SEAT_SIGNS[seat].lower() for kind in player["stack"])
    goods: Line = [(f"{n} ", good if n else "dim") for good, n in player["goods"].items()]
    more = {after: wide_cells(view, player, after, sheet) for after in ("lira", "cards")}
    is_leader = view["caravan_leader"] == seat and not view["expansions"]
    return [
        ("▸ " if view["to_act"] == seat else "  ", "open"),
        (SEAT_SIGNS[seat], f"merchant{seat}"),
        (" " + sheet.player(seat, view["seat"], MARGIN - 4), "bold" if seat == view["seat"] else ""),
        ("◆" * won, "ruby"),
        ("·" * (view["target"] - won), "dim"),
        (" " * (room - max(won, view["target"])), ""),
        (f"{player['lira']:>6}{more['lira']}   ", ""),
        *goods,
        (f"{player['capacity']:>5}   ", ""),
        (f"{stack or '–':<12}", f"seat{seat}"),
        (f"{player['cards']:<7}{more['cards']}", ""),
        *(tiles(view, player, sheet) or [("–", "dim")]),
        (f"  {sheet.say('board-leader')}" if is_leader else "", "bold"),
    ]


def players_table(view: View, sheet: Sheet, in_lines: bool = True) -> list[Line]:
    """The same in columns as narrow as they can be; with those, unless they are told elsewhere, that are no numbers."""
    words = ["player", "rubies", "lira", "goods", "room", "stack", "cards", "tiles"]
    added = {column.word: column for column in added_columns(view) if in_lines or column.is_amount}
    for column in added.values():
        words.insert(words.index(column.after) + 1, column.word)
    titles = [sheet.say(f"board-small-{word}") for word in words]
    cells = [
        [added[word].cell(player, sheet) if word in added else small_cell(view, player, word, sheet) for word in words]
        for player in view["players"]
    ]
    numbers = {"lira", "room", "cards", *(word for word, column in added.items() if column.is_amount)}
    amounts = {sheet.say(f"board-small-{word}") for word in numbers}
    return [cut(line, sheet.columns) for line in table(titles, cells, amounts)]


def small_cell(view: View, player: View, word: str, sheet: Sheet) -> Line:
    """One of a player's things."""
    seat, won = player["seat"], player["rubies"]
    if word == "player":
        sign = "▸" if view["to_act"] == seat else " "
        own = "bold" if seat == view["seat"] else ""
        return [
            (sign, "open"),
            (SEAT_SIGNS[seat], f"merchant{seat}"),
            (f" {sheet.player(seat, view['seat'], 12)}", own),
        ]
    if word == "rubies":
        return [("◆" * won, "ruby"), ("·" * (view["target"] - won), "dim")]
    if word == "goods":
        return [(f"{' ' if i else ''}{n}", good if n else "dim") for i, (good, n) in enumerate(player["goods"].items())]
    if word == "stack":
        stack = "".join("n" if kind == "neutral" else SEAT_SIGNS[seat].lower() for kind in player["stack"])
        return [(stack or "–", f"seat{seat}")]
    if word == "tiles":
        return tiles(view, player, sheet) or [("–", "dim")]
    return [(str(player["capacity" if word == "room" else word]), "")]


def tiles(view: View, player: View, sheet: Sheet) -> Line:
    """A player's tiles, those of each module together."""
    line: Line = []
    for board in boards_in(view):
        own = board.tiles(player, sheet)
        line += [(f" {own[0][0]}", own[0][1]), *own[1:]] if line and own else own
    return line


def beside(view: View, sheet: Sheet) -> list[str]:
    """What an expansion adds to the common things; and the leader, who in the base game is told in the own line."""
    texts = [text for board in boards_in(view) for text in board.beside(view, sheet)]
    if view["expansions"] and view["caravan_leader"] is not None:
        texts.append(sheet.say("board-leader-is", player=sheet.seat(view["caravan_leader"])))
    return texts
