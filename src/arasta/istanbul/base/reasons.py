"""Why an option of a base game decision is not legal; each reason asks the rules' own questions."""

from typing import Any

from arasta.core.action import Action
from arasta.core.agenda import top_effect
from arasta.core.bits import has
from arasta.core.protocol import Reason
from arasta.istanbul.base.arguments import REACH
from arasta.istanbul.base.assistants import return_one_options
from arasta.istanbul.base.board import STEPS
from arasta.istanbul.base.cart import goods_with_room, lira
from arasta.istanbul.base.components.layouts import PITCH
from arasta.istanbul.base.components.markets import DEMAND
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_COLOURS, YELLOW_TILE_PRICE
from arasta.istanbul.base.components.places import ANY_GOOD
from arasta.istanbul.base.components.tokens import MERCHANT_PRICE
from arasta.istanbul.base.mosque_tiles import NOT_FROM_MERCHANT
from arasta.istanbul.base.places.markets import demand_tile, is_lifted
from arasta.istanbul.base.places.mosques import requirement
from arasta.istanbul.base.questions import NO_CARD, played_as, walks_straight
from arasta.istanbul.base.reason_kinds import Because, Impossible, Reasons
from arasta.istanbul.base.turn.encounters import is_in_play
from arasta.istanbul.base.turn.movement import ORDINARY_MOVE
from arasta.istanbul.base.turn.paying import merchants_due
from arasta.istanbul.base.words import FIRST_INNER, FIRST_WINDOW, Effect, Good
from arasta.istanbul.tables import CARD_TABLE, IS_TRACK, PLACE_TABLE, TOKEN_TABLE, action_of


def move_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """The distance is wrong (MOVE-3 to MOVE-5), or a closed street makes it so (MOVE-2) or bars the way (MOVE-6)."""
    if s.cell[action.value] < 0:
        return "place-not-in-game", {"place": action.value}
    if s.merchant[p] == action.value:
        return "already-there", {"place": action.value}
    steps = int(STEPS[s.cell[s.merchant[p]], s.cell[action.value]])
    reach = REACH.named(argument or ORDINARY_MOVE)
    goes_straight = not argument and walks_straight(s, p) and is_straight(s, s.merchant[p], action.value)
    if goes_straight or reach["nearest"] <= steps <= reach["farthest"]:
        return "barrier", {"place": action.value}
    return "steps", {"place": action.value, "steps": steps}


def is_straight(s: Any, one: int, other: int) -> bool:
    """Whether two places lie in one row or column."""
    (row, column), (other_row, other_column) = divmod(s.cell[one], PITCH), divmod(s.cell[other], PITCH)
    return bool(row == other_row or column == other_column)


def send_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P12-1: any other place."""
    return ("place-not-in-game" if s.cell[action.value] < 0 else "already-home"), {"place": action.value}


def act_reason(s: Any, p: int, argument: int, action: Action) -> Because:
    """The first effect of the place's program that is not possible (ACT-2)."""
    return action_reason(s, argument or s.here)


def action_reason(s: Any, place: int) -> Because:
    """Why the action of a place is not available."""
    (row,) = [row for row in PLACE_TABLE if row.place == place]
    return Impossible(action_of(row, s.modules))


def card_reason(s: Any, p: int, argument: int, action: Action) -> Because:
    """Not in hand, not at this moment, or without effect (CARD-2)."""
    if s.hand[p, action.value] == 0:
        return "not-in-hand", {}
    window, card = top_effect(s), played_as(s, action.value)
    admitted = window < FIRST_INNER and card != NO_CARD and has(CARD_TABLE[card].windows, window - FIRST_WINDOW)
    if window == Effect.LAST_CARDS and not admitted:
        return "last-cards", {}
    if card == NO_CARD:
        return "nothing-to-copy", {}
    row = CARD_TABLE[card]
    if not admitted:
        return "card-moment", {"moment": moment(row.windows)}
    if row.repeats and s.last_action not in row.repeats:
        return "card-repeat", {"place": [int(place) for place in row.repeats]}
    return action_reason(s, s.last_action) if row.repeats else Impossible(row.effect)


def moment(windows: int) -> str:
    """When a card may be played, by the windows that admit it."""
    if windows == 0:
        return "hook"
    if has(windows, Effect.PAY_MERCHANTS - FIRST_WINDOW):
        return "free"
    if has(windows, Effect.ASSISTANT - FIRST_WINDOW):
        return "move-assistant"
    return "repeat" if has(windows, Effect.AFTER_ACTION - FIRST_WINDOW) else "move"


