"""What Letters & Seals adds to the table as a seat sees it."""

from collections.abc import Callable, Mapping
from typing import Any

from arasta.core.bits import has, numbers_in
from arasta.core.counts import in_all
from arasta.istanbul.base.place_views import Json
from arasta.istanbul.base.view import seat_or_none
from arasta.istanbul.letters.companion import GENERAL_SUPPLY, PERSONAL_SUPPLY
from arasta.istanbul.letters.components.places import SOCIETY_LIRA
from arasta.istanbul.letters.words import Place
from arasta.istanbul.tables import PLACES

PLACE_NUMBERS = range(PLACES)
SOCIETY_REWARDS = [int(lira) for lira in SOCIETY_LIRA if lira]
SUPPLIES = {GENERAL_SUPPLY: "general supply", PERSONAL_SUPPLY: "personal supply"}


def table_view(o: Any) -> Json:
    """Letters, kiosk tiles and the auction."""
    return {
        "letter_supply": o.letter_supply_size,
        "letter_discard": in_all(PLACE_NUMBERS, o.letter_discard),
        "kiosk": numbers_in(o.kiosk_open),
        "kiosk_discard": numbers_in(o.kiosk_discard),
        "kiosk_left": numbers_in(o.kiosk_supply),
        "bid": o.bid or None,
        "bidder": seat_or_none(o.bidder),
    }


def player_view(o: Any, p: int) -> Json:
    """Letters and companion of a player."""
    return {
        "companion": SUPPLIES.get(o.companion[p], o.companion[p]),
        "letters": in_all(PLACE_NUMBERS, o.letters.tolist()[p]),
        "delivered": in_all(PLACE_NUMBERS, o.delivered.tolist()[p]),
        "double_turn": has(o.double_turns, p),
    }


def add_to_places(o: Any, places: Mapping[int, Json]) -> None:
    """The companions on their places."""
    for place in places.values():
        place["companions"] = []
    for p in range(o.players):
        if o.companion[p] not in SUPPLIES:
            places[o.companion[p]]["companions"].append(p)


def society_view(o: Any, place: int) -> Json:
    """The lira that the next completions bring."""
    return {"lira": SOCIETY_REWARDS[o.societies :]}


PLACE_VIEWS: Mapping[int, Callable[[Any, int], Json]] = {Place.SECRET_SOCIETY: society_view}
