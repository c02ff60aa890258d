"""What lies beside the board: the players' own things, and what is common to all."""

import textwrap

from arasta.play.ink import WIDTH, Line
from arasta.play.istanbul.boxes import GOOD_LETTERS, LETTERS
from arasta.play.language import say
from arasta.play.naming import name_of, seat_name
from arasta.play.showing import View

MARGIN = 20


def players(view: View, lang: str) -> list[Line]:
    """A line for each player: rubies, purse, cart, assistants, cards, tiles; and their letters, where there are any."""
    titles = {word: say(f"board-column-{word}", lang) for word in ("rubies", "lira", "goods", "room", "stack", "cards")}
    tiles = say("board-column-tiles", lang)
    room = max(len(titles["rubies"]), view["target"] + 1)
    coffee = guild = ""
    if "mocha" in view["expansions"]:
        coffee = f"{say('board-column-coffee', lang):>8}"
        guild = f"{say('board-column-guild', lang):<7}"
    head = (
        f"{'':{MARGIN}}{titles['rubies']:<{room}}{titles['lira']:>6}{coffee}   {titles['goods']}{titles['room']:>6}"
        f"   {titles['stack']:<12}{titles['cards']:<7}{guild}{tiles}"
    )
    lines: list[Line] = [[(head, "dim")]]
    for player in view["players"]:
        lines.append(player_line(view, player, room, lang))
        if "letters" in player:
            lines += [[(line, "dim")] for line in letters_lines(player, lang)]
    return lines


def player_line(view: View, player: View, room: int, lang: str) -> Line:
    """One player's side of the table."""
    seat = player["seat"]
    name = seat_name(seat, lang) + (f" ({say('board-you', lang)})" if seat == view["seat"] else "")
    won = player["rubies"]
    stack = "".join("n" if kind == "neutral" else LETTERS[seat].lower() for kind in player["stack"])
    goods: Line = [(f"{n} ", good if n else "dim") for good, n in player["goods"].items()]
    coffee = f"{player['coffee']:>8}" if "coffee" in player else ""
    guild = f"{player['guild_cards']:<7}" if "coffee" in player else ""
    is_leader = view["caravan_leader"] == seat and not view["expansions"]
    return [
        ("▸ " if view["to_act"] == seat else "  ", "open"),
        (LETTERS[seat], f"merchant{seat}"),
        (f" {name:<{MARGIN - 4}}", "bold" if seat == view["seat"] else ""),
        ("◆" * won, "ruby"),
        ("·" * (view["target"] - won), "dim"),
        (" " * (room - max(won, view["target"])), ""),
        (f"{player['lira']:>6}{coffee}   ", ""),
        *goods,
        (f"{player['capacity']:>5}   ", ""),
        (f"{stack or '–':<12}", f"seat{seat}"),
        (f"{player['cards']:<7}{guild}", ""),
        *(tiles(player, lang) or [("–", "dim")]),
        (f"  {say('board-leader', lang)}" if is_leader else "", "bold"),
    ]


def tiles(player: View, lang: str) -> Line:
    """Mosque tiles by their colours, tavern tiles by their signs."""
    mosque: Line = [(GOOD_LETTERS[good], good) for good in player["mosque_tiles"]]
    tavern = "".join(say(f"board-tile-{word}", lang) for word in player.get("tavern_tiles", ()))
    gap = " " if mosque and tavern else ""
    return [*mosque, (gap + tavern, "bold")] if tavern else mosque


def letters_lines(player: View, lang: str) -> list[str]:
    """A player's letters by the numbers of their places, and where the companion is."""
    places = " ".join(map(str, player["letters"]))
    told = [say("board-letters", lang, places=places) if places else say("board-no-letters", lang)]
    if player["delivered"]:
        told.append(say("board-delivered", lang, n=len(player["delivered"])))
    where = {"general supply": "none", "personal supply": "supply"}.get(player["companion"], "out")
    told.append(say(f"board-companion-{where}", lang))
    return textwrap.wrap(", ".join(told), WIDTH, initial_indent=" " * MARGIN, subsequent_indent=" " * MARGIN)


def beside(view: View, lang: str) -> list[str]:
    """What an expansion adds to the common things: decks, the barrier's keeper, open tiles, the bid; and the leader."""
    told = []
    if "guild_deck" in view:
        told.append(say("board-guild-deck", lang, n=view["guild_deck"]))
    if view.get("barrier_keeper") is not None:
        told.append(say("board-barrier-keeper", lang, player=seat_name(view["barrier_keeper"], lang)))
    if "letter_supply" in view:
        told.append(say("board-letter-supply", lang, n=view["letter_supply"]))
    if view.get("bid"):
        told.append(say("board-bid", lang, player=seat_name(view["bidder"], lang), n=view["bid"]))
    if view.get("kiosk"):
        names = ", ".join(name_of("kiosk", str(tile), lang) for tile in view["kiosk"])
        told.append(say("board-kiosk-open", lang, tiles=names))
    if view["expansions"] and view["caravan_leader"] is not None:
        told.append(say("board-leader-is", lang, player=seat_name(view["caravan_leader"], lang)))
    return told
