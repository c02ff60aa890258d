"""The table as a seat sees it, as plain JSON-ready data: what each module in the game has to show."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np

from arasta.core.agenda import FIRST_CHANCE, top_argument, top_effect
from arasta.core.bits import has
from arasta.core.compiling import record_at
from arasta.core.machine import CHANCE
from arasta.core.options import options_in
from arasta.core.protocol import SPECTATOR
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.base.board import is_in_game
from arasta.istanbul.base.components.rows import PlaceRow
from arasta.istanbul.base.view import Json, seat_or_none
from arasta.istanbul.base.words import Effect
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import BASE, EXPANSION_WORDS, module_number, parts
from arasta.istanbul.tables import PLACE_TABLE

VIEWS = parts("view")
PLACE_VIEWS = {place: view for part in VIEWS.values() for place, view in part.PLACE_VIEWS.items()}


def in_game(o: Any) -> Iterator[ModuleType]:
    """The views of the modules in the game."""
    return (part for module, part in VIEWS.items() if module == BASE or has(o.modules, module_number(module)))


def view(observation: np.ndarray) -> Json:
    """Everything needed to draw the table for the seat that looks."""
    o = record_at(observation, 0)
    seen: Json = {
        "game": "istanbul",
        "seat": None if o.seat == SPECTATOR else o.seat,
        "over": o.agenda_height == 0,
        "round": o.round,
        "turn_of": seat_or_none(o.turn_of),
        "to_act": "chance" if o.to_act == CHANCE else seat_or_none(o.to_act),
        "decision": decision(o),
        "legal": [ACTIONS.at(top_effect(o), option).name for option in options_in(o)],
        "expansions": [word for i, word in enumerate(EXPANSION_WORDS) if has(o.modules, i)],
        "places": [place_view(o, row) for row in PLACE_TABLE if is_in_game(o, row.place)],
        "players": [player_view(o, p) for p in range(o.players)],
    }
    for part in in_game(o):
        seen |= part.table_view(o)
    return seen


def decision(o: Any) -> Json | None:
    """What is asked now, with the argument by its words."""
    if o.agenda_height == 0:
        return None
    effect = top_effect(o)
    asked = {"kind": EFFECTS.words[effect], **EFFECTS.declared[effect].named_argument(top_argument(o))}
    if effect == Effect.ACTION:
        asked["place"] = o.here
    return asked | {"chance": effect >= FIRST_CHANCE}


def player_view(o: Any, p: int) -> Json:
    """The public side of a player."""
    seen: Json = {}
    for part in in_game(o):
        seen |= part.player_view(o, p)
    return seen


def place_view(o: Any, row: PlaceRow) -> Json:
    """A place: where it lies, who stands there, and what is special about it."""
    seen: Json = {"number": int(row.place), "slug": row.slug}
    for part in in_game(o):
        if hasattr(part, "place_view"):
            seen |= part.place_view(o, row.place)
    special = PLACE_VIEWS.get(row.place)
    return seen | special(o, row.place) if special else seen
