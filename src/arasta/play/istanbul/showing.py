"""How the board game is shown."""

from arasta.play.holdings import Holdings, numbers
from arasta.play.istanbul.board import draw
from arasta.play.istanbul.reference import TOPICS
from arasta.play.istanbul.small import small
from arasta.play.naming import Values, named
from arasta.play.showing import Showing, View

AMOUNTS = frozenset({"lira", "capacity", "rubies", "cards", "coffee", "guild_cards"})


def holdings(view: View, seat: int) -> Holdings:
    """Purse, cart, rubies, cards and pieces."""
    return numbers(view["players"][seat], AMOUNTS)


def values(view: View, language: str) -> Values:
    """The kiosk tile that a decision is about."""
    decision = view["decision"]
    if decision and decision["kind"] == "use_kiosk_tile":
        return named("tile", "kiosk", str(decision["tile"]), language)
    return {}


ABSENT = frozenset(
    {
        "not-now",
        "not-in-hand",
        "not-in-game",
        "place-not-in-game",
        "no-such-seat",
        "no-such-letter",
        "no-assistant-at",
        "no-tile",
        "kiosk-not-open",
        "bid",
    }
)

SHOWING = Showing(
    draw=draw,
    small=small,
    topics=TOPICS,
    holdings=holdings,
    silent=frozenset({"lay", "done"}),
    evident=frozenset({"stack"}),  # an assistant is left or comes back
    values=values,
    absent=ABSENT,
)
