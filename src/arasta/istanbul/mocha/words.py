"""The words of Mocha & Baksheesh, beside those of the base game."""

from arasta.istanbul.base import words as base
from arasta.istanbul.modules import module_number

MOCHA = module_number("mocha")
COFFEE = len(base.Good)  # WORD-2: coffee among the items, after the goods
ITEMS = COFFEE + 1


class Place(base.Place):
    """The places of Mocha & Baksheesh."""

    ROASTING_PLANT = 17
    GUILD_HALL = 18
    TAVERN = 19
    COFFEE_HOUSE = 20


class Token(base.Token):
    """WORD-6."""

    COFFEE_TRADER = 2


class Piece(base.Piece):
    """WORD-5: none more than in the base game."""


class Effect(base.Effect):
    """What Mocha & Baksheesh adds to the agenda."""

    GAIN_COFFEE = 40
    PAY_COFFEE = 41
    DRAW_GUILD_CARD = 42  # as part of a gain: forfeited if there is none
    DRAW_GUILD_CARDS = 43  # so many, and no fewer
    LAY_DOWN_GUILD_CARD = 44
    STACK_TO_FOUNTAIN = 45
    EXTRA_TURN = 46
    PAY_GUILD_BLACK_MARKET = 47
    FAMILY_HOME_QUIETLY = 48
    COFFEE_PER_RUBY = 49
    PAY_COFFEE_HOUSE = 50
    REWARD_DICE = 51
    PAY_BAKSHEESH = 52
    TURN_BAKSHEESH = 53

    PAY_FIXED_OR_GOOD = 137
    TAKE_ITEM = 138
    PAY_ITEM = 139
    PLAY_GUILD_CARD = 150
    ROAST = 151
    DISCARD_GUILD_CARD = 152
    TAVERN = 153
    PLACE_BARRIER = 154
    ACT_BESIDE = 155
    SWAP_GIVE = 156
    SWAP_TAKE = 157
    TO_CORNER = 158
    TAKE_TWO = 159
    ACT_ANYWHERE = 160
    GUILD_TILE = 161

    GUILD_CARD_DRAWN = 204