def yellow_tile_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """MOSQ-4, END-6."""
    if not has(s.mosque_tiles[p], Good.YELLOW):
        return "no-tile", {"good": "yellow"}
    if s.ended:
        return "last-cards", {}
    if has(s.tiles_used, Good.YELLOW):
        return "tile-used", {}
    if s.lira[p] < YELLOW_TILE_PRICE:
        return lira(s, p, YELLOW_TILE_PRICE)
    return "no-assistant-elsewhere" if not return_one_options(s, p, NOT_FROM_MERCHANT) else "not-now", {}


def red_tile_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """ROLL-3, MOSQ-1, ACT-7."""
    if not argument or s.aids_barred:
        return "tile-barred", {}
    if not has(s.mosque_tiles[p], Good.RED):
        return "no-tile", {"good": "red"}
    return ("tile-used", {}) if has(s.tiles_used, Good.RED) else ("no-such-die", {"face": action.value})


def pay_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """PAY-4, MEET-5, MEET-6."""
    return lira(s, p, argument or merchants_due(s, p) * MERCHANT_PRICE)


def good_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """CART-3: no room."""
    full = not has(goods_with_room(s, p, ANY_GOOD), action.value)
    return ("row-full", {"good": action.target}) if full else ("not-now", {})


def take_good_reason(s: Any, p: int, permitted: int, action: Action) -> Reason:
    """P08-1: not among the goods offered; CART-3: no room."""
    if not has(permitted, action.value):
        return "not-common", {"good": action.target}
    return good_reason(s, p, permitted, action)


def give_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """None is there."""
    return "no-good", {"good": action.target}


def sell_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P10-1: the tile does not ask for it, it is not owned, or every symbol for it has its good."""
    values = {"good": action.target}
    if not is_lifted(argument) and DEMAND[demand_tile(s, argument), action.value] == 0:
        return "not-demanded", values
    return ("no-good" if s.goods[p, action.value] == 0 else "not-wanted"), values


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
    """No own assistant lies there; MOSQ-4: or only where the merchant is."""
    if s.cell[action.value] < 0:
        return "place-not-in-game", {"place": action.value}
    is_there = has(s.assistants_on[p], action.value)
    return ("assistant-at-merchant" if is_there else "no-assistant-at"), {"place": action.value}


def meet_reason(s: Any, p: int, argument: int, action: Action) -> Because:
    """SETUP-9, MEET-1, MEET-9, MEET-13."""
    if action.kind == "family":
        return family_reason(s, p, action.value)
    if not is_in_play(s, action.value):
        return "token-not-in-game", {"token": action.target}
    if s.token[action.value] != s.here:
        return "not-here", {}
    if has(s.tokens_met, action.value):
        return "met-already", {}
    return Impossible(TOKEN_TABLE[action.value].encounter)


def family_reason(s: Any, p: int, owner: int) -> Reason:
    """MEET-3: others' family members on the place, and not at the Police Station."""
    if owner >= s.players:
        return "no-such-seat", {}
    if owner == p:
        return "own-family", {}
    return ("not-here" if s.family[owner] != s.here else "family-safe"), {}


def discard_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """The card is not in hand."""
    return "not-in-hand", {}


def ruby_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """RUBY-3, RUBY-5."""
    if s.cell[action.value] < 0:
        return "place-not-in-game", {"place": action.value}
    return ("no-ruby", {}) if IS_TRACK[action.value] else ("no-track", {"place": action.value})


VERBS: Reasons = {
    "move": move_reason,
    "act": act_reason,
    "card": card_reason,
    "pay": pay_reason,
    "take": good_reason,
    "give": give_reason,
    "sell": sell_reason,
    "send": send_reason,
    "tile": yellow_tile_reason,
    "turn": red_tile_reason,
    "reroll": red_tile_reason,
    "keep": red_tile_reason,
    "leave": assistant_reason,
    "pick up": assistant_reason,
    "pick up neutral": assistant_reason,
    "return": return_reason,
    "meet": meet_reason,
    "ruby": ruby_reason,
    "discard": discard_reason,
}
DECISIONS: Reasons = {Effect.MOSQUE_TILE: mosque_tile_reason, Effect.TAKE_GOOD: take_good_reason}
