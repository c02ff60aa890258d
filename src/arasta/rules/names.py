"""Every word of the game, once: goods, places, cards, tokens, variants, effects."""

from enum import IntEnum

CHANCE = -1  # the player who rolls and draws
NOBODY = -2  # nobody is to act: the game is over; nobody holds a thing
SEATS = 5  # seats of the record; a game uses the first `players` of them


class Good(IntEnum):
    """WORD-1, in the order of the cart's rows."""

    RED = 0  # fabric
    GREEN = 1  # spice
    YELLOW = 2  # fruit
    BLUE = 3  # jewelry


class Place(IntEnum):
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


class Card(IntEnum):
    """Kinds of bonus card, in the order of their clauses."""

    ONE_GOOD = 0
    FIVE_LIRA = 1
    PALACE_AGAIN = 2
    POST_AGAIN = 3
    DEALER_AGAIN = 4
    FAMILY_HOME = 5
    SMALL_MARKET_ANY = 6
    STAY = 7
    MOVE_3_4 = 8
    RETURN_ASSISTANT = 9


class Token(IntEnum):
    """WORD-6: those who are met on a place and then roll for another."""

    GOVERNOR = 0
    SMUGGLER = 1


class Variant(IntEnum):
    """MODE-5, MODE-6: bits of the state's `variants`."""

    NEUTRAL_ASSISTANTS = 0
    CARAVAN_LEADER = 1


class Effect(IntEnum):
    """What can stand on the agenda.

    Below 100 an effect happens by itself. From 100 a player decides, up to 119 in an open window (WIN-1). From 200
    chance decides.
    """

    # Effects that happen by themselves.
    START_TURN = 1
    END_STEP = 2
    BEGIN_ACTION = 3  # argument: the place
    GAIN_LIRA = 4  # argument: how many
    PAY_LIRA = 5  # argument: how many
    GAIN_EXTENSION = 6
    FILL_ROW = 7  # argument: the good
    USE_POST_OFFICE = 8
    DRAW_CARD = 9
    DISCARD_UNLESS_LEADER = 10
    PAY_BLACK_MARKET = 11
    PAY_TEA_HOUSE = 12  # argument: the number called
    PAY_PALACE = 13
    PAY_DEALER = 14
    TAKE_RUBY = 15  # argument: the place
    FAMILY_HOME = 16
    STAY = 17
    MOVE_TOKEN = 18  # argument: the token
    MOVE_NEUTRAL = 19  # argument: the neutral merchant, 0 to 2
    REVEAL_DEMAND = 20  # argument: the market, 0 or 1
    NEXT_TURN = 21

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
    WALK = 120  # argument: nearest and farthest distance as two digits
    TAKE_GOOD = 121  # argument: the set of permitted goods
    GIVE_GOODS = 122  # argument: how many, and the first colour still allowed (see cart.py)
    BUY_GOOD = 123  # argument: the price
    TAKE_CARD = 124
    DISCARD_CARD = 125
    RETURN_ASSISTANTS = 126  # argument: the lowest place still allowed
    RETURN_ASSISTANT = 127  # argument: 1 if not from the merchant's place
    CALL_NUMBER = 128
    CHANGE_DICE = 129
    SELL = 130  # argument: the market (see places/market.py)
    SEND_FAMILY = 131
    ACT_THERE = 132  # argument: the place
    MOSQUE_TILE = 133  # argument: the mosque
    REWARD = 134
    PAY_LIRA_OR_CARD = 135  # argument: how many lira
    PAY_LIRA_OR_GOOD = 136  # argument: how many lira

    # Chance.
    ROLL_DICE = 200
    CARD_DRAWN = 201
    DEMAND_DRAWN = 202  # argument: the market
    PLACE_LAID = 203  # argument: the place


FIRST_DECISION = 100
FIRST_WINDOW = 100
FIRST_INNER = 120  # the windows are below
FIRST_CHANCE = 200
PLACES = max(Place) + 1  # length of an array indexed by place
CARDS = len(Card)
