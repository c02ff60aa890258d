"""How the board game is shown."""

from arasta.play.holdings import Holdings, numbers
from arasta.play.istanbul.asking import decision_values
from arasta.play.istanbul.board import draw
from arasta.play.istanbul.reference import TOPICS
from arasta.play.istanbul.small import small
from arasta.play.naming import Names, Values, named
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

IDLE = frozenset({"decline", "skip", "done", "pass", "keep", "leave companion"})
BEFORE_ACTION = frozenset({"move", "assistant", "pay_merchants", "action"})  # decisions of a turn
TURNING = frozenset({"move", "leave", "pick", "decline", "skip"})  # what can end a turn at them without an action


def loses_turn(view: View, action: str, then: str) -> bool:
    """TURN-4: a turn that ends before its action."""
    return then == "turn" and view["decision"]["kind"] in BEFORE_ACTION and action.split()[0] in TURNING


SHOWING = Showing(
    draw=draw,
    small=small,
    topics=TOPICS,
    holdings=holdings,
    silent=frozenset({"lay", "done"}),
    evident=frozenset({"stack"}),  # an assistant is left or comes back
    values=decision_values,
    names=Names(of_seats=frozenset({"seat", "family"})),
    log_values=log_values,
    absent=ABSENT,
    hands={"card": "hand", "guild": "guild_hand"},
    idle=IDLE,
    explained=frozenset({"place"}),
    loses_turn=loses_turn,
)
