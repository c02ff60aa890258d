"""What lies beside the board: the players' own things, and what is common to all."""

from arasta.play.ink import Line, columns_of, cut, table, wrap
from arasta.play.istanbul.boxes import GOOD_LETTERS, LETTERS
from arasta.play.naming import name_of
from arasta.play.sheet import Sheet
from arasta.play.showing import View

MARGIN = 20


def players(view: View, sheet: Sheet) -> list[Line]:
    """A line for each player: rubies, purse, cart, assistants, cards, tiles; and their letters, where there are any."""
    titles = {word: sheet.say(f"board-column-{word}") for word in ("rubies", "lira", "goods", "room", "stack", "cards")}
    tiles = sheet.say("board-column-tiles")
    room = max(len(titles["rubies"]), view["target"] + 1)
    coffee = guild = ""
    if "mocha" in view["expansions"]:
        coffee = f"{sheet.say('board-column-coffee'):>8}"
        guild = f"{sheet.say('board-column-guild'):<7}"
    head = (
        f"{'':{MARGIN}}{titles['rubies']:<{room}}{titles['lira']:>6}{coffee}   {titles['goods']}{titles['room']:>6}"
        f"   {titles['stack']:<12}{titles['cards']:<7}{guild}{tiles}"
    )
    lines: list[Line] = [[(head, "dim")]]
    for player in view["players"]:
        lines.append(player_line(view, player, room, sheet))
        if "letters" in player:
            lines += [[(line, "dim")] for line in letters_lines(player, sheet)]
    return lines


def player_line(view: View, player: View, room: int, sheet: Sheet) -> Line:
    """One player's side of the table."""
    seat = player["seat"]
    won = player["rubies"]
    stack = "".join("n" if kind == "neutral" else LETTERS[seat].lower() for kind in player["stack"])
    goods: Line = [(f"{n} ", good if n else "dim") for good, n in player["goods"].items()]
    coffee = f"{player['coffee']:>8}" if "coffee" in player else ""
    guild = f"{player['guild_cards']:<7}" if "coffee" in player else ""
    is_leader = view["caravan_leader"] == seat and not view["expansions"]
    return [
        ("▸ " if view["to_act"] == seat else "  ", "open"),
        (LETTERS[seat], f"merchant{seat}"),
        (" " + sheet.player(seat, view["seat"], MARGIN - 4), "bold" if seat == view["seat"] else ""),
        ("◆" * won, "ruby"),
        ("·" * (view["target"] - won), "dim"),
        (" " * (room - max(won, view["target"])), ""),
        (f"{player['lira']:>6}{coffee}   ", ""),
        *goods,
        (f"{player['capacity']:>5}   ", ""),
        (f"{stack or '–':<12}", f"seat{seat}"),
        (f"{player['cards']:<7}{guild}", ""),
        *(tiles(player, sheet) or [("–", "dim")]),
        (f"  {sheet.say('board-leader')}" if is_leader else "", "bold"),
    ]


def players_table(view: View, sheet: Sheet, letters: bool = True) -> list[Line]:
    """The same in columns as narrow as they can be, letters and companions too."""
    words = ["player", "rubies", "lira", "goods", "room", "stack", "cards", "tiles"]
    if "mocha" in view["expansions"]:
        words[3:3] = ["coffee"]
        words.insert(-1, "guild")
    if letters and "letters" in view["expansions"]:
        words.append("letters")
    titles = [sheet.say(f"board-small-{word}") for word in words]
    cells = [[small_cell(view, player, word, sheet) for word in words] for player in view["players"]]
    amounts = {sheet.say(f"board-small-{word}") for word in ("lira", "coffee", "room", "cards", "guild")}
    return [cut(line, sheet.columns) for line in table(titles, cells, amounts)]


def small_cell(view: View, player: View, word: str, sheet: Sheet) -> Line:
    """One of a player's things."""
    seat, won = player["seat"], player["rubies"]
    if word == "player":
        sign = "▸" if view["to_act"] == seat else " "
        own = "bold" if seat == view["seat"] else ""
        return [(sign, "open"), (LETTERS[seat], f"merchant{seat}"), (f" {sheet.player(seat, view['seat'], 12)}", own)]
    if word == "rubies":
        return [("◆" * won, "ruby"), ("·" * (view["target"] - won), "dim")]
    if word == "goods":
        return [(f"{' ' if i else ''}{n}", good if n else "dim") for i, (good, n) in enumerate(player["goods"].items())]
    if word == "stack":
        stack = "".join("n" if kind == "neutral" else LETTERS[seat].lower() for kind in player["stack"])
        return [(stack or "–", f"seat{seat}")]
    if word == "tiles":
        return tiles(player, sheet) or [("–", "dim")]
    if word == "letters":
        return small_letters(player, sheet)
    return [(str(player[{"room": "capacity", "guild": "guild_cards"}.get(word, word)]), "")]


def small_letters(player: View, sheet: Sheet) -> Line:
    """Undelivered letters by their places, how many are delivered, and whether the companion is in the supply."""
    told = [" ".join(map(str, player["letters"])) or "–"]
    told += [f"+{len(player['delivered'])}"] if player["delivered"] else []
    told += [sheet.say("board-small-companion")] if player["companion"] == "personal supply" else []
    return [(" ".join(told), "")]


def tiles(player: View, sheet: Sheet) -> Line:
    """Mosque tiles by their colours, tavern tiles by their signs."""
    mosque: Line = [(GOOD_LETTERS[good], good) for good in player["mosque_tiles"]]
    tavern = "".join(sheet.say(f"board-tile-{word}") for word in player.get("tavern_tiles", ()))
    gap = " " if mosque and tavern else ""
    return [*mosque, (gap + tavern, "bold")] if tavern else mosque


def letters_lines(player: View, sheet: Sheet, before: str = " " * MARGIN) -> list[str]:
    """A player's letters by the numbers of their places, and where the companion is."""
    places = " ".join(map(str, player["letters"]))
    told = [sheet.say("board-letters", places=places) if places else sheet.say("board-no-letters")]
    if player["delivered"]:
        told.append(sheet.say("board-delivered", n=len(player["delivered"])))
    where = {"general supply": "none", "personal supply": "supply"}.get(player["companion"], "out")
    told.append(sheet.say(f"board-companion-{where}"))
    return wrap(", ".join(told), sheet.columns, before, " " * columns_of(before))


def beside(view: View, sheet: Sheet) -> list[str]:
    """What an expansion adds to the common things: decks, the barrier's keeper, open tiles, the bid; and the leader."""
    told = []
    if "guild_deck" in view:
        told.append(sheet.say("board-guild-deck", n=view["guild_deck"]))
    if view.get("barrier_keeper") is not None:
        told.append(sheet.say("board-barrier-keeper", player=sheet.seat(view["barrier_keeper"])))
    if "letter_supply" in view:
        told.append(sheet.say("board-letter-supply", n=view["letter_supply"]))
    if view.get("bid"):
        told.append(sheet.say("board-bid", player=sheet.seat(view["bidder"]), n=view["bid"]))
    if view.get("kiosk"):
        names = ", ".join(name_of("kiosk", str(tile), sheet.lang) for tile in view["kiosk"])
        told.append(sheet.say("board-kiosk-open", tiles=names))
    if view["expansions"] and view["caravan_leader"] is not None:
        told.append(sheet.say("board-leader-is", player=sheet.seat(view["caravan_leader"])))
    return told
