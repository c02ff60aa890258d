"""What the things of the base game do, and its reference pages, made from the component tables."""

from arasta.istanbul.base.components.markets import DEMAND_TILES, DemandTile
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_STACKS, REQUIREMENTS
from arasta.istanbul.base.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.istanbul.base.components.rows import CardRow, Layout, PlaceRow, TokenRow
from arasta.istanbul.base.words import Good
from arasta.istanbul.layout_setting import mode_of
from arasta.istanbul.tables import (
    CARD_NEEDS,
    CARD_TABLE,
    LAYOUTS,
    PLACE_TABLE,
    TOKEN_NEEDS,
    TOKEN_TABLE,
    action_of,
    places_of,
)
from arasta.play.istanbul.effects import card_text, program_text, sentence
from arasta.play.text.descriptions import Described, Expansions, always
from arasta.play.text.language import DEFAULT, has_text, say
from arasta.play.text.names import name_of, named
from arasta.play.text.refusals import in_a_row


def place_text(row: PlaceRow, language: str = DEFAULT, expansions: Expansions = None) -> str:
    """The action of a place, and what an expansion adds to it."""
    if expansions is not None:
        return program_text(action_of(row, mode_of(expansions)), language, row.place)
    text, more = program_text(row.action, language, row.place), f"rules-more-{row.place:d}"
    return f"{text} {say(more, language)}" if has_text(more, language) else text


def place_is_played(row: PlaceRow, expansions: Expansions) -> bool:
    """Whether a place lies on the board."""
    return expansions is None or row.place in places_of(mode_of(expansions))


def card_is_played(row: CardRow, expansions: Expansions) -> bool:
    """Whether a bonus card is in the deck."""
    return expansions is None or bool(CARD_NEEDS[CARD_TABLE.index(row)] & ~mode_of(expansions) == 0)


def token_is_played(row: TokenRow, expansions: Expansions) -> bool:
    """Whether somebody can be met."""
    return expansions is None or bool(TOKEN_NEEDS[row.token] & ~mode_of(expansions) == 0)


def token_text(row: TokenRow, language: str = DEFAULT) -> str:
    """An encounter."""
    return program_text(row.encounter, language)


def mosque_tile_text(colour: str, language: str = DEFAULT) -> str:
    """The power of a mosque tile."""
    return sentence(say(f"rules-tile-{colour}", language))


def demand_text(tile: DemandTile, language: str = DEFAULT) -> str:
    """The goods that a demand tile asks for."""
    asked = [(named("good", "good", good.name.lower(), language), int(tile[2 + good])) for good in Good]
    told = [say("describe-demand", language, n=n, **values) for values, n in asked if n]
    return sentence(in_a_row(told, "list-more", language))


def places_page(language: str = DEFAULT) -> list[str]:
    """Every place and its action."""
    lines = []
    for row in PLACE_TABLE:
        name = name_of("place", str(int(row.place)), language)
        lines.append(f"{row.place:2d} {name}: {place_text(row, language)}")
    return lines


def cards_page(language: str = DEFAULT) -> list[str]:
    """Every kind of bonus card."""
    return [
        f"{name_of('card', row.slug, language)} [{row.slug}], {say('rules-copies', language, n=row.copies)}: "
        f"{card_text(row, language)}"
        for row in CARD_TABLE
    ]


def tokens_page(language: str = DEFAULT) -> list[str]:
    """Those who are met."""
    return [f"{name_of('token', row.slug, language)}: {token_text(row, language)}" for row in TOKEN_TABLE]


def mosque_page(language: str = DEFAULT) -> list[str]:
    """The four kinds of mosque tile, and what they ask."""
    lines = []
    for stack in MOSQUE_STACKS:
        colour = stack.colour.name.lower()
        place = name_of("place", str(int(stack.mosque)), language)
        lines.append(f"{name_of('good', colour, language)} ({place}): {say(f'rules-tile-{colour}', language)}")
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        asked = in_a_row([str(n) for n in REQUIREMENTS[players] if n], "list-more", language)
        lines.append(say("rules-requires", language, list=asked, players=players))
    return lines


def layouts_page(language: str = DEFAULT) -> list[str]:
    """The printed layouts, drawn, with the words that they are chosen by."""
    return [line for each in LAYOUTS for line in drawn(each, f"{layout_title(each, language)} [{each.slug}]")]


def layouts(language: str = DEFAULT) -> list[str]:
    """The printed layouts, drawn."""
    return [line for each in LAYOUTS for line in drawn(each, layout_title(each, language))]


def drawn(layout: Layout, title: str) -> list[str]:
    """A layout below its title."""
    return [title, *("  " + " ".join(f"{place:2d}" for place in row) for row in layout.rows)]


def layout_title(layout: Layout, language: str) -> str:
    """What a layout is called, and the expansion that it is printed for."""
    name = say(f"name-layout-{layout.slug}", language)
    if not layout.expansions:
        return name
    (word,) = layout.expansions
    return say("rules-layout-of", language, layout=name, expansion=say(f"name-expansion-{word}", language))


DESCRIBED = {
    "place": Described({str(int(row.place)): row for row in PLACE_TABLE}, place_text, place_is_played),
    "card": Described({row.slug: row for row in CARD_TABLE}, card_text, card_is_played),
    "token": Described({row.slug: row for row in TOKEN_TABLE}, always(token_text), token_is_played),
    "mosque-tile": Described({good.name.lower(): good.name.lower() for good in Good}, always(mosque_tile_text)),
    "demand": Described({tile.slug: tile for tile in DEMAND_TILES}, always(demand_text)),
}
ABOUT = {"tile": ("mosque-tile", "")}
# What a topic says in sentences, and of which kind of things it is about.
SENTENCES = {
    "turn": ("aim", "move", "assistant", "merchants", "action", "encounters", "any-time"),
    "end": ("rubies", "cards", "winner"),
    "variants": ("neutral-assistants", "caravan-leader"),
}
KINDS = {"places": "place", "cards": "card", "tokens": "token", "mosque": "mosque-tile"}
TOPICS = {
    "places": places_page,
    "cards": cards_page,
    "tokens": tokens_page,
    "mosque": mosque_page,
    "layouts": layouts_page,
}
TOLD = {"layouts": layouts}  # what the book says of a topic whose page has words to type
