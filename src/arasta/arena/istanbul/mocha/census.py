"""What a census of Mocha & Baksheesh must know: its guild cards, and actions that never come up."""

from collections.abc import Collection

import numpy as np

from arasta.arena.census_part import Counts
from arasta.istanbul.letters.words import Effect as Later
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.mocha.words import Effect

NEVER = {
    "card die_to_6": "it is played after a roll, as six (WIN-4)",
    "six 6": "turning a 6 to 6 changes nothing (ROLL-3)",
}
DECISIONS = {*range(Effect.PLAY_GUILD_CARD, Later.COMPANION_WALK), Effect.GUILD_CARD_DRAWN}
VERBS = {"guild card", "six", "copy six"}
GOODS = {"coffee"}
REACHES = (Effect.ACT_BESIDE, Effect.ACT_ANYWHERE)  # decisions whose options are places to act at
PLAYED_AS = {"die_to_6": [f"six {face}" for face in range(1, 7)]}  # cards that are played as other actions


def guild_counts(choices: np.ndarray, expansions: Collection[str]) -> Counts:
    """How often every guild card was played."""
    return {str(row.number): int(choices[Effect.PLAY_GUILD_CARD, :, row.number].sum()) for row in GUILD_TABLE}


THINGS = {"guild": guild_counts}
