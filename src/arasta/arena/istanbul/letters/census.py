"""What a census of Letters & Seals must know: its kiosk tiles, and actions that never come up."""

from collections.abc import Collection

import numpy as np

from arasta.arena.census_part import Counts
from arasta.core.action import Action
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.letters.components.places import LETTER_COPIES
from arasta.istanbul.letters.words import Effect
from arasta.play.istanbul.mocha.texts import has_coffee

NEVER = {
    "copy six 6": "turning a 6 to 6 changes nothing (ROLL-3)",
    "card society_again": "random players never have the seals for two rubies (P24-1)",
    "use 24": "random players hardly ever have the seals when they may choose a place (P24-1)",
    "bid more": "bids end where the purse does; the id is frozen",
}
DECISIONS = {*range(Effect.COMPANION_WALK, Effect.ROLL_DICE), *range(Effect.LETTER_DRAWN, Effect.ROLL_DIE + 1)}
VERBS = {"companion", "place companion", "double turn", "copy six"}
PLAYED_AS = {"top_discard": [f"copy six {face}" for face in range(1, 7)]}


def why_never(action: Action) -> str | None:
    """Why it is right that an action never comes up; None if there is no such reason."""
    if action.verb in ("letter", "draw letter") and action.kind == "place" and action.value not in LETTER_COPIES:
        return "no letter names this place"
    return "hardly anybody ever owns so many lira (P23-4)" if action.verb == "bid" else None


def kiosk_counts(choices: np.ndarray, expansions: Collection[str]) -> Counts:
    """How often every kiosk tile was used, each of its ways apart; MODE-8: none for coffee where there is none."""
    from arasta.istanbul.letters.places.kiosk import (  # rules, which are there only if they are played
        USE,
        USE_OTHER_WAY,
    )

    found = {}
    for tile in KIOSK_TABLE:
        found[str(tile.number)] = int(choices[Effect.USE_KIOSK_TILE, tile.number, USE])
        if tile.back and (has_coffee(tuple(expansions)) or Effect.GAIN_COFFEE not in dict(tile.back)):
            found[f"{tile.number} back"] = int(choices[Effect.USE_KIOSK_TILE, tile.number, USE_OTHER_WAY])
    return found


THINGS = {"kiosk": kiosk_counts}
