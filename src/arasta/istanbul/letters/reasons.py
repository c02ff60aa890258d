"""Why an option of a Letters & Seals decision is not legal; each asks the rules' own questions."""

from collections.abc import Callable
from typing import Any

from arasta.core.action import Action
from arasta.core.bits import has
from arasta.core.protocol import Reason
from arasta.istanbul.base.board import STEPS
from arasta.istanbul.base.cart import lira
from arasta.istanbul.base.questions import NO_CARD, played_as
from arasta.istanbul.base.reason_kinds import Because, Impossible, Reasons
from arasta.istanbul.base.turn.encounters import is_in_play
from arasta.istanbul.letters.companion import GENERAL_SUPPLY
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.letters.letters import delivered_total
from arasta.istanbul.letters.seals import DOUBLE_TURN_PRICE, too_few_seals
from arasta.istanbul.letters.top_discard import copies_top
from arasta.istanbul.letters.words import LETTERS, Effect, Place
from arasta.istanbul.tables import CARD_TABLE, TOKEN_TABLE, Card


def companion_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """COMP-1, COMP-4, COMP-5, WIN-3."""
    if not has(s.modules, LETTERS):
        return "not-in-game", {}
    if s.companion[p] > GENERAL_SUPPLY:
        return "companion-out", {"place": s.companion[p]}
    if s.companion[p] == GENERAL_SUPPLY:
        return "no-companion", {}
    return ("no-companion-out" if action.verb == "companion" else "phase-1"), {}


def double_turn_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """LETTER-9, LETTER-10."""
    if not has(s.modules, LETTERS):
        return "not-in-game", {}
    return ("double-turn", {}) if has(s.double_turns, p) else too_few_seals(s, p, DOUBLE_TURN_PRICE)


def copy_six_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """BONUS-16 by BONUS-24."""
    if s.hand[p, Card.TOP_DISCARD] == 0:
        return "not-in-hand", {}
    if copies_top(s, p, Card.DIE_TO_6):
        return "no-such-die", {"face": action.value}
    top = played_as(s, Card.TOP_DISCARD)
    return ("nothing-to-copy", {}) if top == NO_CARD else ("other-card-on-top", {"card": CARD_TABLE[top].slug})


def elsewhere_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """MOVE-4: any other place."""
    return ("place-not-in-game" if s.cell[action.value] < 0 else "same-place"), {"place": action.value}


def step_reason(start: Callable[[Any, int], int]) -> Callable[[Any, int, int, Action], Reason]:
    """MOVE-9, for a piece that starts from this place."""

    def reason(s: Any, p: int, argument: int, action: Action) -> Reason:
        values = {"place": action.value}
        if s.cell[action.value] < 0:
            return "place-not-in-game", values
        if start(s, p) == action.value:
            return "same-place", values
        steps = int(STEPS[s.cell[start(s, p)], s.cell[action.value]])
        if steps != max(argument, 1):
            return "steps", values | {"steps": steps}
        return ("family-not-home" if action.value == Place.POLICE_STATION else "barrier"), values

    return reason


def join_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """BONUS-26, MOVE-4."""
    if action.value == p or action.value >= s.players:
        return "no-such-seat", {}
    return "already-there", {"place": s.merchant[p]}


def letter_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """LETTER-6, LETTER-7, MEET-8."""
    if action.verb == "pay":
        return lira(s, p, argument)
    owned = delivered_total(s, p) if action.kind == "letter" else s.letters[p, action.value]
    return ("letters-set" if owned else "no-such-letter"), {}


def kiosk_reason(s: Any, p: int, argument: int, action: Action) -> Because:
    """P22-3, P22-5, KIOSK-A."""
    if action.verb == "kiosk":
        return "kiosk-not-open", {}
    tile = KIOSK_TABLE[argument - 1]
    program = tile.there if action.verb == "use" else tile.back
    return Impossible(program) if program else ("kiosk-one-way", {})


def bid_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P23-3, P23-4."""
    if action.verb == "pass":
        return "must-bid", {}
    return ("bid", {"n": s.bid}) if action.value <= s.bid else lira(s, p, action.value)


def serve_reason(s: Any, p: int, argument: int, action: Action) -> Because:
    """BONUS-28."""
    if not is_in_play(s, action.value):
        return "token-not-in-game", {"token": action.target}
    return Impossible(TOKEN_TABLE[action.value].encounter)


VERBS: Reasons = {
    "companion": companion_reason,
    "place companion": companion_reason,
    "double turn": double_turn_reason,
    "copy six": copy_six_reason,
}
DECISIONS: Reasons = {
    Effect.COMPANION_WALK: step_reason(lambda s, p: int(s.companion[p])),
    Effect.FAMILY_WALK: step_reason(lambda s, p: int(s.family[p])),
    Effect.TO_MERCHANT: join_reason,
    Effect.TO_ANYWHERE: elsewhere_reason,
    Effect.RELOCATE: elsewhere_reason,
    Effect.PAY_SEALS: letter_reason,
    Effect.GIVE_LETTER: letter_reason,
    Effect.PAY_LIRA_OR_LETTER: letter_reason,
    Effect.CHOOSE_KIOSK_TILE: kiosk_reason,
    Effect.USE_KIOSK_TILE: kiosk_reason,
    Effect.BID: bid_reason,
    Effect.SERVE_TOKEN: serve_reason,
}
