"""Cards, tiles and prices of the dice game in words, made from what the rules carry out."""

from collections.abc import Mapping

from arasta.core.program import Program
from arasta.dice.arguments import AMOUNT, EITHER
from arasta.dice.components.cards import PAYMENTS, CardRow
from arasta.dice.components.tiles import KindRow
from arasta.dice.effects import EFFECTS
from arasta.dice.words import Effect, Price, Resource
from arasta.play.terminal.styled_text import capital
from arasta.play.text.language import DEFAULT, has_text, say
from arasta.play.text.names import Values, named
from arasta.play.text.refusals import in_a_row

ASKED = dict.fromkeys(PAYMENTS, "exchange") | {Effect.OWN: "own", Effect.USE_CARD_DICE: "use-card-dice"}


def amount_text(amount: Mapping[str, int], language: str = DEFAULT) -> str:
    """An amount of a resource, as views name it."""
    return say(f"amount-{Resource(amount['resource']).name.lower()}", language, n=amount["number"])


def thing_text(effect: int, argument: int, language: str = DEFAULT) -> str:
    """What an effect asks for or brings."""
    match effect:
        case Effect.GAIN | Effect.PAY | Effect.OWN:
            return amount_text(AMOUNT.named(argument), language)
        case Effect.TAKE_EITHER:
            one, other = (amount_text(part, language) for part in EITHER.named(argument).values())
            return say("thing-take-either", language, one=one, other=other)
        case Effect.GIVE_TOKEN:
            return say("thing-any-token" if argument else "thing-coloured-token", language)
    return say(f"thing-{EFFECTS.words[effect].replace('_', '-')}", language, n=argument)


def things_text(program: Program, language: str = DEFAULT) -> str:
    """Several things in a row."""
    *first, last = (thing_text(effect, argument, language) for effect, argument in program)
    return say("thing-and", language, first=in_a_row(first, "list-more", language), last=last) if first else last


def program_text(whose: str, program: Program, language: str = DEFAULT) -> str:
    """A card's part for the active player or for the others: a gain, an exchange or a gain on a condition."""
    asked = tuple(part for part in program if part[0] in ASKED)
    taken = things_text(tuple(part for part in program if part[0] not in ASKED), language)
    if not asked:
        return say(f"{whose}-gain", language, taken=taken)
    return say(f"{whose}-{ASKED[asked[0][0]]}", language, asked=things_text(asked, language), taken=taken)


def card_parts(row: CardRow, language: str = DEFAULT) -> list[str]:
    """What a card does: for the active player, and for the others if they are served."""
    parts = [program_text("active", row.active, language)]
    return [*parts, program_text("others", row.others, language)] if row.others else parts


def card_name(row: CardRow, language: str = DEFAULT) -> str:
    """A card has no name; it is called by what it does."""
    return in_a_row(card_parts(row, language), "list-apart", language, "list-apart")


def card_text(row: CardRow, language: str = DEFAULT) -> str:
    """A card in sentences, with what may be taken instead."""
    parts = card_parts(row, language) + ([say("active-fallback", language)] if row.fallback else [])
    return " ".join(f"{capital(part)}." for part in parts)


def tile_text(row: KindRow, colour: int | None = None, language: str = DEFAULT) -> str:
    """What a mosque tile does; without a colour, whatever tile of the kind."""
    if row.income:
        return say("tile-income", language, income=thing_text(*row.income[0], language))
    key = f"tile-{row.kind.name.lower()}"
    if colour is None:
        return say(f"{key}-own" if has_text(f"{key}-own", language) else key, language)
    return say(key, language, **colour_values("colour", colour, language))


def price_text(price: Price, goods: int, colour: int | None = None, language: str = DEFAULT) -> str:
    """A price in goods; without a colour, in goods of the colour of whatever has the price."""
    if price == Price.SAME and colour is None:
        return say("price-own", language, n=goods)
    values: Values = {"colour": ""} if colour is None else colour_values("colour", colour, language)
    return say(f"price-{price.name.lower()}", language, n=goods, **values)


def colour_values(variable: str, colour: int, language: str = DEFAULT) -> Values:
    """A colour by its name, in all its forms."""
    return named(variable, "colour", Resource(colour).name.lower(), language)
