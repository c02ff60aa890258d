"""Why an effect, a program or the action of a place cannot be carried out (clauses ACT-2, CARD-2, GTURN-4)."""

from collections.abc import Iterable
from typing import Any

from arasta.core.protocol import NOT_NOW, Reason
from arasta.istanbul.components.programs import PLACE_TABLE
from arasta.istanbul.conditions import is_possible
from arasta.istanbul.effects import Effect
from arasta.istanbul.family import is_home
from arasta.istanbul.letters.post import delivered_total, letters_total
from arasta.istanbul.mocha.coffee_house import coffee_house_price
from arasta.istanbul.names import Good, Place
from arasta.istanbul.rubies import dealer_price, has_ruby, palace_goods_due


def program_reason(s: Any, p: int, program: Iterable[tuple[Effect, int]]) -> Reason:
    """The first effect of a program that is not possible."""
    impossible = ((effect, argument) for effect, argument in program if not is_possible(s, p, effect, argument))
    return next((effect_reason(s, p, effect, argument) for effect, argument in impossible), NOT_NOW)


def action_reason(s: Any, p: int, place: int) -> Reason:
    """Why the action of a place is not available."""
    (row,) = [row for row in PLACE_TABLE if row.place == place]
    return program_reason(s, p, row.action)


def effect_reason(s: Any, p: int, effect: Effect, argument: int) -> Reason:
    """Why one effect of a program is not possible."""
    match effect:
        case Effect.PAY_LIRA:
            return lira(s, p, argument)
        case Effect.GAIN_EXTENSION:
            return "cart-complete", {}
        case Effect.SELL:
            return "nothing-sells", {}
        case Effect.SEND_FAMILY:
            return "family-away", {"place": s.family[p]}
        case Effect.PAY_PALACE if has_ruby(s, Place.PALACE):
            return "palace-goods", {"need": palace_goods_due(s)}
        case Effect.PAY_DEALER if has_ruby(s, Place.DEALER):
            return lira(s, p, int(dealer_price(s)))
        case Effect.PAY_COFFEE_HOUSE if has_ruby(s, Place.COFFEE_HOUSE):
            return coffee(s, p, int(coffee_house_price(s, argument)))
        case Effect.PAY_PALACE | Effect.PAY_DEALER | Effect.PAY_COFFEE_HOUSE | Effect.TAKE_RUBY | Effect.CHOOSE_RUBY:
            return "no-ruby", {}
        case Effect.MOSQUE_TILE | Effect.GUILD_TILE:
            return "mosque", {}
        case Effect.FAMILY_HOME:
            return "family-home", {}
        case Effect.RETURN_ASSISTANT:
            return "no-assistant-out", {}
        case Effect.PAY_GOOD:
            return "no-good", {"good": Good(argument).name.lower()}
        case Effect.GIVE_GOODS:
            return "goods", {"need": argument // 4}
        case Effect.DRAW_CARD | Effect.DRAW_CARDS:
            return "no-card-to-draw", {}
        case Effect.DISCARD_CARD:
            return "empty-hand", {}
        case Effect.PAY_FIXED_OR_GOOD:
            return "lira-or-good", {"need": argument, "have": s.lira[p]}
        case Effect.PAY_ITEM | Effect.SWAP_GIVE:
            return "nothing-to-give", {}
    return expansion_effect_reason(s, p, effect, argument)


def expansion_effect_reason(s: Any, p: int, effect: Effect, argument: int) -> Reason:
    """The same for the effects of the expansions."""
    match effect:
        case Effect.GAIN_COFFEE:
            return "not-in-game", {}
        case Effect.PAY_COFFEE:
            return coffee(s, p, argument)
        case Effect.DRAW_GUILD_CARDS:
            return "no-guild-card-to-draw", {}
        case Effect.ROAST:
            return "nothing-to-roast", {}
        case Effect.TAVERN:
            return "tavern", {}
        case Effect.DRAW_LETTER:
            return "no-letter-to-draw", {}
        case Effect.GIVE_LETTER:
            return "no-letters", {}
        case Effect.PAY_SEALS:
            return seals(s, p, argument)
        case Effect.OPEN_AUCTION:
            return lira(s, p, 1)
        case Effect.COMPANION_WALK:
            return "no-companion-out", {}
        case Effect.FAMILY_WALK if is_home(s, p):
            return "family-home", {}
        case Effect.TO_MERCHANT:
            return "all-merchants-here", {}
    return NOT_NOW


def lira(s: Any, p: int, need: int) -> Reason:
    """Too little lira."""
    return "lira", {"need": need, "have": s.lira[p]}


def coffee(s: Any, p: int, need: int) -> Reason:
    """Too little coffee."""
    return "coffee", {"need": need, "have": s.coffee[p]}


def seals(s: Any, p: int, need: int) -> Reason:
    """LETTER-7: too few seals."""
    return "seals", {"need": need, "have": letters_total(s, p) + 2 * delivered_total(s, p)}
