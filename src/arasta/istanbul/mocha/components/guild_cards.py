"""The guild cards (docs/rules/components.md, section 10; clauses GUILD-01 to GUILD-20)."""

from typing import NamedTuple

import numpy as np

from arasta.istanbul.base.components.rows import Program
from arasta.istanbul.base.words import Good
from arasta.istanbul.mocha.arguments import TAVERN_USE
from arasta.istanbul.mocha.words import Effect, Place

E = Effect


class GuildCard(NamedTuple):
    """A guild card: its number and effect. One copy each, all printed."""

    number: int
    clause: str
    effect: Program
    edition: int = 1  # as of a bonus card


R, G, Y, B = Good
GUILD_TABLE = (
    GuildCard(1, "GUILD-01", ((E.GAIN_EXTENSION, 0),)),
    GuildCard(2, "GUILD-02", ((E.FILL_ROW, R), (E.GAIN_GOOD, G), (E.GAIN_GOOD, Y), (E.GAIN_GOOD, B))),
    GuildCard(3, "GUILD-03", ((E.FILL_ROW, G), (E.GAIN_GOOD, R), (E.GAIN_GOOD, Y), (E.GAIN_GOOD, B))),
    GuildCard(4, "GUILD-04", ((E.FILL_ROW, Y), (E.GAIN_GOOD, R), (E.GAIN_GOOD, G), (E.GAIN_GOOD, B))),
    GuildCard(
        5, "GUILD-05", ((E.GAIN_LIRA, 4), (E.GAIN_GOOD, R), (E.GAIN_GOOD, G), (E.GAIN_GOOD, Y), (E.GAIN_GOOD, B))
    ),
    GuildCard(6, "GUILD-06", ((E.DRAW_CARDS, 3),)),
    GuildCard(7, "GUILD-07", ((E.STACK_TO_FOUNTAIN, 0), (E.RETURN_ASSISTANTS, 0), (E.EXTRA_TURN, 0))),
    GuildCard(8, "GUILD-08", ((E.TAKE_TWO, 0), (E.ROLL_DICE, 0), (E.CHANGE_DICE, 0), (E.PAY_GUILD_BLACK_MARKET, 0))),
    GuildCard(9, "GUILD-09", ((E.CALL_NUMBER, 2),)),
    GuildCard(10, "GUILD-10", ((E.PAY_GOOD, R), (E.PAY_GOOD, G), (E.PAY_GOOD, Y), (E.GAIN_LIRA, 15))),
    GuildCard(11, "GUILD-11", ((E.PAY_GOOD, B), (E.PAY_GOOD, R), (E.PAY_GOOD, G), (E.GAIN_LIRA, 20))),
    GuildCard(12, "GUILD-12", ((E.ACT_ANYWHERE, 0), (E.FAMILY_HOME_QUIETLY, 0))),
    GuildCard(13, "GUILD-13", ((E.GIVE_GOODS, 6), (E.TAKE_RUBY, Place.PALACE))),
    GuildCard(14, "GUILD-14", ((E.GUILD_TILE, Place.SMALL_MOSQUE),)),
    GuildCard(15, "GUILD-15", ((E.GUILD_TILE, Place.GREAT_MOSQUE),)),
    GuildCard(16, "GUILD-16", ((E.PAY_LIRA, 15), (E.TAKE_RUBY, Place.DEALER), (E.COFFEE_PER_RUBY, 0))),
    GuildCard(17, "GUILD-17", ((E.GAIN_COFFEE, 5),)),
    GuildCard(18, "GUILD-18", ((E.GAIN_COFFEE, 1), (E.DRAW_GUILD_CARDS, 2))),
    GuildCard(19, "GUILD-19", ((E.TAVERN, TAVERN_USE.pack(0, 0, 1)),)),
    GuildCard(20, "GUILD-20", ((E.PAY_COFFEE_HOUSE, 2), (E.TAKE_RUBY, Place.COFFEE_HOUSE))),
)
GUILD_CARDS = len(GUILD_TABLE)
GUILD_EDITIONS = np.array([row.edition for row in GUILD_TABLE], np.int64)

#                                  0  1  2  3  4  5  6  7  8  9 10 11 12
GUILD_BLUE_GOODS = np.array([0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3], np.int64)  # GUILD-08 by total; printed
