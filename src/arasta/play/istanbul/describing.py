"""What places, cards, tiles and tokens of the board game do, made from the component tables."""

from arasta.istanbul.base.components.markets import DEMAND_TILES, DemandTile
from arasta.istanbul.base.components.rows import PlaceRow, TokenRow
from arasta.istanbul.base.words import Good
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE, GuildCard
from arasta.istanbul.mocha.components.tavern import BAKSHEESH_GOODS, TavernTile
from arasta.istanbul.tables import CARD_TABLE, PLACE_TABLE, TOKEN_TABLE
from arasta.play.describing import Described
from arasta.play.istanbul.effects import card_text, kiosk_text, program_text, sentence
from arasta.play.language import DEFAULT, has_text, say
from arasta.play.naming import name_of

OFFERS = (*(tile.name.lower() for tile in TavernTile), "barrier", "baksheesh")  # of the Tavern


def place_text(row: PlaceRow, language: str = DEFAULT) -> str:
    """The action of a place, and what an expansion adds to it."""
    text, more = program_text(row.action, language, row.place), f"rules-more-{row.place:d}"
    return f"{text} {say(more, language)}" if has_text(more, language) else text


def token_text(row: TokenRow, language: str = DEFAULT) -> str:
    """An encounter."""
    return program_text(row.encounter, language)


def guild_text(row: GuildCard, language: str = DEFAULT) -> str:
    """A guild card."""
    return program_text(row.effect, language)


def mosque_tile_text(colour: str, language: str = DEFAULT) -> str:
    """The power of a mosque tile."""
    return sentence(say(f"rules-tile-{colour}", language))


def offer_text(word: str, language: str = DEFAULT) -> str:
    """What the Tavern offers: a tile with its power, the barrier, baksheesh."""
    good, other = (name_of("good", Good(side).name.lower(), language) for side in BAKSHEESH_GOODS)
    return say(f"rules-tavern-{word}", language, good=good, other=other)


def demand_text(tile: DemandTile, language: str = DEFAULT) -> str:
    """The goods that a demand tile asks for."""
    wanted = [(name_of("good", good.name.lower(), language), tile[2 + good]) for good in Good]
    return sentence(", ".join(say("describe-demand", language, n=n, good=name) for name, n in wanted if n))


DESCRIBED = {
    "place": Described({str(int(row.place)): row for row in PLACE_TABLE}, place_text),
    "card": Described({row.slug: row for row in CARD_TABLE}, card_text),
    "token": Described({row.slug: row for row in TOKEN_TABLE}, token_text),
    "mosque-tile": Described({good.name.lower(): good.name.lower() for good in Good}, mosque_tile_text),
    "demand": Described({tile.slug: tile for tile in DEMAND_TILES}, demand_text),
    "guild": Described({str(row.number): row for row in GUILD_TABLE}, guild_text),
    "tavern": Described({word: word for word in OFFERS}, offer_text),
    "kiosk": Described({str(tile.number): tile for tile in KIOSK_TABLE}, kiosk_text),
}
ABOUT = {  # by verb, where an action does not name its thing as the tables do
    "tile": ("mosque-tile", ""),
    "movement tile": ("tavern", "movement"),
    "encounter tile": ("tavern", "encounter"),
    "set barrier": ("tavern", "barrier"),
    "baksheesh": ("tavern", "baksheesh"),
}
