"""What the things of Mocha & Baksheesh do, and its reference pages, made from the component tables."""

from arasta.istanbul.base.words import Good
from arasta.istanbul.layout_setting import mode_of
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE, GuildCard
from arasta.istanbul.mocha.components.tavern import BAKSHEESH_GOODS, TAVERN_STACKS, TavernTile
from arasta.istanbul.mocha.words import MOCHA
from arasta.istanbul.modules import ALL_EXPANSIONS
from arasta.istanbul.tables import TOKEN_NEEDS, TOKEN_TABLE
from arasta.play.istanbul.effects import program_text
from arasta.play.text.descriptions import Described, Expansions, always
from arasta.play.text.language import DEFAULT, say
from arasta.play.text.names import name_of, named
from arasta.play.text.refusals import listed

TILES = tuple(tile.name.lower() for tile in TavernTile)
OFFERS = (*TILES, "barrier", "baksheesh")  # of the Tavern


def guild_text(row: GuildCard, language: str = DEFAULT) -> str:
    """A guild card."""
    return program_text(row.effect, language)


def offer_text(word: str, language: str = DEFAULT, expansions: Expansions = None) -> str:
    """What the Tavern offers: a tile with its power, the barrier, baksheesh. What it costs now the option says."""
    mode = mode_of(ALL_EXPANSIONS if expansions is None else expansions)
    tokens = [row.slug for row in TOKEN_TABLE if TOKEN_NEEDS[row.token] & ~mode == 0]
    return say(f"rules-tavern-{word}", language, **listed("tokens", "token", tokens, language, "list-and"))


def is_played(thing: object, expansions: Expansions) -> bool:
    """Whether the things of this expansion are in the game."""
    return expansions is None or ALL_EXPANSIONS[MOCHA] in expansions


def guild_page(language: str = DEFAULT) -> list[str]:
    """Every guild card."""
    return [
        f"{row.number:2d} {name_of('guild', str(row.number), language)}: {guild_text(row, language)}"
        for row in GUILD_TABLE
    ]


def tavern_page(language: str = DEFAULT) -> list[str]:
    """What the Tavern sells, and what its tiles do."""
    costs = "; ".join(dict.fromkeys(", ".join(map(str, stack.costs)) for stack in TAVERN_STACKS))
    good, other = (Good(side).name.lower() for side in BAKSHEESH_GOODS)
    goods = named("good", "good", good, language) | named("other", "good", other, language)
    prices = say("rules-tavern-prices", language, **goods)
    return [say("rules-tavern-tiles", language, list=costs), *(offer_text(word, language) for word in OFFERS), prices]


DESCRIBED = {
    "guild": Described({str(row.number): row for row in GUILD_TABLE}, always(guild_text), is_played),
    "tavern": Described({word: word for word in OFFERS}, offer_text, is_played),
}
ABOUT = {
    **{f"{tile} tile": ("tavern", tile) for tile in TILES},
    "set barrier": ("tavern", "barrier"),
    "baksheesh": ("tavern", "baksheesh"),
}
SENTENCES = {"turn": ("guild-card",)}
KINDS = {"guild": "guild"}
TOPICS = {"guild": guild_page, "tavern": tavern_page}
