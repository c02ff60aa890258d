"""The reference pages of the board game, made from its component tables."""

from collections.abc import Callable
from itertools import groupby

from arasta.istanbul.base.components.mosque_tiles import MOSQUE_STACKS, REQUIREMENTS
from arasta.istanbul.base.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.letters.components.places import LETTER_COPIES
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.mocha.components.tavern import TAVERN_STACKS
from arasta.istanbul.tables import CARD_TABLE, LAYOUTS, PLACE_TABLE, TOKEN_TABLE
from arasta.play.istanbul.describing import OFFERS, guild_text, offer_text, place_text, token_text
from arasta.play.istanbul.effects import card_text, kiosk_text, sentence
from arasta.play.language import DEFAULT, say
from arasta.play.naming import name_of


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
        asked = ", ".join(str(n) for n in REQUIREMENTS[players] if n)
        lines.append(say("rules-requires", language, list=asked, players=players))
    return lines


def layouts_page(language: str = DEFAULT) -> list[str]:
    """The printed layouts, drawn."""
    lines = []
    for layout in LAYOUTS:
        values = {"layout": say(f"name-layout-{layout.slug}", language), "slug": layout.slug}
        if layout.expansions:
            (word,) = layout.expansions
            values["expansion"] = say(f"name-expansion-{word}", language)
        lines.append(say("rules-layout-of" if layout.expansions else "rules-layout-title", language, **values))
        lines += ["  " + " ".join(f"{place:2d}" for place in row) for row in layout.rows]
    return lines


def guild_page(language: str = DEFAULT) -> list[str]:
    """Every guild card."""
    return [
        f"{row.number:2d} {name_of('guild', str(row.number), language)}: {guild_text(row, language)}"
        for row in GUILD_TABLE
    ]


def kiosk_page(language: str = DEFAULT) -> list[str]:
    """Every kiosk tile."""
    return [
        f"{tile.number:2d} {name_of('kiosk', str(tile.number), language)}: {kiosk_text(tile, language)}"
        for tile in KIOSK_TABLE
    ]


def tavern_page(language: str = DEFAULT) -> list[str]:
    """What the Tavern sells, and what its tiles do."""
    costs = "; ".join(dict.fromkeys(", ".join(map(str, stack.costs)) for stack in TAVERN_STACKS))
    return [say("rules-tavern-tiles", language, list=costs), *(offer_text(word, language) for word in OFFERS)]


def letters_page(language: str = DEFAULT) -> list[str]:
    """What letters are for, how many there are, and the companion."""
    lines = [say(f"rules-letters-{word}", language) for word in ("delivery", "seals", "prices")]
    numbered = [(copies, place) for place, copies in LETTER_COPIES.items()]
    for copies, group in groupby(numbered, key=lambda pair: pair[0]):
        names = ", ".join(name_of("place", str(place), language) for _, place in group)
        lines.append(sentence(say("rules-letters-copies", language, places=names, n=copies)))
    return [*lines, say("rules-companion", language)]


TOPICS: dict[str, Callable[[str], list[str]]] = {
    "places": places_page,
    "cards": cards_page,
    "tokens": tokens_page,
    "mosque": mosque_page,
    "layouts": layouts_page,
    "guild": guild_page,
    "tavern": tavern_page,
    "kiosk": kiosk_page,
    "letters": letters_page,
}
