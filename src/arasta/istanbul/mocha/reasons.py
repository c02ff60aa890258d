"""Why an option of a Mocha & Baksheesh decision is not legal; each asks the rules' own questions."""

from typing import Any

from arasta.core.action import Action
from arasta.core.bits import has
from arasta.core.protocol import Reason
from arasta.istanbul.base.cart import goods_owned, lira
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_COLOURS
from arasta.istanbul.base.components.places import COMMON_GOODS
from arasta.istanbul.base.reason_kinds import Because, Impossible, Reasons
from arasta.istanbul.base.reasons import action_reason
from arasta.istanbul.base.rubies import ruby_options
from arasta.istanbul.base.words import Good
from arasta.istanbul.mocha.arguments import TAVERN_USE
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.mocha.components.places import ROAST_LIRA
from arasta.istanbul.mocha.components.tavern import BAKSHEESH_AMOUNT
from arasta.istanbul.mocha.items import too_little_coffee
from arasta.istanbul.mocha.places.roasting_plant import CARD, GOOD, LIRA
from arasta.istanbul.mocha.places.tavern import BARRIER, FIRST_TILE, USES, baksheesh_good, coffee_due, use_of
from arasta.istanbul.mocha.words import COFFEE, MOCHA, Effect
from arasta.istanbul.tables import Card

TAVERN_OPTIONS = {action.verb: option for option, action in USES.items()}


def guild_turn_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """GTURN-1, GTURN-4, WIN-3."""
    if not has(s.modules, MOCHA):
        return "not-in-game", {}
    if s.guild_cards[p] == 0:
        return "no-guild-card", {}
    return ("phase-1" if s.phase_1 else "guild-cards"), {}


def guild_card_reason(s: Any, p: int, argument: int, action: Action) -> Because:
    """GTURN-4: not in hand, or not to be carried out completely."""
    if not has(s.guild_hand[p], action.value):
        return "not-in-hand", {}
    return Impossible(GUILD_TABLE[action.value - 1].effect)


def six_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """ROLL-3, BONUS-16."""
    if s.hand[p, Card.DIE_TO_6] == 0:
        return "not-in-hand", {}
    return "no-such-die", {"face": action.value}


def roast_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P17-1: each exchange once; at least one."""
    if action.verb == "done":
        return "roast-first", {}
    given = {"pay": LIRA, "give": GOOD}.get(action.verb, CARD)
    if has(argument, given):
        return "roasted", {}
    if given == LIRA:
        return lira(s, p, ROAST_LIRA)
    return ("no-good", {"good": action.target}) if given == GOOD else ("not-in-hand", {})


def tavern_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """P19-1 to P19-4, GUILD-19."""
    if action.verb == "done":
        return "tavern-first", {}
    option, use = TAVERN_OPTIONS[action.verb], TAVERN_USE.named(argument)
    if has(use["used"], use_of(option)):
        return "tavern-used", {}
    if option < BARRIER and has(s.tavern_tiles[p], option - FIRST_TILE):
        return "tavern-tile-owned", {}
    if option < BARRIER and s.tavern_tiles_left[option - FIRST_TILE] == 0:
        return "tavern-stack-empty", {}
    need = int(coffee_due(s, option, use["discount"]))
    if s.coffee[p] < need:
        return too_little_coffee(s, p, need)
    if ruby_options(s) == 0:
        return "no-ruby", {}
    good = Good(baksheesh_good(s))
    return "baksheesh-goods", {"good": good.name.lower(), "need": BAKSHEESH_AMOUNT, "have": s.goods[p, good]}


def street_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """BARRIER-1."""
    return "no-street", {}


def use_reason(s: Any, p: int, argument: int, action: Action) -> Because:
    """P19-3, GUILD-12."""
    if s.cell[action.value] < 0:
        return "place-not-in-game", {"place": action.value}
    return action_reason(s, action.value)


def beside_reason(s: Any, p: int, argument: int, action: Action) -> Because:
    """P19-3: one of the two places beside the barrier."""
    is_beside = action.value in (s.barrier[0], s.barrier[1])
    return use_reason(s, p, argument, action) if is_beside else ("not-beside", {})


def item_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """MODE-8, CART-3, BONUS-14."""
    if action.value == COFFEE and not has(s.modules, MOCHA):
        return "not-in-game", {}
    if action.verb == "take":
        if s.swapped[action.value] > 0:
            return "swapped", {"good": action.target}
        return "row-full", {"good": action.target}
    if action.verb == "done":
        return "swap-first", {}
    is_owned = s.coffee[p] > 0 if action.value == COFFEE else has(goods_owned(s, p), action.value)
    return ("swap-room" if is_owned else "no-good"), {"good": action.target}


def take_two_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """GUILD-08."""
    return ("row-full" if has(COMMON_GOODS, action.value) else "not-common"), {"good": action.target}


def guild_tile_reason(s: Any, p: int, mosque: int, action: Action) -> Reason:
    """GUILD-14, GUILD-15."""
    values = {"good": action.target}
    if not has(MOSQUE_COLOURS[mosque], action.value):
        return "other-mosque", values
    if has(s.mosque_tiles[p], action.value):
        return "tile-owned", values
    return ("stack-empty" if s.mosque_tiles_left[action.value] == 0 else "no-good"), values


def corner_reason(s: Any, p: int, argument: int, action: Action) -> Reason:
    """BONUS-17, MOVE-4."""
    if s.cell[action.value] < 0:
        return "place-not-in-game", {"place": action.value}
    return ("already-there" if s.merchant[p] == action.value else "no-corner"), {"place": action.value}


VERBS: Reasons = {
    "guild card": guild_turn_reason,
    "six": six_reason,
}
DECISIONS: Reasons = {
    Effect.TAKE_ITEM: item_reason,
    Effect.PAY_ITEM: item_reason,
    Effect.PLAY_GUILD_CARD: guild_card_reason,
    Effect.ROAST: roast_reason,
    Effect.TAVERN: tavern_reason,
    Effect.PLACE_BARRIER: street_reason,
    Effect.ACT_BESIDE: beside_reason,
    Effect.SWAP_GIVE: item_reason,
    Effect.SWAP_TAKE: item_reason,
    Effect.TO_CORNER: corner_reason,
    Effect.TAKE_TWO: take_two_reason,
    Effect.ACT_ANYWHERE: use_reason,
    Effect.GUILD_TILE: guild_tile_reason,
}
