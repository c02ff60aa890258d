"""What tiles, cards and areas of the dice game do, made from the component tables."""

from arasta.dice.components.tiles import Tile
from arasta.dice.option_names import AREA_WORDS
from arasta.dice.words import COLOURS, Area
from arasta.play.dice.effects import card_text, colour_values, price_text, tile_text
from arasta.play.dice.names import CARD_OF, TILE_OF
from arasta.play.terminal.styled_text import capital
from arasta.play.text.descriptions import Described, always
from arasta.play.text.language import DEFAULT, say


def mosque_tile_text(tile: Tile, language: str = DEFAULT) -> str:
    """What a mosque tile does, and its price."""
    does = capital(tile_text(tile.row, tile.colour, language))
    price = price_text(tile.row.price, tile.row.goods, tile.colour, language)
    return say("describe-mosque-tile", language, does=does, price=price)


def area_text(area: int, language: str = DEFAULT) -> str:
    """What the rubies of a trading area cost."""
    if area < COLOURS:
        return say("describe-area-colour", language, **colour_values("colour", area, language))
    return say(f"describe-area-{Area(area).name.lower().replace('_', '-')}", language)


DESCRIBED = {
    "mosque-tile": Described(TILE_OF, always(mosque_tile_text)),
    "bazaar-card": Described(CARD_OF, always(card_text)),
    "area": Described({word: area for area, word in enumerate(AREA_WORDS)}, always(area_text)),
}
ABOUT: dict[str, tuple[str, str]] = {}  # every action names its thing as the tables do
