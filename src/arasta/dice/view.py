"""The dice game as a seat sees it, as plain JSON-ready data. Built from an observation, never from the state."""

from typing import Any

import numpy as np

from arasta.core.agenda import FIRST_CHANCE, top_argument, top_effect
from arasta.core.compiling import record_at
from arasta.core.machine import CHANCE, NOBODY
from arasta.core.options import options_in
from arasta.core.protocol import SPECTATOR
from arasta.dice.actions import ACTIONS
from arasta.dice.components.board import GOAL, PRICE, SPOTS_OF, THRESHOLD
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILES
from arasta.dice.components.values import ACTIONS as ACTIONS_A_TURN
from arasta.dice.effects import EFFECTS
from arasta.dice.option_names import AREA_WORDS, FACE_WORDS
from arasta.dice.rubies import is_last_round
from arasta.dice.scoring import wealth
from arasta.dice.tiles import extra_actions
from arasta.dice.words import AREAS, COLOUR_WORDS, Effect, Price, Resource

Json = dict[str, Any]
TOKEN_WORDS = tuple(Resource(i).name.lower() for i in range(Resource.BROWN + 1))


def view(observation: np.ndarray) -> Json:
    """Everything needed to draw the table for the seat that looks."""
    o = record_at(observation, 0)
    in_turn = o.turn_of != NOBODY
    return {
        "game": "dice",
        "seat": None if o.seat == SPECTATOR else o.seat,
        "over": o.agenda_height == 0,
        "round": o.round,
        "turn_of": o.turn_of if in_turn else None,
        "to_act": "chance" if o.to_act == CHANCE else None if o.to_act == NOBODY else o.to_act,
        "decision": decision(o),
        "legal": [ACTIONS.at(top_effect(o), option).name for option in options_in(o)],
        "target": int(GOAL[o.players]),
        "last_round": is_last_round(o),
        "areas": {AREA_WORDS[area]: area_view(o, area) for area in range(AREAS)},
        "mosque": {"tiles": int(THRESHOLD[o.players]), "rubies": o.mosque_rubies},
        "market": tile_words(o.market),
        "stack": {tile.slug: o.stack[i] for i, tile in enumerate(TILES)},
        "deck": card_counts(o.deck),
        "discard": card_counts(o.discard),
        "revealed": [row.slug for i, row in enumerate(CARD_TABLE) for _ in range(o.revealed[i])],
        "supply": {resource.name.lower(): o.supply[resource] for resource in Resource},
        "dice": {word: o.dice[i] for i, word in enumerate(FACE_WORDS)},
        "again": {word: o.again[i] for i, word in enumerate(FACE_WORDS)},
        "card_dice": o.card_dice,
        "actions_taken": o.actions,
        "actions_allowed": ACTIONS_A_TURN + extra_actions(o, o.turn_of) if in_turn else 0,
        "payment": payment(o),
        "players": [player_view(o, p) for p in range(o.players)],
    }


def decision(o: Any) -> Json | None:
    """What is asked now."""
    if o.agenda_height == 0:
        return None
    effect = top_effect(o)
    named = EFFECTS.declared[effect].named_argument(top_argument(o))
    return {"kind": EFFECTS.words[effect], **named, "chance": effect >= FIRST_CHANCE}


def area_view(o: Any, area: int) -> Json:
    """A row of prices, how many of its spots are empty, and the price of the next ruby."""
    prices = [int(price) for price in PRICE[o.players, area, : SPOTS_OF[o.players, area]]]
    empty = o.empty_spots[area]
    return {"prices": prices, "empty": empty, "price": prices[empty] if empty < len(prices) else None}


def tile_words(counts: Any) -> list[str]:
    """Tiles by their words, each as often as it lies there."""
    return [tile.slug for i, tile in enumerate(TILES) for _ in range(counts[i])]


def card_counts(counts: Any) -> dict[str, int]:
    """How many cards of each kind."""
    return {row.slug: counts[i] for i, row in enumerate(CARD_TABLE)}


def payment(o: Any) -> Json | None:
    """The price being paid, and what has been chosen so far."""
    if o.agenda_height == 0 or top_effect(o) != Effect.PAY_GOODS:
        return None
    return {
        "price": Price(o.price).name.lower(),
        "goods": o.price_goods,
        "colour": COLOUR_WORDS[o.price_colour] if o.price == Price.SAME else None,
        "dice": {word: o.paid_dice[i] for i, word in enumerate(COLOUR_WORDS)},
        "tokens": {word: o.paid_tokens[i] for i, word in enumerate(COLOUR_WORDS)} | {"brown": o.paid_brown},
    }


def player_view(o: Any, p: int) -> Json:
    """What lies before a player."""
    return {
        "seat": p,
        "rubies": o.rubies[p],
        "tokens": {word: o.owned[p, i] for i, word in enumerate(TOKEN_WORDS)},
        "crystals": o.owned[p, Resource.CRYSTAL],
        "lira": o.owned[p, Resource.LIRA],
        "tiles": [tile.slug for i, tile in enumerate(TILES) for _ in range(o.tiles[p, i])],
        "fresh": [tile.slug for i, tile in enumerate(TILES) for _ in range(o.fresh[p, i])],
        "mosque_ruby": bool(o.mosque_ruby[p]),
        "wealth": int(wealth(o, p)),
    }
