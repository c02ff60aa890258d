"""The table as a seat sees it, as plain JSON-ready data: what each module in the game has to show.

The public part is a spectator's view; the private part has the keys that differ for a seat. `view_types.py` says what
each key is.
"""

from typing import Any

from arasta.core.agenda import FIRST_CHANCE, FIRST_DECISION, top_argument, top_effect
from arasta.core.bits import numbers_in
from arasta.core.machine import CHANCE, is_over
from arasta.core.options import options_in
from arasta.core.protocol import SPECTATOR
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.base.place_views import Json
from arasta.istanbul.base.view import place_views, seat_or_none
from arasta.istanbul.base.words import Effect
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import ALL_EXPANSIONS, EXPANSION_WORDS, module_number, parts
from arasta.istanbul.tables import IN_GAME, MODES, PLACE_TABLE

VIEWS = parts("view")
PLACE_VIEWS = [entry for part in VIEWS.values() for entry in part.PLACE_VIEWS.items()]
ROLLS = {effect for effect, names in EFFECTS.names.items() if any(action.verb == "roll" for action in names.values())}
ROLLS.add(Effect.CHANGE_DICE)
# By the set of expansions in the game.
PARTS = [
    [part for module, part in VIEWS.items() if module not in ALL_EXPANSIONS or mode >> module_number(module) & 1]
    for mode in MODES
]
PLACES = [[row for row in PLACE_TABLE if IN_GAME[mode, row.place]] for mode in MODES]


def public_view(o: Any) -> Json:
    """Everything needed to draw the table for a spectator."""
    seen: Json = {
        "game": "istanbul",
        "over": is_over(o),
        "round": o.round,
        "turn_of": seat_or_none(o.turn_of),
        "to_act": "chance" if o.to_act == CHANCE else seat_or_none(o.to_act),
        "decision": decision(o),
        "expansions": [EXPANSION_WORDS[i] for i in numbers_in(o.modules)],
        "places": all_places(o),
        "players": [player_view(o, p) for p in range(o.players)],
    }
    for part in PARTS[o.modules]:
        seen |= part.table_view(o)
    return seen | private_view(o)


def view_of_player(o: Any, seat: int) -> Json:
    """The public side of one player."""
    return {"players": {seat: player_view(o, seat)}}


def private_view(o: Any) -> Json:
    """What differs for the seat that looks: its hand, and its choices if it must decide."""
    seen: Json = {
        "seat": None if o.seat == SPECTATOR else o.seat,
        "legal": [ACTIONS.names[top_effect(o)][option] for option in options_in(o)],
    }
    for part in PARTS[o.modules]:
        if hasattr(part, "private_view"):
            seen |= part.private_view(o)
    return seen


def decision(o: Any) -> Json | None:
    """What is asked now, with the argument by its words."""
    if is_over(o):
        return None
    effect = top_effect(o)
    asked = {"kind": EFFECTS.words[effect], **EFFECTS.declared[effect].named_argument(top_argument(o))}
    if effect == Effect.ACTION:
        asked["place"] = o.here
    if effect in ROLLS:
        asked["roll_for"] = what_follows(o)
    return asked | {"chance": effect >= FIRST_CHANCE}


def what_follows(o: Any) -> Json:
    """What a roll is for: the next thing on the agenda that happens by itself."""
    below = o.agenda_height - 2
    while o.agenda[below, 0] >= FIRST_DECISION:
        below -= 1
    effect, argument = o.agenda[below, 0], o.agenda[below, 2]
    return {"kind": EFFECTS.words[effect], **EFFECTS.declared[effect].named_argument(argument)}


def player_view(o: Any, p: int) -> Json:
    """The public side of a player."""
    seen: Json = {}
    for part in PARTS[o.modules]:
        seen |= part.player_view(o, p)
    return seen


def all_places(o: Any) -> list[Json]:
    """The places of the bazaar: where each lies, who stands there, and what is special about it."""
    places = place_views(o, PLACES[o.modules])
    for part in PARTS[o.modules]:
        if hasattr(part, "add_to_places"):
            part.add_to_places(o, places)
    for place, special in PLACE_VIEWS:
        if place in places:
            places[place] |= special(o, place)
    return list(places.values())
