"""What the expansions add to the view of the table."""

from collections.abc import Callable
from typing import Any

from arasta.core.bits import has
from arasta.core.machine import NOBODY
from arasta.istanbul.letters.companion import GENERAL_SUPPLY, PERSONAL_SUPPLY
from arasta.istanbul.letters.components import KIOSK_TABLE, SOCIETY_LIRA
from arasta.istanbul.mocha.coffee_house import coffee_house_price
from arasta.istanbul.mocha.components import BAKSHEESH_AMOUNT, BAKSHEESH_COFFEE, BARRIER_PRICE, COFFEE_HOUSE_SPACES
from arasta.istanbul.mocha.fields import GUILD_CARDS
from arasta.istanbul.mocha.names import TavernTile
from arasta.istanbul.mocha.tavern_prices import baksheesh_good, tile_cost
from arasta.istanbul.names import PLACES, Good, Module, Place

Json = dict[str, Any]
PLACE_NUMBERS = range(1, PLACES)


def expansion_view(o: Any) -> Json:
    """The common things of the expansions in play."""
    seen: Json = {}
    if has(o.modules, Module.MOCHA):
        seen |= {
            "barrier": [o.barrier[0], o.barrier[1]] if o.barrier[0] else None,
            "barrier_keeper": None if o.barrier_keeper == NOBODY else o.barrier_keeper,
            "guild_hand": [card for card in range(1, GUILD_CARDS + 1) if has(o.own_guild_hand, card)],
            "guild_deck": o.guild_deck_size,
            "guild_discard": [o.guild_discard[i] for i in range(o.guild_discard_size)],
            "guild_card_in_play": o.guild_card_in_play or None,
        }
    if has(o.modules, Module.LETTERS):
        seen |= {
            "letter_supply": o.letter_supply_size,
            "letter_discard": [place for place in PLACE_NUMBERS for _ in range(o.letter_discard[place])],
            "kiosk": [tile.number for tile in KIOSK_TABLE if has(o.kiosk_open, tile.number)],
            "kiosk_discard": [tile.number for tile in KIOSK_TABLE if has(o.kiosk_discard, tile.number)],
            "kiosk_left": [tile.number for tile in KIOSK_TABLE if has(o.kiosk_supply, tile.number)],
            "bid": o.bid or None,
            "bidder": None if o.bidder == NOBODY else o.bidder,
        }
    return seen


def expansion_player_view(o: Any, p: int) -> Json:
    """The public side of a player."""
    seen: Json = {}
    if has(o.modules, Module.MOCHA):
        seen |= {
            "coffee": o.coffee[p],
            "guild_cards": o.guild_cards[p],
            "tavern_tiles": [tile.name.lower() for tile in TavernTile if has(o.tavern_tiles[p], tile)],
        }
    if has(o.modules, Module.LETTERS):
        supply = {GENERAL_SUPPLY: "general supply", PERSONAL_SUPPLY: "personal supply"}
        seen |= {
            "companion": supply.get(o.companion[p], o.companion[p]),
            "letters": [place for place in PLACE_NUMBERS for _ in range(o.letters[p, place])],
            "delivered": [place for place in PLACE_NUMBERS for _ in range(o.delivered[p, place])],
            "double_turn": has(o.double_turns, p),
        }
    return seen


def expansion_place_view(o: Any, place: Place) -> Json:
    """The pieces of the expansions on a place."""
    if not has(o.modules, Module.LETTERS):
        return {}
    return {"companions": [p for p in range(o.players) if o.companion[p] == place]}


def tavern_view(o: Any, place: Place) -> Json:
    """The prices of now."""
    tiles = {
        tile.name.lower(): {"left": o.tavern_tiles_left[tile], "coffee": int(tile_cost(o, tile)) or None}
        for tile in TavernTile
    }
    baksheesh = {"coffee": BAKSHEESH_COFFEE, "good": Good(baksheesh_good(o)).name.lower(), "goods": BAKSHEESH_AMOUNT}
    return {"tiles": tiles, "barrier": BARRIER_PRICE, "baksheesh": baksheesh}


def coffee_house_view(o: Any, place: Place) -> Json:
    """The track, and the highest uncovered number: the price."""
    price = int(coffee_house_price(o, 1)) if o.rubies_on[place] else None
    return {"track": [int(space) for space in COFFEE_HOUSE_SPACES], "price": price}


def society_view(o: Any, place: Place) -> Json:
    """The lira that the next completions bring."""
    return {"lira": [int(lira) for lira in SOCIETY_LIRA[o.societies :] if lira]}


EXPANSION_PLACES: dict[Place, Callable[[Any, Place], Json]] = {
    Place.TAVERN: tavern_view,
    Place.COFFEE_HOUSE: coffee_house_view,
    Place.SECRET_SOCIETY: society_view,
}
