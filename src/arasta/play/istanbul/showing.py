"""How the board game is shown."""

from arasta.play.holdings import Holdings, numbers
from arasta.play.istanbul.asking import decision_values
from arasta.play.istanbul.board import draw
from arasta.play.istanbul.reference import TOPICS
from arasta.play.naming import Values, named
from arasta.play.showing import Showing, View

AMOUNTS = frozenset({"lira", "capacity", "rubies", "cards", "coffee", "guild_cards"})


def holdings(view: View, seat: int) -> Holdings:
    """Purse, cart, rubies, cards and pieces."""
    return numbers(view["players"][seat], AMOUNTS)


def log_values(decision: View, language: str) -> Values:
    """The kiosk tile that a decision was about."""
    if decision["kind"] == "use_kiosk_tile":
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
    topics=TOPICS,
    holdings=holdings,
    silent=frozenset({"lay", "done"}),
    evident=frozenset({"stack"}),  # an assistant is left or comes back
    values=decision_values,
    log_values=log_values,
    absent=ABSENT,
    hands={"card": "hand", "guild": "guild_hand"},
)
