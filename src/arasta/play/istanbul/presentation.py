"""How the board game is shown: what the modules bring in their `presentation.py`, put together."""

from typing import Any

from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import joined, parts
from arasta.play.game.holdings import Holdings, numbers
from arasta.play.game.trail import Steps
from arasta.play.istanbul.board import draw
from arasta.play.istanbul.compact import small
from arasta.play.istanbul.questions import decision_values
from arasta.play.istanbul.reference import KINDS, TOPICS, is_played, sentences
from arasta.play.istanbul.story import STORY, about
from arasta.play.presentation import Presentation, View
from arasta.play.text.names import Names, Values

BEFORE_ACTION = frozenset({"move", "assistant", "pay_merchants", "action"})  # decisions of a turn
TURNING = frozenset({"move", "leave", "pick", "decline", "skip"})  # what can end a turn at them without an action


def words(attribute: str) -> frozenset[Any]:
    """The words that all modules bring under an attribute."""
    brought = [getattr(part, attribute, ()) for part in parts("presentation", __package__).values()]
    return frozenset(word for some in brought for word in some)


# TURN-3: the phases
STEPS = {
    "move": ("move", "assistant"),
    "pay": ("pay_merchants",),
    "act": ("action", "after_action"),
    "meet": ("encounters",),
}
AMOUNTS = words("AMOUNTS")
LOG_VALUES = joined("presentation", "LOG_VALUES", __package__)


def holdings(view: View, seat: int) -> Holdings:
    """Purse, cart, rubies, cards and pieces; mosque tiles by their colours."""
    player = view["players"][seat]
    tiles = {colour: int(colour in player["mosque_tiles"]) for colour in player["goods"]}
    return numbers({**player, "mosque_tiles": tiles}, AMOUNTS)


def log_values(decision: View, language: str) -> Values:
    """What the log may name of a decision, by its kind."""
    found: Values = LOG_VALUES[decision["kind"]](decision, language) if decision["kind"] in LOG_VALUES else {}
    return found


def loses_turn(view: View, action: str, then: str) -> bool:
    """TURN-4: a turn that ends before its action."""
    return then == "turn" and view["decision"]["kind"] in BEFORE_ACTION and action.split()[0] in TURNING


PRESENTATION = Presentation(
    draw=draw,
    small=small,
    topics=TOPICS,
    sentences=sentences,
    kinds=KINDS,
    is_played=is_played,
    holdings=holdings,
    silent=words("SILENT"),
    handed=("lira",),  # PAY-1, P23-5
    evident=frozenset({"stack"}),  # an assistant is left or comes back
    values=decision_values,
    names=Names(of_seats=words("OF_SEATS")),
    log_values=log_values,
    about=about,
    follows={"act_there": ("act",)},  # P12-1: the family member is sent to act
    steps=Steps(STEPS, EFFECTS.words),
    walks={"move": "merchant"},
    story=STORY,
    absent=words("ABSENT"),
    hands=joined("presentation", "HANDS", __package__),
    idle=words("IDLE"),
    explained=words("EXPLAINED"),
    coded=words("CODED"),
    loses_turn=loses_turn,
)
