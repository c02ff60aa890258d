"""The words of the dice game, and the number each has in a record (clauses DOBJ-2 to DOBJ-5, DRUBY-1)."""

from enum import IntEnum

from arasta.core.words import Words

SEATS = 4
COLOURS = 4  # the first four of Resource, Face and Area, in this order: red, yellow, green, blue (DOBJ-2)


class Resource(IntEnum):
    """DOBJ-5: goods tokens by colour, brown ones, crystals and lira."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    BROWN = 4
    CRYSTAL = 5
    LIRA = 6


class Face(IntEnum):
    """DOBJ-3: the six faces of a die."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    COIN = 4
    CARD = 5


class Area(IntEnum):
    """DRUBY-1: the six trading areas."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    LEFT_CARPET = 4
    RIGHT_CARPET = 5


class TileKind(IntEnum):
    """DTILE-4: what a mosque tile does."""

    LIRA = 0
    CRYSTAL = 1
    CARD = 2
    ACTION = 3
    MERCHANT = 4
    DIE = 5


class Price(IntEnum):
    """DPAY-7, DRUBY-5: what a price asks for."""

    SAME = 0  # so many goods of one colour
    DIFFERENT = 1  # so many goods, each of another colour
    CARPET = 2  # one good of each colour, and so many more of any
    LIRA = 3  # so many lira


class Effect(Words):
    """What can stand on the agenda: below 100 it happens by itself, from 100 a player decides, from 200 chance.

    What an effect's argument is stands in its declaration.
    """

    # Effects that happen by themselves.
    START_TURN = 1
    INCOME = 2
    ROLL = 3
    HAND_OVER = 4
    GAIN = 5
    PAY = 6
    OWN = 7
    USE_CARD_DICE = 8
    REVEAL = 9
    DISCARD_REVEALED = 10
    REFILL = 11
    GAIN_TILE = 12
    TAKE_RUBY = 13
    SERVE_MERCHANTS = 14
    # A player decides.
    REROLL = 100
    DICE_AGAIN = 101
    ACTION = 102
    PAY_GOODS = 103
    TAKE_TOKENS = 105
    PICK_CARD = 106
    BENEFIT = 107
    OFFER = 108
    TAKE_EITHER = 109
    GIVE_TOKEN = 110
    GIVE_TILE = 111
    TAKE_TILE = 112
    CHOOSE_RUBY = 113
    # Chance.
    DIE_ROLLED = 200
    CARD_DRAWN = 201
    TILE_DRAWN = 202


RESOURCES, FACES, AREAS = len(Resource), len(Face), len(Area)  # numbers for compiled code, which cannot ask
COLOUR_WORDS = tuple(Resource(colour).name.lower() for colour in range(COLOURS))
