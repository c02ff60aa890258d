"""Every effect, decision and kind of chance that can stand on the agenda of the dice game."""

from enum import IntEnum


class Effect(IntEnum):
    """What can stand on the agenda: below 100 it happens by itself, from 100 a player decides, from 200 chance."""

    # Effects that happen by themselves.
    START_TURN = 1
    INCOME = 2  # argument: the tile
    ROLL = 3
    HAND_OVER = 4
    GAIN = 5  # argument: an amount of a resource
    PAY = 6  # argument: an amount of a resource
    OWN = 7  # argument: an amount of a resource, which is kept
    USE_CARD_DICE = 8  # argument: how many at least
    REVEAL = 9  # argument: how many cards
    DISCARD_REVEALED = 10
    REFILL = 11
    GAIN_TILE = 12  # argument: the tile
    TAKE_RUBY = 13  # argument: the area
    SERVE_MERCHANTS = 14
    # A player decides.
    REROLL = 100
    REROLL_FACE = 101  # argument: the face
    ACTION = 102
    PAY_DICE = 103  # argument: the colour
    PAY_TOKENS = 104  # argument: the colour
    TAKE_TOKENS = 105
    PICK_CARD = 106
    BENEFIT = 107  # argument: the card
    OFFER = 108  # argument: the card
    TAKE_EITHER = 109  # argument: two amounts
    GIVE_TOKEN = 110  # argument: 1 if a brown one will do
    GIVE_TILE = 111
    TAKE_TILE = 112
    CHOOSE_RUBY = 113
    # Chance.
    DIE_ROLLED = 200  # argument: how many dice are still to roll, this one included
    CARD_DRAWN = 201
    TILE_DRAWN = 202


Program = tuple[tuple[Effect, int], ...]  # what a component does
