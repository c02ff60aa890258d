"""The base game's part of the table as a seat sees it. Built from an observation, never from the state."""

from collections.abc import Callable
from typing import Any

from arasta.core.bits import has
from arasta.core.machine import NOBODY
from arasta.istanbul.base.board import PITCH
from arasta.istanbul.base.cart import capacity
from arasta.istanbul.base.components.markets import DEMAND_TILES, MARKET_PRICES
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_STACKS
from arasta.istanbul.base.components.players import EXTENSIONS, NEUTRAL_MERCHANTS
from arasta.istanbul.base.components.post import COLUMNS, LOWER_GOODS, LOWER_LIRA, NO_GOOD, UPPER_GOODS, UPPER_LIRA
from arasta.istanbul.base.components.tracks import ANY, DEALER_SPACES, PALACE_SPACES
from arasta.istanbul.base.places.dealer import dealer_price
from arasta.istanbul.base.places.markets import demand_tile
from arasta.istanbul.base.places.mosques import requirement
from arasta.istanbul.base.places.palace import palace_goods_due
from arasta.istanbul.base.turn.encounters import is_in_play
from arasta.istanbul.base.turn.end import is_last_round
from arasta.istanbul.base.words import Good, Place
from arasta.istanbul.tables import CARD_TABLE, PLACES, TOKEN_TABLE

Json = dict[str, Any]
GOODS = tuple(good.name.lower() for good in Good)


def table_view(o: Any) -> Json:
    """What is common to all, and the hand of the seat that looks."""
    return {
        "target": o.target,
        "last_round": is_last_round(o) and o.turns > 0,
        "columns": o.columns,
        "rows": o.rows,
        "tokens": {row.slug: o.token[row.token] or None for row in TOKEN_TABLE if is_in_play(o, row.token)},
        "neutral_merchants": [o.neutral_merchant[i] for i in range(NEUTRAL_MERCHANTS) if o.neutral_merchant[i]],
        "caravan_leader": seat_or_none(o.caravan_leader),
        "hand": [row.slug for card, row in enumerate(CARD_TABLE) for _ in range(o.own_hand[card])],
        "deck": o.deck_size,
        "unseen": {row.slug: o.unseen[card] for card, row in enumerate(CARD_TABLE) if card < o.card_kinds},
        "discard": [CARD_TABLE[o.discard[i]].slug for i in range(o.discard_size)],
        "dice": [o.dice[0], o.dice[1]] if o.dice[0] else None,
        "sold": {good: o.sold[i] for i, good in enumerate(GOODS)},
        "ruby_supply": o.ruby_supply,
        "here": o.here or None,
    }


def seat_or_none(number: int) -> int | None:
    """A seat, or nobody."""
    return None if number == NOBODY else number


def player_view(o: Any, p: int) -> Json:
    """The public side of a player."""
    places = range(1, PLACES)
    return {
        "seat": p,
        "lira": o.lira[p],
        "goods": {good: o.goods[p, i] for i, good in enumerate(GOODS)},
        "capacity": capacity(o, p),
        "extensions": o.extensions[p],
        "rubies": o.rubies[p],
        "mosque_tiles": [good for i, good in enumerate(GOODS) if has(o.mosque_tiles[p], i)],
        "tiles_used": [good for i, good in enumerate(GOODS) if o.turn_of == p and has(o.tiles_used, i)],
        "cards": o.cards[p],
        "merchant": o.merchant[p],
        "family": o.family[p],
        "stack": ["neutral" if has(o.stack_neutral[p], i) else "own" for i in range(o.stack[p])],
        "assistants": [place for place in places if has(o.assistants_on[p], place)],
        "aside": o.aside[p],
    }


def place_view(o: Any, place: int) -> Json:
    """Where a place lies, and who stands there."""
    cell = o.cell[place]
    seats = range(o.players)
    return {
        "column": cell % PITCH if cell >= 0 else None,
        "row": cell // PITCH if cell >= 0 else None,
        "rubies": o.rubies_on[place],
        "merchants": [p for p in seats if o.merchant[p] == place],
        "neutral_merchants": sum(o.neutral_merchant[i] == place for i in range(NEUTRAL_MERCHANTS)),
        "families": [p for p in seats if o.family[p] == place],
        "assistants": [p for p in seats if has(o.assistants_on[p], place)],
        "neutral_assistants": o.neutral_assistants_on[place],
        "tokens": [row.slug for row in TOKEN_TABLE if o.token[row.token] == place],
    }


def post_view(o: Any, place: int) -> Json:
    """The four fields that pay now."""
    down = [column < o.post_markers_down for column in range(COLUMNS)]
    goods = [int(UPPER_GOODS[i] if down[i] else LOWER_GOODS[i]) for i in range(COLUMNS)]
    lira = [int(UPPER_LIRA[i] if down[i] else LOWER_LIRA[i]) for i in range(COLUMNS)]
    pays = [f"{lira[i]} lira" if goods[i] == NO_GOOD else GOODS[goods[i]] for i in range(COLUMNS)]
    return {"markers_down": o.post_markers_down, "pays": pays}


def wainwright_view(o: Any, place: int) -> Json:
    """The extensions that are left."""
    return {"extensions": EXTENSIONS * o.players - sum(o.extensions[p] for p in range(o.players))}


def market_view(o: Any, place: int) -> Json:
    """The demand tile on top, those that are known to follow, and the prices."""
    i = 0 if place == Place.LARGE_MARKET else 1
    if o.demand_seen[i] == 0:
        return {"demand": None}
    tile = DEMAND_TILES[demand_tile(o, place)]
    known = [DEMAND_TILES[o.demand[i, k]].slug for k in range(o.demand_seen[i])]
    return {
        "demand": {good: tile[2 + k] for k, good in enumerate(GOODS)},
        "demand_tile": tile.slug,
        "demand_seen": known,
        "prices": [int(price) for price in MARKET_PRICES[i, 1:]],
    }


def mosque_view(o: Any, place: int) -> Json:
    """The stacks: tiles left and what the top one asks."""
    stacks = [stack for stack in MOSQUE_STACKS if stack.mosque == place]
    return {
        "stacks": {
            GOODS[stack.colour]: {
                "left": o.mosque_tiles_left[stack.colour],
                "requires": int(requirement(o, stack.colour)) or None,
            }
            for stack in stacks
        }
    }


def palace_view(o: Any, place: int) -> Json:
    """The track, and how many of its spaces are uncovered: the price."""
    track = ["any" if colour == ANY else GOODS[colour] for colour in PALACE_SPACES]
    return {"track": track, "price": palace_goods_due(o) if o.rubies_on[place] else None}


def dealer_view(o: Any, place: int) -> Json:
    """The track, and the highest uncovered number: the price."""
    return {
        "track": [int(price) for price in DEALER_SPACES],
        "price": int(dealer_price(o)) if o.rubies_on[place] else None,
    }


PLACE_VIEWS: dict[int, Callable[[Any, int], Json]] = {
    Place.WAINWRIGHT: wainwright_view,
    Place.POST_OFFICE: post_view,
    Place.LARGE_MARKET: market_view,
    Place.SMALL_MARKET: market_view,
    Place.PALACE: palace_view,
    Place.SMALL_MOSQUE: mosque_view,
    Place.GREAT_MOSQUE: mosque_view,
    Place.DEALER: dealer_view,
}
