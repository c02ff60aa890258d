"""What Mocha & Baksheesh adds to the table as a seat sees it."""

from collections.abc import Callable, Mapping
from typing import Any

from arasta.core.bits import numbers_in
from arasta.istanbul.base.place_views import GOODS, Json
from arasta.istanbul.base.view import seat_or_none
from arasta.istanbul.mocha.components.places import COFFEE_HOUSE_SPACES
from arasta.istanbul.mocha.components.tavern import BAKSHEESH_AMOUNT, BAKSHEESH_COFFEE, BARRIER_PRICE, TavernTile
from arasta.istanbul.mocha.places.coffee_house import coffee_house_price
from arasta.istanbul.mocha.places.tavern import baksheesh_good, tile_cost
from arasta.istanbul.mocha.words import Place

TAVERN_TILES = tuple(tile.name.lower() for tile in TavernTile)
COFFEE_HOUSE_TRACK = COFFEE_HOUSE_SPACES.tolist()


def table_view(o: Any) -> Json:
    """The barrier, and the guild cards."""
    return {
        "barrier": o.barrier.tolist() if o.barrier[0] else None,
        "barrier_keeper": seat_or_none(o.barrier_keeper),
        "guild_deck": o.guild_deck_size,
        "guild_discard": o.guild_discard[: o.guild_discard_size].tolist(),
        "guild_card_in_play": o.guild_card_in_play or None,
    }


def private_view(o: Any) -> Json:
    """INFO-2: the own guild cards."""
    return {"guild_hand": numbers_in(o.own_guild_hand)}


def player_view(o: Any, p: int) -> Json:
    """Coffee, guild cards and tavern tiles of a player."""
    return {
        "coffee": o.coffee[p],
        "guild_cards": o.guild_cards[p],
        "tavern_tiles": [TAVERN_TILES[tile] for tile in numbers_in(o.tavern_tiles[p])],
    }


def tavern_view(o: Any, place: int) -> Json:
    """The prices of now."""
    tiles = {
        word: {"left": o.tavern_tiles_left[tile], "coffee": int(tile_cost(o, tile)) or None}
        for tile, word in enumerate(TAVERN_TILES)
    }
    baksheesh = {"coffee": BAKSHEESH_COFFEE, "good": GOODS[baksheesh_good(o)], "goods": BAKSHEESH_AMOUNT}
    return {"tiles": tiles, "barrier": BARRIER_PRICE, "baksheesh": baksheesh}


def coffee_house_view(o: Any, place: int) -> Json:
    """The track, and the highest uncovered number: the price."""
    price = int(coffee_house_price(o, 1)) if o.rubies_on[place] else None
    return {"track": COFFEE_HOUSE_TRACK[:], "price": price}


PLACE_VIEWS: Mapping[int, Callable[[Any, int], Json]] = {
    Place.TAVERN: tavern_view,
    Place.COFFEE_HOUSE: coffee_house_view,
}
