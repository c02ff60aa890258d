"""Names that are made: cards by what they do, tiles by kind and colour, numbers as numbers."""

from collections.abc import Sequence

from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILES
from arasta.dice.components.values import MARKET_TILES
from arasta.dice.words import Price, Resource
from arasta.play.dice.effects import amount_text, card_name, colour_values, price_text, program_text
from arasta.play.presentation import View
from arasta.play.text.names import Names, Values, has_name, named, with_forms

CARD_OF = {row.slug: row for row in CARD_TABLE}
TILE_OF = {tile.slug: tile for tile in TILES}


def card_values(variable: str, slug: str, language: str) -> Values:
    """A bazaar card."""
    return {variable: card_name(CARD_OF[slug], language)}


def tile_values(variable: str, slug: str, language: str) -> Values:
    """A mosque tile by its kind and, if it has one, its colour."""
    tile = TILE_OF[slug]
    return with_forms(
        variable, f"name-tile-{tile.row.kind.name.lower()}", language, **colour_values("colour", tile.colour, language)
    )


def resource_values(variable: str, word: str, language: str) -> Values:
    """A resource; of a token also the colour."""
    values = named(variable, "resource", word, language)
    return (
        values | named(f"{variable}-colour", "colour", word, language) if has_name("colour", word, language) else values
    )


def pair_values(variable: str, target: str, language: str) -> Values:
    """Two tokens, of one colour or of two."""
    one, other = target.split()
    values = named("one", "colour", one, language) | named("other", "colour", other, language)
    return with_forms(variable, "name-pair-alike" if one == other else "name-pair-mixed", language, **values)


NAMES = Names(
    made={
        "bazaar-card": card_values,
        "mosque-tile": tile_values,
        "good": resource_values,
        "resource": resource_values,
        "pair": pair_values,
    }
)


def decision_values(view: View, language: str, people: Sequence[str]) -> Values:
    """What texts about the decision at hand may name: the price, a card's part, two amounts."""
    match view["decision"]:
        case {"kind": "pay_goods"}:
            return {"price": payment_text(view["payment"], language)}
        case {"kind": "reroll"}:
            return {"crystals": view["players"][view["to_act"]]["crystals"]}
        case {"kind": "action"}:
            return {"actions-left": view["actions_allowed"] - view["actions_taken"]}
        case {"kind": "give_token", "brown_too": brown_too}:
            return {"brown-too": brown_too}
        case {"kind": "die_rolled", "dice": dice}:
            return {"dice": dice}
        case {"kind": "tile_drawn"}:
            return {"missing": MARKET_TILES - len(view["market"])}
        case {"kind": "benefit", "card": card}:
            return {"card": program_text("active", CARD_TABLE[card].active, language)}
        case {"kind": "offer", "card": card}:
            return {"card": program_text("active", CARD_TABLE[card].others, language)}
        case {"kind": "take_either", "one": one, "other": other}:
            return {"one": amount_text(one, language), "other": amount_text(other, language)}
    return {}


def payment_text(payment: View, language: str) -> str:
    """The price that is being paid."""
    colour = None if payment["colour"] is None else Resource[payment["colour"].upper()]
    return price_text(Price[payment["price"].upper()], payment["goods"], colour, language)
