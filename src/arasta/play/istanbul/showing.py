"""How the board game is shown."""

from arasta.play.holdings import Holdings, numbers
from arasta.play.istanbul.asking import decision_values
from arasta.play.istanbul.board import draw
from arasta.play.istanbul.reference import TOPICS
from arasta.play.showing import Showing, View

AMOUNTS = frozenset({"lira", "capacity", "rubies", "cards", "coffee", "guild_cards"})


def holdings(view: View, seat: int) -> Holdings:
    """Purse, cart, rubies, cards and pieces."""
    return numbers(view["players"][seat], AMOUNTS)


SHOWING = Showing(
    draw=draw,
    topics=TOPICS,
    holdings=holdings,
    silent=frozenset({"lay", "done"}),
    evident=frozenset({"stack"}),  # an assistant is left or comes back
    values=decision_values,
)
