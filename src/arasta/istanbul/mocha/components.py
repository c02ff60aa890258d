"""Places, cards, tokens and tiles of Mocha & Baksheesh (docs/rules/components.md, sections 1, 8, 9, 10)."""

from typing import NamedTuple

import numpy as np

from arasta.core.bits import bits
from arasta.istanbul.components.cards import FREE, FREE_AND_LAST, HOOK, PHASE_1, REPEAT, CardRow
from arasta.istanbul.components.places import PlaceRow
from arasta.istanbul.components.tokens import TOKEN_PRICE, TokenRow
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Card, Good, Place, Token

E = Effect

MOCHA_PLACES = (
    PlaceRow(Place.ROASTING_PLANT, "roasting", ((E.ROAST, 0),)),
    PlaceRow(
        Place.GUILD_HALL,
        "guild_hall",
        ((E.GAIN_COFFEE, 1), (E.DRAW_GUILD_CARD, 0), (E.DRAW_GUILD_CARD, 0), (E.DISCARD_GUILD_CARD, 0)),
    ),
    PlaceRow(Place.TAVERN, "tavern", ((E.TAVERN, 0),)),
    PlaceRow(Place.COFFEE_HOUSE, "coffee_house", ((E.PAY_COFFEE_HOUSE, 1), (E.TAKE_RUBY, Place.COFFEE_HOUSE))),
)

DICE_MOCHA = 0  # rows of the reward dice
MOCHA_CARDS = (
    CardRow(Card.TWO_COFFEE, "two_coffee", 2, FREE, ((E.GAIN_COFFEE, 2),)),
    CardRow(Card.COFFEE_FOR_GUILD, "coffee_for_guild", 2, FREE, ((E.PAY_COFFEE, 2), (E.DRAW_GUILD_CARDS, 1))),
    CardRow(Card.COFFEE_FOR_8, "coffee_for_8", 2, FREE_AND_LAST, ((E.PAY_COFFEE, 1), (E.GAIN_LIRA, 8))),
    CardRow(Card.SWAP_3, "swap_3", 2, FREE_AND_LAST, ((E.SWAP_GIVE, 0),)),
    CardRow(
        Card.DICE_MOCHA,
        "dice_mocha",
        2,
        FREE_AND_LAST,
        ((E.ROLL_DICE, 0), (E.CHANGE_DICE, 0), (E.REWARD_DICE, DICE_MOCHA)),
    ),
    CardRow(Card.DIE_TO_6, "die_to_6", 2, HOOK, ()),
    CardRow(Card.CORNER, "corner", 2, PHASE_1, ((E.TO_CORNER, 0),), is_move=True),
    CardRow(Card.WAINWRIGHT_AGAIN, "wainwright_again", 2, REPEAT, ((E.REPEAT_ACTION, 0),), repeats=(Place.WAINWRIGHT,)),
    CardRow(
        Card.COFFEE_HOUSE_AGAIN, "coffee_house_again", 2, REPEAT, ((E.REPEAT_ACTION, 0),), repeats=(Place.COFFEE_HOUSE,)
    ),
)

MOCHA_TOKENS = (
    TokenRow(
        Token.COFFEE_TRADER,
        "coffee_trader",
        (
            (E.GAIN_COFFEE, 1),
            (E.PAY_FIXED_OR_GOOD, TOKEN_PRICE),
            (E.ROLL_DICE, 0),
            (E.MOVE_TOKEN, Token.COFFEE_TRADER),
        ),
    ),
)


class GuildCard(NamedTuple):
    """A guild card: its number and effect. One copy each, all printed."""

    number: int
    effect: tuple[tuple[Effect, int], ...]


R, G, Y, B = Good
GUILD_TABLE = (
    GuildCard(1, ((E.GAIN_EXTENSION, 0),)),
    GuildCard(2, ((E.FILL_ROW, R), (E.GAIN_GOOD, G), (E.GAIN_GOOD, Y), (E.GAIN_GOOD, B))),
    GuildCard(3, ((E.FILL_ROW, G), (E.GAIN_GOOD, R), (E.GAIN_GOOD, Y), (E.GAIN_GOOD, B))),
    GuildCard(4, ((E.FILL_ROW, Y), (E.GAIN_GOOD, R), (E.GAIN_GOOD, G), (E.GAIN_GOOD, B))),
    GuildCard(5, ((E.GAIN_LIRA, 4), (E.GAIN_GOOD, R), (E.GAIN_GOOD, G), (E.GAIN_GOOD, Y), (E.GAIN_GOOD, B))),
    GuildCard(6, ((E.DRAW_CARDS, 3),)),
    GuildCard(7, ((E.STACK_TO_FOUNTAIN, 0), (E.RETURN_ASSISTANTS, 1), (E.EXTRA_TURN, 0))),
    GuildCard(8, ((E.TAKE_TWO, 0), (E.ROLL_DICE, 0), (E.CHANGE_DICE, 0), (E.PAY_GUILD_BLACK_MARKET, 0))),
    GuildCard(9, ((E.CALL_NUMBER, 2),)),
    GuildCard(10, ((E.PAY_GOOD, R), (E.PAY_GOOD, G), (E.PAY_GOOD, Y), (E.GAIN_LIRA, 15))),
    GuildCard(11, ((E.PAY_GOOD, B), (E.PAY_GOOD, R), (E.PAY_GOOD, G), (E.GAIN_LIRA, 20))),
    GuildCard(12, ((E.ACT_ANYWHERE, 0), (E.FAMILY_HOME_QUIETLY, 0))),
    GuildCard(13, ((E.GIVE_GOODS, 6 * 4), (E.TAKE_RUBY, Place.PALACE))),
    GuildCard(14, ((E.GUILD_TILE, Place.SMALL_MOSQUE),)),
    GuildCard(15, ((E.GUILD_TILE, Place.GREAT_MOSQUE),)),
    GuildCard(16, ((E.PAY_LIRA, 15), (E.TAKE_RUBY, Place.DEALER), (E.COFFEE_PER_RUBY, 0))),
    GuildCard(17, ((E.GAIN_COFFEE, 5),)),
    GuildCard(18, ((E.GAIN_COFFEE, 1), (E.DRAW_GUILD_CARDS, 2))),
    GuildCard(19, ((E.TAVERN, 1),)),
    GuildCard(20, ((E.PAY_COFFEE_HOUSE, 2), (E.TAKE_RUBY, Place.COFFEE_HOUSE))),
)
ALL_GUILD_CARDS = bits(row.number for row in GUILD_TABLE)

# Coffee House: spaces 6 to 10, then the ruby symbol; one ruby on every space but the 6. Printed.
COFFEE_HOUSE_SPACES = np.array([6, 7, 8, 9, 10], np.int64)
COFFEE_HOUSE_RUBIES = 5

# Tavern: barrier and baksheesh are printed; the costs of the tiles, top to bottom, are derived.
BARRIER_PRICE = 2
TAVERN_TILE_COSTS = np.array([1, 2, 3, 4, 0], np.int64)  # 0: the stack is empty
TAVERN_TILES = 4  # of each type
BAKSHEESH_COFFEE = 4
BAKSHEESH_GOODS = np.array([Good.YELLOW, Good.GREEN], np.int64)  # 3 of the good; the second side is reconstructed
BAKSHEESH_AMOUNT = 3

#                                  0  1  2  3  4  5  6  7  8  9 10 11 12
GUILD_BLUE_GOODS = np.array([0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3], np.int64)  # GUILD-08 by total; printed
