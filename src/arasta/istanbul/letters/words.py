"""The words of Letters & Seals, beside those of the base game.

Its box was printed after Mocha & Baksheesh and speaks of coffee, so its effects go on from there.
"""

from arasta.istanbul.base import words as base
from arasta.istanbul.mocha import words as mocha
from arasta.istanbul.modules import module_number

LETTERS = module_number("letters")


class Place(base.Place):
    """The places of Letters & Seals, and the one that it adds to the Grand Bazaar."""

    EMBASSY = 21
    KIOSK = 22
    AUCTION_HOUSE = 23
    SECRET_SOCIETY = 24
    CATACOMBS = 25


class Token(base.Token):
    """WORD-6."""

    COURIER = 3


class Piece(base.Piece):
    """WORD-5."""

    FAMILY_MEMBER = 2  # a family-step turn: it acts, but pays and meets nobody
    COMPANION = 3


class Effect(mocha.Effect):
    """What Letters & Seals adds to the agenda."""

    DRAW_LETTERS = 60  # so many; forfeited if there are none
    DRAW_LETTER = 61  # one, and no fewer
    OPEN_KIOSK = 62
    CLOSE_KIOSK = 63
    OPEN_AUCTION = 64
    CLOSE_AUCTION = 65
    SOCIETY_LIRA = 66
    COMPANION_TO_SUPPLY = 67
    DIE_LIRA = 68

    COMPANION_WALK = 170
    RECALL_COMPANION = 171
    FAMILY_WALK = 172
    TO_MERCHANT = 173
    TO_ANYWHERE = 174
    RELOCATE = 175
    PAY_SEALS = 176
    GIVE_LETTER = 177
    PAY_LIRA_OR_LETTER = 178
    CHOOSE_KIOSK_TILE = 179
    USE_KIOSK_TILE = 180
    BID = 181
    SERVE_TOKEN = 183

    LETTER_DRAWN = 205
    KIOSK_TILE_DRAWN = 206
    ROLL_DIE = 207
