"""What Mocha & Baksheesh adds to the table as a seat sees it."""

from collections.abc import Callable
from typing import Any

from arasta.core.bits import has
from arasta.istanbul.base.view import Json, seat_or_none
from arasta.istanbul.base.words import Good
from arasta.istanbul.mocha.components.guild_cards import GUILD_CARDS
from arasta.istanbul.mocha.components.places import COFFEE_HOUSE_SPACES
from arasta.istanbul.mocha.components.tavern import BAKSHEESH_AMOUNT, BAKSHEESH_COFFEE, BARRIER_PRICE, TavernTile
from arasta.istanbul.mocha.places.coffee_house import coffee_house_price
from arasta.istanbul.mocha.places.tavern import baksheesh_good, tile_cost
from arasta.istanbul.mocha.words import Place


def table_view(o: Any) -> Json:
    """The barrier, the guild cards, and the own guild hand."""
    return {
        "barrier": [o.barrier[0], o.barrier[1]] if o.barrier[0] else None,
        "barrier_keeper": seat_or_none(o.barrier_keeper),
        "guild_hand": [card for card in range(1, GUILD_CARDS + 1) if has(o.own_guild_hand, card)],
        "guild_deck": o.guild_deck_size,
        "guild_discard": [o.guild_discard[i] for i in range(o.guild_discard_size)],
        "guild_card_in_play": o.guild_card_in_play or None,
    }


def player_view(o: Any, p: int) -> Json:
    """Coffee, guild cards and tavern tiles of a player."""
    return {
        "coffee": o.coffee[p],
        "guild_cards": o.guild_cards[p],
        "tavern_tiles": [tile.name.lower() for tile in TavernTile if has(o.tavern_tiles[p], tile)],
    }


def tavern_view(o: Any, place: int) -> Json:
    """The prices of now."""
    tiles = {
        tile.name.lower(): {"left": o.tavern_tiles_left[tile], "coffee": int(tile_cost(o, tile)) or None}
        for tile in TavernTile
    }
    baksheesh = {"coffee": BAKSHEESH_COFFEE, "good": Good(baksheesh_good(o)).name.lower(), "goods": BAKSHEESH_AMOUNT}
    return {"tiles": tiles, "barrier": BARRIER_PRICE, "baksheesh": baksheesh}


def coffee_house_view(o: Any, place: int) -> Json:
    """The track, and the highest uncovered number: the price."""
    price = int(coffee_house_price(o, 1)) if o.rubies_on[place] else None
    return {"track": [int(space) for space in COFFEE_HOUSE_SPACES], "price": price}


PLACE_VIEWS: dict[int, Callable[[Any, int], Json]] = {
    Place.TAVERN: tavern_view,
    Place.COFFEE_HOUSE: coffee_house_view,
}
