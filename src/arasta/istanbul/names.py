"""Every word of the game, once: goods, places, cards, tokens, variants. Effects are in effects.py."""

from enum import IntEnum

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
    # Mocha & Baksheesh
    ROASTING_PLANT = 17
    GUILD_HALL = 18
    TAVERN = 19
    COFFEE_HOUSE = 20
    # Letters & Seals
    EMBASSY = 21
    KIOSK = 22
    AUCTION_HOUSE = 23
    SECRET_SOCIETY = 24
    # Both
    CATACOMBS = 25


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
    # Mocha & Baksheesh
    TWO_COFFEE = 10
    COFFEE_FOR_GUILD = 11
    COFFEE_FOR_8 = 12
    SWAP_3 = 13
    DICE_MOCHA = 14
    DIE_TO_6 = 15
    CORNER = 16
    WAINWRIGHT_AGAIN = 17
    COFFEE_HOUSE_AGAIN = 18
    # Letters & Seals
    LETTER = 19
    DICE_LETTERS = 20
    ITEM_FOR_7 = 21
    RED_AND_3 = 22
    GREEN_AND_3 = 23
    YELLOW_AND_3 = 24
    TOP_DISCARD = 25
    FAMILY_STEP = 26
    JOIN_MERCHANT = 27
    COMPANION_2 = 28
    TOKEN_SERVICE = 29
    MOSQUE_AGAIN = 30
    SOCIETY_AGAIN = 31
    ANYWHERE_3_LIRA = 32


class Token(IntEnum):
    """WORD-6: those who are met on a place and then roll for another."""

    GOVERNOR = 0
    SMUGGLER = 1
    COFFEE_TRADER = 2
    COURIER = 3


class Module(IntEnum):
    """MODE-1: what is added to the base game; bits of the state's `modules`."""

    MOCHA = 0
    LETTERS = 1


class Piece(IntEnum):
    """WORD-5: the acting piece of a turn."""

    NONE = 0
    MERCHANT = 1
    FAMILY_MEMBER = 2  # a family-step turn: it acts, but pays and meets nobody
    COMPANION = 3


class Variant(IntEnum):
    """MODE-5, MODE-6: bits of the state's `variants`."""

    NEUTRAL_ASSISTANTS = 0
    CARAVAN_LEADER = 1


PLACES = max(Place) + 1  # length of an array indexed by place
CARDS = len(Card)
