"""Why an option of a Letters & Seals decision is not legal; each asks the rules' own questions."""

from collections.abc import Callable
from typing import Any

from arasta.core.action import Action
from arasta.core.bits import has
from arasta.core.protocol import Reason
from arasta.istanbul.board import STEPS
from arasta.istanbul.components.programs import TOKEN_TABLE
from arasta.istanbul.effect_reasons import lira, program_reason, seals
from arasta.istanbul.effects import Effect
from arasta.istanbul.letters.auction import HIGHEST_BID
from arasta.istanbul.letters.companion import GENERAL_SUPPLY
from arasta.istanbul.letters.components import DOUBLE_TURN_SEALS, KIOSK_TABLE
from arasta.istanbul.letters.post import delivered_total
from arasta.istanbul.names import Module, Place
from arasta.istanbul.seams import is_in_play

Explain = Callable[[Any, int, int, Action], Reason]


def companion_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """COMP-1, COMP-4, COMP-5, WIN-3."""
    if not has(s.modules, Module.LETTERS):
        return "not-in-game", {}
    if s.companion[p] > GENERAL_SUPPLY:
        return "companion-out", {"place": s.companion[p]}
    if s.companion[p] == GENERAL_SUPPLY:
        return "no-companion", {}
    return ("no-companion-out" if action.verb == "companion" else "phase-1"), {}


def double_turn_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """LETTER-9, LETTER-10."""
    if not has(s.modules, Module.LETTERS):
        return "not-in-game", {}
    return ("double-turn", {}) if has(s.double_turns, p) else seals(s, p, DOUBLE_TURN_SEALS)


def elsewhere_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """MOVE-4: any other place."""
    return ("place-not-in-game" if s.cell[action.value] < 0 else "same-place"), {"place": action.value}


def step_reason(start: Callable[[Any, int], int]) -> Explain:
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


def kiosk_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P22-3, P22-5, KIOSK-A."""
    if action.verb == "kiosk":
        return "kiosk-not-open", {}
    tile = KIOSK_TABLE[argument - 1]
    program = tile.there if action.verb == "use" else tile.back
    return program_reason(s, p, program) if program else ("kiosk-one-way", {})


def bid_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P23-3, P23-4."""
    if action.verb == "pass":
        return "must-bid", {}
    bid = action.value or HIGHEST_BID + 1
    return ("bid", {"n": s.bid}) if bid <= s.bid else lira(s, p, bid)


def serve_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """BONUS-28."""
    if not is_in_play(s.modules, action.value):
        return "not-in-game", {}
    return program_reason(s, p, TOKEN_TABLE[action.value].encounter)


VERBS: dict[str, Explain] = {
    "companion": companion_reason,
    "place companion": companion_reason,
    "double turn": double_turn_reason,
}
DECISIONS: dict[int, Explain] = {
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
    Effect.BID_MORE: bid_reason,
    Effect.SERVE_TOKEN: serve_reason,
}
