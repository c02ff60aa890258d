"""The table as a seat sees it, as plain JSON-ready data. Built from an observation, never from the state."""

from collections.abc import Callable
from typing import Any

import numpy as np

from arasta.core.agenda import FIRST_CHANCE, top_argument, top_effect
from arasta.core.bits import has
from arasta.core.compiling import record_at
from arasta.core.machine import CHANCE, NOBODY
from arasta.core.protocol import SPECTATOR
from arasta.istanbul.actions import ACTION_OF, ACTIONS
from arasta.istanbul.board import PITCH
from arasta.istanbul.cart import capacity
from arasta.istanbul.components.markets import DEMAND_TILES, MARKET_PRICES
from arasta.istanbul.components.mosque import MOSQUE_STACKS
from arasta.istanbul.components.players import EXTENSIONS
from arasta.istanbul.components.post import COLUMNS, LOWER_GOODS, LOWER_LIRA, NO_GOOD, UPPER_GOODS, UPPER_LIRA
from arasta.istanbul.components.programs import CARD_TABLE, PLACE_TABLE, TOKEN_TABLE
from arasta.istanbul.components.tracks import ANY, DEALER_SPACES, PALACE_SPACES
from arasta.istanbul.effects import Effect
from arasta.istanbul.expansion_view import EXPANSION_PLACES, expansion_place_view, expansion_player_view, expansion_view
from arasta.istanbul.names import PLACES, Good, Module, Place
from arasta.istanbul.places.market import demand_tile
from arasta.istanbul.places.mosque import requirement
from arasta.istanbul.rubies import dealer_price, palace_goods_due
from arasta.istanbul.seams import is_in_game, is_in_play
from arasta.istanbul.turn import is_last_round

Json = dict[str, Any]
GOODS = tuple(good.name.lower() for good in Good)


def view(observation: np.ndarray) -> Json:
    """Everything needed to draw the table for the seat that looks."""
    o = record_at(observation, 0)
    seats = range(o.players)
    return {
        "game": "istanbul",
        "seat": None if o.seat == SPECTATOR else o.seat,
        "over": o.agenda_height == 0,
        "round": o.round,
        "turn_of": seat_or_none(o.turn_of),
        "to_act": "chance" if o.to_act == CHANCE else seat_or_none(o.to_act),
        "decision": decision(o),
        "legal": [ACTIONS[ACTION_OF[top_effect(o), i]].name for i in range(63) if has(o.options, i)],
        "target": o.target,
        "last_round": is_last_round(o) and o.turns > 0,
        "expansions": [module.name.lower() for module in Module if has(o.modules, module)],
        "columns": o.columns,
        "rows": o.rows,
        "places": [place_view(o, row.place, row.slug) for row in PLACE_TABLE if is_in_game(o.modules, row.place)],
        "tokens": {row.slug: o.token[row.token] or None for row in TOKEN_TABLE if is_in_play(o.modules, row.token)},
        "neutral_merchants": [o.neutral_merchant[i] for i in range(3) if o.neutral_merchant[i]],
        "caravan_leader": seat_or_none(o.caravan_leader),
        "players": [player_view(o, p) for p in seats],
        "hand": [row.slug for row in CARD_TABLE for _ in range(o.own_hand[row.card])],
        "deck": o.deck_size,
        "unseen": {row.slug: o.unseen[row.card] for row in CARD_TABLE if row.card < o.card_kinds},
        "discard": [CARD_TABLE[o.discard[i]].slug for i in range(o.discard_size)],
        "dice": [o.dice[0], o.dice[1]] if o.dice[0] else None,
        "sold": amounts(o.sold),
        "ruby_supply": o.ruby_supply,
        "here": o.here or None,
    } | expansion_view(o)


def seat_or_none(number: int) -> int | None:
    """A seat, or nobody."""
    return None if number == NOBODY else number


def decision(o: Any) -> Json | None:
    """What is asked now, and of whom."""
    if o.agenda_height == 0:
        return None
    effect = Effect(top_effect(o))
    asked = {"kind": effect.name.lower(), "argument": top_argument(o)}
    if effect == Effect.ACTION:
        asked["argument"] = o.here
    return asked | {"chance": effect >= FIRST_CHANCE}


def amounts(row: Any) -> dict[str, int]:
    """Goods by their words."""
    return {good: row[i] for i, good in enumerate(GOODS)}


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
    } | expansion_player_view(o, p)


def place_view(o: Any, place: Place, slug: str) -> Json:
    """A place: where it lies, who stands there, and what is special about it."""
    cell = o.cell[place]
    seats = range(o.players)
    common = {
        "number": int(place),
        "slug": slug,
        "column": cell % PITCH if cell >= 0 else None,
        "row": cell // PITCH if cell >= 0 else None,
        "rubies": o.rubies_on[place],
        "merchants": [p for p in seats if o.merchant[p] == place],
        "neutral_merchants": sum(o.neutral_merchant[i] == place for i in range(3)),
        "families": [p for p in seats if o.family[p] == place],
        "assistants": [p for p in seats if has(o.assistants_on[p], place)],
        "neutral_assistants": o.neutral_assistants_on[place],
        "tokens": [row.slug for row in TOKEN_TABLE if o.token[row.token] == place],
    }
    return common | expansion_place_view(o, place) | SPECIAL.get(place, nothing_special)(o, place)


def nothing_special(o: Any, place: Place) -> Json:
    """Most places show nothing that changes."""
    return {}


def post_view(o: Any, place: Place) -> Json:
    """The four fields that pay now."""
    down = [column < o.post_markers_down for column in range(COLUMNS)]
    goods = [int(UPPER_GOODS[i] if down[i] else LOWER_GOODS[i]) for i in range(COLUMNS)]
    lira = [int(UPPER_LIRA[i] if down[i] else LOWER_LIRA[i]) for i in range(COLUMNS)]
    pays = [f"{lira[i]} lira" if goods[i] == NO_GOOD else GOODS[goods[i]] for i in range(COLUMNS)]
    return {"markers_down": o.post_markers_down, "pays": pays}


def wainwright_view(o: Any, place: Place) -> Json:
    """The extensions that are left."""
    return {"extensions": EXTENSIONS * o.players - sum(o.extensions[p] for p in range(o.players))}


def market_view(o: Any, place: Place) -> Json:
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


def mosque_view(o: Any, place: Place) -> Json:
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


def palace_view(o: Any, place: Place) -> Json:
    """The track, and how many of its spaces are uncovered: the price."""
    track = ["any" if colour == ANY else GOODS[colour] for colour in PALACE_SPACES]
    return {"track": track, "price": palace_goods_due(o) if o.rubies_on[place] else None}


def dealer_view(o: Any, place: Place) -> Json:
    """The track, and the highest uncovered number: the price."""
    return {
        "track": [int(price) for price in DEALER_SPACES],
        "price": int(dealer_price(o)) if o.rubies_on[place] else None,
    }


SPECIAL: dict[Place, Callable[[Any, Place], Json]] = {
    Place.WAINWRIGHT: wainwright_view,
    Place.POST_OFFICE: post_view,
    Place.LARGE_MARKET: market_view,
    Place.SMALL_MARKET: market_view,
    Place.PALACE: palace_view,
    Place.SMALL_MOSQUE: mosque_view,
    Place.GREAT_MOSQUE: mosque_view,
    Place.DEALER: dealer_view,
    **EXPANSION_PLACES,
}
