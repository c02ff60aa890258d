"""What Letters & Seals adds to the table as a seat sees it."""

from collections.abc import Callable
from typing import Any

from arasta.core.bits import has
from arasta.istanbul.base.view import Json, seat_or_none
from arasta.istanbul.letters.companion import GENERAL_SUPPLY, PERSONAL_SUPPLY
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.letters.components.places import SOCIETY_LIRA
from arasta.istanbul.letters.words import Place
from arasta.istanbul.tables import PLACES

PLACE_NUMBERS = range(1, PLACES)


def table_view(o: Any) -> Json:
    """Letters, kiosk tiles and the auction."""
    return {
        "letter_supply": o.letter_supply_size,
        "letter_discard": [place for place in PLACE_NUMBERS for _ in range(o.letter_discard[place])],
        "kiosk": [tile.number for tile in KIOSK_TABLE if has(o.kiosk_open, tile.number)],
        "kiosk_discard": [tile.number for tile in KIOSK_TABLE if has(o.kiosk_discard, tile.number)],
        "kiosk_left": [tile.number for tile in KIOSK_TABLE if has(o.kiosk_supply, tile.number)],
        "bid": o.bid or None,
        "bidder": seat_or_none(o.bidder),
    }


def player_view(o: Any, p: int) -> Json:
    """Letters and companion of a player."""
    supply = {GENERAL_SUPPLY: "general supply", PERSONAL_SUPPLY: "personal supply"}
    return {
        "companion": supply.get(o.companion[p], o.companion[p]),
        "letters": [place for place in PLACE_NUMBERS for _ in range(o.letters[p, place])],
        "delivered": [place for place in PLACE_NUMBERS for _ in range(o.delivered[p, place])],
        "double_turn": has(o.double_turns, p),
    }


def place_view(o: Any, place: int) -> Json:
    """The companions on a place."""
    return {"companions": [p for p in range(o.players) if o.companion[p] == place]}


def society_view(o: Any, place: int) -> Json:
    """The lira that the next completions bring."""
    return {"lira": [int(lira) for lira in SOCIETY_LIRA[o.societies :] if lira]}


PLACE_VIEWS: dict[int, Callable[[Any, int], Json]] = {Place.SECRET_SOCIETY: society_view}
