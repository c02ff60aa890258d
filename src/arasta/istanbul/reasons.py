"""Why an option of the decision at hand is not legal: a word and its numbers, for `play` to make a sentence of.

Every reason asks the rules' own questions; none is decided here.
"""

from collections.abc import Callable
from typing import Any

from arasta.core.action import Action
from arasta.core.bits import has
from arasta.core.protocol import NOT_NOW, Reason
from arasta.istanbul.assistants import return_one_options
from arasta.istanbul.board import ORDINARY_MOVE, STEPS
from arasta.istanbul.cart import goods_owned, goods_with_room
from arasta.istanbul.components.mosque import MOSQUE_COLOURS, YELLOW_TILE_PRICE
from arasta.istanbul.components.places import ANY_GOOD
from arasta.istanbul.components.programs import CARD_TABLE, PLACE_TABLE, TOKEN_TABLE
from arasta.istanbul.components.tokens import MERCHANT_PRICE
from arasta.istanbul.effect_reasons import action_reason, lira, program_reason
from arasta.istanbul.effects import FIRST_INNER, FIRST_WINDOW, Effect
from arasta.istanbul.expansion_reasons import DECISIONS, VERBS
from arasta.istanbul.names import Good
from arasta.istanbul.paying import merchants_due
from arasta.istanbul.places.market import sellable
from arasta.istanbul.places.mosque import NOT_FROM_MERCHANT, requirement
from arasta.istanbul.seams import NO_CARD, played_as


def reason(s: Any, p: int, effect: int, argument: int, action: Action) -> Reason:
    """Why the player cannot choose this option now."""
    if action.verb == "card":
        return card_reason(s, p, effect, action.value)
    if action.verb == "tile" and effect < FIRST_INNER:
        return yellow_tile_reason(s, p)
    explain = VERBS.get(action.verb) or DECISIONS.get(effect) or REASONS.get(action.verb, not_now)
    return explain(s, p, argument, action)


def not_now(s: Any, p: int, argument: int, action: Action) -> Reason:
    """The general case."""
    return NOT_NOW


def move_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """The distance is wrong (MOVE-3 to MOVE-5), or a closed street makes it so (MOVE-2)."""
    if s.cell[action.value] < 0:
        return "place-not-in-game", {"place": action.value}
    if s.merchant[p] == action.value:
        return "already-there", {"place": action.value}
    steps = int(STEPS[s.cell[s.merchant[p]], s.cell[action.value]])
    nearest, farthest = divmod(argument or ORDINARY_MOVE, 10)
    if nearest <= steps <= farthest:
        return "barrier", {"place": action.value}
    return "steps", {"place": action.value, "steps": steps}


def send_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P12-1: any other place."""
    return ("place-not-in-game" if s.cell[action.value] < 0 else "already-home"), {"place": action.value}


def act_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """The first effect of the place's program that is not possible (ACT-2)."""
    return action_reason(s, p, argument or s.here)


def card_reason(s: Any, p: int, window: int, card: int) -> Reason:
    """Not in hand, not at this moment, or without effect (CARD-2)."""
    if s.hand[p, card] == 0:
        return "not-in-hand", {}
    if played_as(s, card) == NO_CARD:
        return "nothing-to-copy", {}
    row = CARD_TABLE[played_as(s, card)]
    if window >= FIRST_INNER or not has(row.windows, window - FIRST_WINDOW):
        return "card-moment", {"moment": moment(row.windows)}
    if row.repeats and s.last_action not in row.repeats:
        return "card-repeat", {"place": int(row.repeats[0])}
    program = row.effect if not row.repeats else PLACE_TABLE[s.last_action - 1].action
    return program_reason(s, p, program)


def moment(windows: int) -> str:
    """When a card may be played, by the windows that admit it."""
    if windows == 0:
        return "hook"
    if has(windows, Effect.PAY_MERCHANTS - FIRST_WINDOW):
        return "free"
    return "repeat" if has(windows, Effect.AFTER_ACTION - FIRST_WINDOW) else "move"


def yellow_tile_reason(s: Any, p: int) -> Reason:
    """MOSQ-4."""
    if not has(s.mosque_tiles[p], Good.YELLOW):
        return "no-tile", {"good": "yellow"}
    if has(s.tiles_used, Good.YELLOW):
        return "tile-used", {}
    if s.lira[p] < YELLOW_TILE_PRICE:
        return lira(s, p, YELLOW_TILE_PRICE)
    return "no-assistant-elsewhere" if not return_one_options(s, p, NOT_FROM_MERCHANT) else "not-now", {}


def pay_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """PAY-4, MEET-5, MEET-6."""
    return lira(s, p, argument or merchants_due(s, p) * MERCHANT_PRICE)


def good_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """CART-3: no room."""
    full = not has(goods_with_room(s, p, ANY_GOOD), action.value)
    return ("row-full", {"good": action.target}) if full else ("not-now", {})


def give_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """None there, or out of order: goods are given in the order of the rows."""
    missing = not has(goods_owned(s, p), action.value)
    return ("no-good", {"good": action.target}) if missing else ("row-order", {})


def sell_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P10-1: not owned, or not wanted."""
    if s.goods[p, action.value] == 0:
        return "no-good", {"good": action.target}
    in_order = sellable(s, p, argument) < 2 << action.value
    return ("not-wanted", {"good": action.target}) if in_order else ("row-order", {})


def mosque_tile_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P14-1 to P14-3."""
    colour = action.value
    if not has(MOSQUE_COLOURS[argument], colour):
        return "other-mosque", {"good": action.target}
    if has(s.mosque_tiles[p], colour):
        return "tile-owned", {"good": action.target}
    need = int(requirement(s, colour))
    if need == 0:
        return "stack-empty", {"good": action.target}
    return "tile-goods", {"good": action.target, "need": need, "have": s.goods[p, colour]}


def assistant_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """ASSIST-2, ASSIST-3, VAR-NA-2."""
    if action.verb == "leave":
        return ("stack-without-assistant" if s.stack[p] == 0 else "assistant-here"), {}
    return "no-assistant-here", {}


def return_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """No own assistant lies there."""
    return "no-assistant-at", {"place": action.value}


def meet_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """MEET-1, MEET-9, MEET-13."""
    if action.kind != "token" or s.token[action.value] != s.here:
        return "not-here", {}
    if has(s.tokens_met, action.value):
        return "met-already", {}
    return program_reason(s, p, TOKEN_TABLE[action.value].encounter)


def discard_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """The card is not in hand."""
    return "not-in-hand", {}


REASONS: dict[str, Callable[[Any, int, int, Action], Reason]] = {
    "move": move_reason,
    "act": act_reason,
    "pay": pay_reason,
    "take": good_reason,
    "give": give_reason,
    "sell": sell_reason,
    "send": send_reason,
    "tile": mosque_tile_reason,
    "leave": assistant_reason,
    "pick up": assistant_reason,
    "pick up neutral": assistant_reason,
    "return": return_reason,
    "meet": meet_reason,
    "discard": discard_reason,
}
