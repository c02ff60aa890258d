"""The components of Mocha & Baksheesh."""

from arasta.istanbul.mocha.components.cards import CARD_TABLE, REWARD_DICE
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.mocha.components.places import LAYOUTS, PLACE_ADDITIONS, PLACE_TABLE, TOKEN_TABLE
from arasta.istanbul.mocha.components.tavern import TAVERN_STACKS

SUPPLIES = (*GUILD_TABLE, *TAVERN_STACKS)
PROGRAMS = tuple(row.effect for row in GUILD_TABLE)  # beside those of places, cards and tokens

__all__ = [
    "CARD_TABLE",
    "LAYOUTS",
    "PLACE_ADDITIONS",
    "PLACE_TABLE",
    "PROGRAMS",
    "REWARD_DICE",
    "SUPPLIES",
    "TOKEN_TABLE",
]
