"""The words of the base game. Bonus cards have theirs in their table."""

from enum import IntEnum

from arasta.core.words import Words


class Good(IntEnum):
    """WORD-1, in the order of the cart's rows."""

    RED = 0  # fabric
    GREEN = 1  # spice
    YELLOW = 2  # fruit
    BLUE = 3  # jewelry


GOODS = len(Good)


class Variant(IntEnum):
    """MODE-5, MODE-6: bits of the state's `variants`."""

    NEUTRAL_ASSISTANTS = 0
    CARAVAN_LEADER = 1


class Place(Words):
    """The places of the bazaar by their printed numbers; 0 is off the board."""

    WAINWRIGHT = 1
    FABRIC_WAREHOUSE = 2
    SPICE_WAREHOUSE = 3
    FRUIT_WAREHOUSE = 4
    POST_OFFICE = 5
    CARAVANSARY = 6
    FOUNTAIN = 7
    BLACK_MARKET = 8
    TEA_HOUSE = 9
    LARGE_MARKET = 10
    SMALL_MARKET = 11
    POLICE_STATION = 12
    PALACE = 13
    SMALL_MOSQUE = 14
    GREAT_MOSQUE = 15
    DEALER = 16


class Token(Words):
    """WORD-6: those who are met on a place and then roll for another."""

    GOVERNOR = 0
    SMUGGLER = 1


class Piece(Words):
    """WORD-5: the acting piece of a turn."""

    NONE = 0
    MERCHANT = 1


class Effect(Words):
    """What can stand on the agenda.

    Below 100 an effect happens by itself. From 100 a player decides, up to 119 in an open window (WIN-1). From 200
    chance decides. What an effect's argument is stands in its declaration.
    """

    # Effects that happen by themselves.
    START_TURN = 1
    END_STEP = 2
    BEGIN_ACTION = 3
    GAIN_LIRA = 4
    PAY_LIRA = 5
    GAIN_EXTENSION = 6
    FILL_ROW = 7
    USE_POST_OFFICE = 8
    DRAW_CARD = 9
    DISCARD_UNLESS_LEADER = 10
    PAY_BLACK_MARKET = 11
    PAY_TEA_HOUSE = 12
    PAY_PALACE = 13
    PAY_DEALER = 14
    TAKE_RUBY = 15
    FAMILY_HOME = 16
    STAY = 17
    MOVE_TOKEN = 18
    MOVE_NEUTRAL = 19
    REVEAL_DEMAND = 20
    NEXT_TURN = 21
    GAIN_GOOD = 22
    PAY_GOOD = 23
    DRAW_CARDS = 24
    REPEAT_ACTION = 25

    # The open windows: the decision points D0 to D7 of a turn, and the cards after the end.
    MOVE = 100
    ASSISTANT = 101
    PAY_MERCHANTS = 102
    ACTION = 103
    AFTER_ACTION = 104
    ENCOUNTERS = 105
    END_TURN = 106
    LAST_CARDS = 107

    # Decisions inside a move, an action, a card or an encounter.
    WALK = 120
    TAKE_GOOD = 121
    GIVE_GOODS = 122
    BUY_GOOD = 123
    TAKE_CARD = 124
    DISCARD_CARD = 125
    RETURN_ASSISTANTS = 126
    RETURN_ASSISTANT = 127
    CALL_NUMBER = 128
    CHANGE_DICE = 129
    SELL = 130
    SEND_FAMILY = 131
    ACT_THERE = 132
    MOSQUE_TILE = 133
    REWARD = 134
    PAY_LIRA_OR_CARD = 135
    PAY_LIRA_OR_GOOD = 136
    CHOOSE_RUBY = 140

    # Chance.
    ROLL_DICE = 200
    CARD_DRAWN = 201
    DEMAND_DRAWN = 202
    PLACE_LAID = 203


FIRST_WINDOW = 100
FIRST_INNER = 120  # the windows are below
