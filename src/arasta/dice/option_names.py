"""How the options of decisions are called."""

from arasta.core.action import Action, Names
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILES
from arasta.dice.words import Area, Face, Resource

AREA_WORDS = ("red", "yellow", "green", "blue", "carpet", "lira")  # DACT-12, DACT-13, DACT-14
FACE_WORDS = [face.name.lower() for face in Face]


def resources(verb: str, given: range, first: int = 0) -> Names:
    """Options that name a resource."""
    return Names({first + i: Action(verb, "resource", Resource(i).name.lower(), i) for i in given})


def tiles(verb: str, first: int = 0) -> Names:
    """Options that name a mosque tile."""
    return Names({first + i: Action(verb, "mosque-tile", tile.slug, i) for i, tile in enumerate(TILES)})


def cards(verb: str) -> Names:
    """Options that name a bazaar card."""
    return Names({i: Action(verb, "bazaar-card", row.slug, i) for i, row in enumerate(CARD_TABLE)})


def areas(first: int = 0) -> Names:
    """Options that take the next ruby of an area."""
    return Names({first + area: Action("ruby", "area", AREA_WORDS[area], int(area)) for area in Area})


def faces(verb: str, given: range, first: int = 0) -> Names:
    """Options that name a die by its face."""
    return Names({first + i: Action(verb, "face", FACE_WORDS[i], i) for i in given})
