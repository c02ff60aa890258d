"""Why an option of the decision at hand is not legal, by a word for the text and the values it names."""

from typing import Any

from arasta.core.action import Action
from arasta.core.protocol import NOT_NOW, Reason
from arasta.dice.components.board import AREA_COLOUR, AREA_PRICE
from arasta.dice.components.summary import TRADES
from arasta.dice.components.tiles import TILES
from arasta.dice.paying import at_hand
from arasta.dice.prices import colours_at_hand, goods_at_hand, goods_of
from arasta.dice.rubies import has_ruby, ruby_price
from arasta.dice.words import COLOURS, Effect, Face, Price, Resource

TRADE = {trade.slug: trade for trade in TRADES}


def reason(s: Any, p: int, effect: int, argument: int, action: Action) -> Reason:
    """Why the action is not legal now."""
    match effect:
        case Effect.ACTION:
            return action_reason(s, p, action)
        case Effect.DICE_AGAIN:
            return ("no-die-chosen", {}) if action.verb == "throw" else ("no-die-of-face", {"face": action.target})
        case Effect.PAY_GOODS:
            return payment_reason(s, p, action)
        case Effect.PICK_CARD:
            return "not-revealed", {}
        case Effect.GIVE_TOKEN:
            if action.target == "brown" and not argument:
                return "coloured-only", {}
            return "no-such-token", {"good": action.target}
        case Effect.GIVE_TILE:
            return "not-your-tile", {}
        case Effect.TAKE_TILE:
            return "not-in-market", {}
        case Effect.CHOOSE_RUBY:
            return "no-ruby-in-area", {}
    return NOT_NOW


def payment_reason(s: Any, p: int, action: Action) -> Reason:
    """DPAY-6, DPAY-7: all of them are laid out, or the price does not ask for it."""
    if action.verb == "die":
        is_left = at_hand(s, p, action.value) > 0
        return ("cannot-pay-so", {}) if is_left else ("no-die-of-face", {"face": action.target})
    is_left = at_hand(s, p, COLOURS + action.value) > 0
    return ("cannot-pay-so", {}) if is_left else ("no-such-token", {"good": action.target})


def action_reason(s: Any, p: int, action: Action) -> Reason:
    """DACT-4: what is missing for an action of the menu."""
    match action.verb:
        case "lira":
            return "no-coin-die", {}
        case "cards":
            return "card-dice", {"need": action.value, "have": s.dice[Face.CARD]}
        case "tile":
            return tile_reason(s, p, action.value)
        case "ruby":
            return ruby_reason(s, p, action.value)
    trade = TRADE[action.verb]
    return price_reason(s, p, trade.price, trade.goods, action.value)


def tile_reason(s: Any, p: int, tile: int) -> Reason:
    """DACT-11."""
    if s.market[tile] == 0:
        return "not-in-market", {}
    row = TILES[tile].row
    return price_reason(s, p, row.price, row.goods, TILES[tile].colour)


def ruby_reason(s: Any, p: int, area: int) -> Reason:
    """DACT-12, DACT-13, DACT-14, DRUBY-9."""
    if not has_ruby(s, area):
        return "no-ruby-in-area", {}
    return price_reason(s, p, Price(AREA_PRICE[area]), int(ruby_price(s, area)), int(AREA_COLOUR[area]))


def price_reason(s: Any, p: int, price: Price, goods: int, colour: int) -> Reason:
    """DPAY-7: how many goods, or colours, there are and how many it takes; brown tokens are counted in."""
    brown = s.owned[p, Resource.BROWN]
    if price == Price.LIRA:
        return "lira", {"need": goods, "have": s.owned[p, Resource.LIRA]}
    if price == Price.SAME:
        have = goods_of(s, p, colour) + brown
        return "goods-of-colour", {"good": Resource(colour).name.lower(), "need": goods, "have": have}
    colours = colours_at_hand(s, p) + brown
    if price == Price.DIFFERENT:
        return "different-goods", {"need": goods, "have": min(colours, COLOURS)}
    if colours < COLOURS:
        return "carpet-colours", {"need": COLOURS, "have": colours}
    return "carpet-goods", {"need": COLOURS + goods, "have": goods_at_hand(s, p) + brown}
