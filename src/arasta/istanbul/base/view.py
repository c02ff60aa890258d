"""The base game's part of the table as a seat sees it. Built from an observation, never from the state."""

from collections.abc import Sequence
from typing import Any

from arasta.core.bits import numbers_in
from arasta.core.counts import in_all
from arasta.core.machine import NOBODY
from arasta.istanbul.base.cart import capacity
from arasta.istanbul.base.components.layouts import PITCH
from arasta.istanbul.base.components.rows import PlaceRow
from arasta.istanbul.base.place_views import GOODS, PLACE_VIEWS, Json, goods_view
from arasta.istanbul.base.turn.encounters import is_in_play
from arasta.istanbul.base.turn.end import is_last_round
from arasta.istanbul.tables import CARD_TABLE, TOKEN_TABLE

__all__ = ["PLACE_VIEWS", "place_views", "player_view", "private_view", "table_view"]  # what `istanbul/view.py` joins
CARD_SLUGS = [row.slug for row in CARD_TABLE]


def seat_or_none(number: int) -> int | None:
    """A seat, or nobody."""
    return None if number == NOBODY else number


def table_view(o: Any) -> Json:
    """What is common to all."""
    return {
        "target": o.target,
        "last_round": is_last_round(o) and o.turns > 0,
        "columns": o.columns,
        "rows": o.rows,
        "tokens": {row.slug: o.token[row.token] or None for row in TOKEN_TABLE if is_in_play(o, row.token)},
        "neutral_merchants": [place for place in o.neutral_merchant if place],
        "caravan_leader": seat_or_none(o.caravan_leader),
        "deck": o.deck_size,
        "discard": [CARD_SLUGS[card] for card in o.discard[: o.discard_size]],
        "dice": o.dice.tolist() if o.dice[0] else None,
        "sold": goods_view(o.sold),
        "ruby_supply": o.ruby_supply,
        "here": o.here or None,
    }


def private_view(o: Any) -> Json:
    """INFO-2: the own hand, and what it leaves open about the deck and the other hands."""
    return {
        "hand": in_all(CARD_SLUGS, o.own_hand),
        "unseen": dict(zip(CARD_SLUGS[: o.card_kinds], o.unseen)),
    }


def player_view(o: Any, p: int) -> Json:
    """The public side of a player."""
    neutral = o.stack_neutral[p]
    return {
        "seat": p,
        "lira": o.lira[p],
        "goods": goods_view(o.goods.tolist()[p]),
        "capacity": capacity(o, p),
        "extensions": o.extensions[p],
        "rubies": o.rubies[p],
        "mosque_tiles": [GOODS[i] for i in numbers_in(o.mosque_tiles[p])],
        "tiles_used": [GOODS[i] for i in numbers_in(o.tiles_used)] if o.turn_of == p else [],
        "cards": o.cards[p],
        "merchant": o.merchant[p],
        "family": o.family[p],
        "stack": ["neutral" if neutral >> i & 1 else "own" for i in range(o.stack[p])],
        "assistants": numbers_in(o.assistants_on[p]),
        "aside": o.aside[p],
    }


def place_views(o: Any, rows: Sequence[PlaceRow]) -> dict[int, Json]:
    """By its number each place: where it lies, and who stands there."""
    cells, rubies, neutral = o.cell.tolist(), o.rubies_on.tolist(), o.neutral_assistants_on.tolist()
    seen = {row.place: place_view(row, cells[row.place], rubies[row.place], neutral[row.place]) for row in rows}
    for p in range(o.players):
        seen[o.merchant[p]]["merchants"].append(p)
        seen[o.family[p]]["families"].append(p)
        for place in numbers_in(o.assistants_on[p]):
            seen[place]["assistants"].append(p)
    for place in o.neutral_merchant:
        if place:
            seen[place]["neutral_merchants"] += 1
    for row in TOKEN_TABLE:
        if o.token[row.token]:
            seen[o.token[row.token]]["tokens"].append(row.slug)
    return seen


def place_view(row: PlaceRow, cell: int, rubies: int, neutral_assistants: int) -> Json:
    """A place before anybody stands there."""
    return {
        "number": row.place,
        "slug": row.slug,
        "column": cell % PITCH if cell >= 0 else None,
        "row": cell // PITCH if cell >= 0 else None,
        "rubies": rubies,
        "merchants": [],
        "neutral_merchants": 0,
        "families": [],
        "assistants": [],
        "neutral_assistants": neutral_assistants,
        "tokens": [],
    }
