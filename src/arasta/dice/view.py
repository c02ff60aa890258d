"""The dice game as a seat sees it, as plain JSON-ready data. Built from an observation, never from the state."""

from typing import Any

from arasta.core.agenda import FIRST_CHANCE, top_argument, top_effect
from arasta.core.counts import in_all
from arasta.core.machine import CHANCE, NOBODY, is_over
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
RESOURCE_WORDS = tuple(resource.name.lower() for resource in Resource)
TILE_WORDS = tuple(tile.slug for tile in TILES)
CARD_WORDS = tuple(row.slug for row in CARD_TABLE)


def public_view(o: Any) -> Json:
    """Everything needed to draw the table for a spectator."""
    in_turn = o.turn_of != NOBODY
    seen: Json = {
        "game": "dice",
        "over": is_over(o),
        "round": o.round,
        "turn_of": o.turn_of if in_turn else None,
        "to_act": "chance" if o.to_act == CHANCE else None if o.to_act == NOBODY else o.to_act,
        "decision": decision(o),
        "target": int(GOAL[o.players]),
        "last_round": is_last_round(o),
        "areas": {AREA_WORDS[area]: area_view(o, area) for area in range(AREAS)},
        "mosque": {"tiles": int(THRESHOLD[o.players]), "rubies": o.mosque_rubies},
        "market": in_all(TILE_WORDS, o.market),
        "stack": dict(zip(TILE_WORDS, o.stack)),
        "deck": dict(zip(CARD_WORDS, o.deck)),
        "discard": dict(zip(CARD_WORDS, o.discard)),
        "revealed": in_all(CARD_WORDS, o.revealed),
        "supply": dict(zip(RESOURCE_WORDS, o.supply)),
        "dice": dict(zip(FACE_WORDS, o.dice)),
        "again": dict(zip(FACE_WORDS, o.again)),
        "card_dice": o.card_dice,
        "actions_taken": o.actions,
        "actions_allowed": ACTIONS_A_TURN + extra_actions(o, o.turn_of) if in_turn else 0,
        "payment": payment(o),
        "players": [player_view(o, p) for p in range(o.players)],
    }
    return seen | private_view(o)


def view_of_player(o: Any, seat: int) -> Json:
    """What lies before a seat, and the dice that are its own in its turn."""
    return {
        "over": is_over(o),
        "turn_of": o.turn_of,
        "decision": decision(o),
        "dice": dict(zip(FACE_WORDS, o.dice)),
        "players": {seat: player_view(o, seat)},
    }


def private_view(o: Any) -> Json:
    """What differs for the seat that looks: its choices if it must decide."""
    return {
        "seat": None if o.seat == SPECTATOR else o.seat,
        "legal": [ACTIONS.names[top_effect(o)][option] for option in options_in(o)],
    }


def decision(o: Any) -> Json | None:
    """What is asked now."""
    if is_over(o):
        return None
    effect = top_effect(o)
    named = EFFECTS.declared[effect].named_argument(top_argument(o))
    return {"kind": EFFECTS.words[effect], **named, "chance": effect >= FIRST_CHANCE}


def area_view(o: Any, area: int) -> Json:
    """A row of prices, how many of its spots are empty, and the price of the next ruby."""
    prices = [int(price) for price in PRICE[o.players, area, : SPOTS_OF[o.players, area]]]
    empty = o.empty_spots[area]
    return {"prices": prices, "empty": empty, "price": prices[empty] if empty < len(prices) else None}


def payment(o: Any) -> Json | None:
    """The price being paid, and what has been chosen so far."""
    if is_over(o) or top_effect(o) != Effect.PAY_GOODS:
        return None
    return {
        "price": Price(o.price).name.lower(),
        "goods": o.price_goods,
        "colour": COLOUR_WORDS[o.price_colour] if o.price == Price.SAME else None,
        "dice": dict(zip(COLOUR_WORDS, o.paid_dice)),
        "tokens": dict(zip(COLOUR_WORDS, o.paid_tokens)) | {"brown": o.paid_brown},
    }


def player_view(o: Any, p: int) -> Json:
    """What lies before a player."""
    owned = o.owned.tolist()[p]
    return {
        "seat": p,
        "rubies": o.rubies[p],
        "tokens": dict(zip(RESOURCE_WORDS[: Resource.CRYSTAL], owned)),
        "crystals": owned[Resource.CRYSTAL],
        "lira": owned[Resource.LIRA],
        "tiles": in_all(TILE_WORDS, o.tiles.tolist()[p]),
        "fresh": in_all(TILE_WORDS, o.fresh.tolist()[p]),
        "mosque_ruby": bool(o.mosque_ruby[p]),
        "wealth": int(wealth(o, p)),
    }
