"""Places, cards, tokens, letters and kiosk tiles of Letters & Seals (docs/rules/components.md, 1, 9, 11, 12)."""

from typing import NamedTuple

import numpy as np

from arasta.core.bits import bits
from arasta.core.provenance import RECONSTRUCTED
from arasta.istanbul.components.cards import FREE, FREE_AND_LAST, PHASE_1, REPEAT, CardRow
from arasta.istanbul.components.places import ANY_GOOD, PlaceRow
from arasta.istanbul.components.tokens import TOKEN_PRICE, TokenRow
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import PLACES, Card, Good, Place, Token

E = Effect
R, G, Y, B = Good

SOCIETY_SEALS, DOUBLE_TURN_SEALS = 6, 3  # LETTER-8; printed

LETTERS_PLACES = (
    PlaceRow(Place.EMBASSY, "embassy", ((E.DRAW_LETTERS, 2),)),
    PlaceRow(Place.KIOSK, "kiosk", ((E.DRAW_LETTERS, 1), (E.OPEN_KIOSK, 0))),
    PlaceRow(Place.AUCTION_HOUSE, "auction", ((E.TAKE_GOOD, ANY_GOOD), (E.OPEN_AUCTION, 0))),
    PlaceRow(Place.SECRET_SOCIETY, "society", ((E.PAY_SEALS, SOCIETY_SEALS), (E.CHOOSE_RUBY, 0), (E.SOCIETY_LIRA, 0))),
)
BOTH_PLACES = (PlaceRow(Place.CATACOMBS, "catacombs", ((E.TAKE_ITEM, 0), (E.RELOCATE, 0))),)

DICE_LETTERS = 1  # row of the reward dice


def _card(card, slug, windows, *effect, **more):
    """All effects are printed; the copies are reconstructed."""
    return CardRow(card, slug, 2, windows, effect, copies_from=RECONSTRUCTED, **more)


LETTERS_CARDS = (
    _card(Card.LETTER, "letter", FREE, (E.DRAW_LETTER, 0)),
    _card(Card.DICE_LETTERS, "dice_letters", FREE_AND_LAST, (E.ROLL_DICE, 0), (E.CHANGE_DICE, 0),
          (E.REWARD_DICE, DICE_LETTERS)),
    _card(Card.ITEM_FOR_7, "item_for_7", FREE_AND_LAST, (E.PAY_ITEM, 0), (E.GAIN_LIRA, 7)),
    _card(Card.RED_AND_3, "red_and_3", FREE_AND_LAST, (E.GAIN_GOOD, R), (E.GAIN_LIRA, 3)),
    _card(Card.GREEN_AND_3, "green_and_3", FREE_AND_LAST, (E.GAIN_GOOD, G), (E.GAIN_LIRA, 3)),
    _card(Card.YELLOW_AND_3, "yellow_and_3", FREE_AND_LAST, (E.GAIN_GOOD, Y), (E.GAIN_LIRA, 3)),
    _card(Card.TOP_DISCARD, "top_discard", 0),
    _card(Card.FAMILY_STEP, "family_step", PHASE_1, (E.FAMILY_WALK, 0), is_move=True),
    _card(Card.JOIN_MERCHANT, "join_merchant", PHASE_1, (E.TO_MERCHANT, 0), is_move=True),
    _card(Card.COMPANION_2, "companion_2", PHASE_1, (E.COMPANION_WALK, 2), is_move=True),
    _card(Card.TOKEN_SERVICE, "token_service", FREE, (E.SERVE_TOKEN, 0)),
    _card(Card.MOSQUE_AGAIN, "mosque_again", REPEAT, (E.REPEAT_ACTION, 0),
          repeats=(Place.SMALL_MOSQUE, Place.GREAT_MOSQUE)),
    _card(Card.SOCIETY_AGAIN, "society_again", REPEAT, (E.REPEAT_ACTION, 0), repeats=(Place.SECRET_SOCIETY,)),
    _card(Card.ANYWHERE_3_LIRA, "anywhere_3_lira", PHASE_1, (E.PAY_LIRA, 3), (E.TO_ANYWHERE, 0), is_move=True),
)  # fmt: skip

LETTERS_TOKENS = (
    TokenRow(
        Token.COURIER,
        "courier",
        (
            (E.DRAW_LETTER, 0),
            (E.PAY_LIRA_OR_LETTER, TOKEN_PRICE),
            (E.ROLL_DICE, 0),
            (E.MOVE_TOKEN, Token.COURIER),
        ),
    ),
)


class KioskTile(NamedTuple):
    """A kiosk tile: its use, and the other direction or alternative where it has one. One copy each, all printed."""

    number: int
    there: tuple[tuple[Effect, int], ...]
    back: tuple[tuple[Effect, int], ...] = ()


KIOSK_TABLE = (
    KioskTile(1, ((E.GAIN_GOOD, Y), (E.GAIN_LIRA, 1))),
    KioskTile(2, ((E.GAIN_GOOD, G), (E.GAIN_LIRA, 1))),
    KioskTile(3, ((E.GAIN_GOOD, R), (E.GAIN_LIRA, 1))),
    KioskTile(4, ((E.GAIN_GOOD, Y), (E.GAIN_GOOD, Y))),
    KioskTile(5, ((E.GAIN_GOOD, G), (E.GAIN_GOOD, G))),
    KioskTile(6, ((E.GAIN_GOOD, R), (E.GAIN_GOOD, R))),
    KioskTile(7, ((E.GAIN_GOOD, Y),)),
    KioskTile(8, ((E.GAIN_GOOD, G),)),
    KioskTile(9, ((E.GAIN_GOOD, R),)),
    KioskTile(10, ((E.GAIN_GOOD, B),)),
    KioskTile(11, ((E.DRAW_CARDS, 1),)),
    KioskTile(12, ((E.GAIN_LIRA, 2),)),
    KioskTile(13, ((E.GAIN_LIRA, 2),), ((E.GAIN_COFFEE, 1),)),
    KioskTile(14, ((E.GAIN_LIRA, 3),), ((E.GAIN_COFFEE, 1),)),
    KioskTile(15, ((E.COMPANION_TO_SUPPLY, 0),)),
    KioskTile(16, ((E.ROLL_DIE, 0), (E.CHANGE_DICE, 0), (E.DIE_LIRA, 0))),
    KioskTile(17, ((E.PAY_LIRA, 10), (E.GAIN_EXTENSION, 0))),
    KioskTile(18, ((E.PAY_GOOD, R), (E.PAY_GOOD, G), (E.PAY_GOOD, Y), (E.PAY_GOOD, B), (E.GAIN_EXTENSION, 0))),
    KioskTile(19, ((E.STACK_TO_FOUNTAIN, 0),)),
    KioskTile(20, ((E.PAY_ITEM, 0), (E.DRAW_LETTER, 0)), ((E.GIVE_LETTER, 0), (E.TAKE_ITEM, 0))),
    KioskTile(21, ((E.DISCARD_CARD, 0), (E.DRAW_LETTER, 0)), ((E.GIVE_LETTER, 0), (E.DRAW_CARDS, 1))),
    KioskTile(22, ((E.PAY_LIRA, 2), (E.DRAW_LETTER, 0)), ((E.GIVE_LETTER, 0), (E.GAIN_LIRA, 3))),
    KioskTile(23, ((E.PAY_LIRA, 2), (E.TAKE_ITEM, 0)), ((E.PAY_ITEM, 0), (E.GAIN_LIRA, 3))),
    KioskTile(24, ((E.PAY_LIRA, 2), (E.DRAW_CARDS, 1)), ((E.DISCARD_CARD, 0), (E.GAIN_LIRA, 3))),
)
ALL_KIOSK_TILES = bits(tile.number for tile in KIOSK_TABLE)

# Letters by the place they name: 1 to 16 twice, 21 to 24 once. Reconstructed.
LETTERS = np.array([0, *[2] * 16, *[0] * 4, *[1] * 4, 0], np.int64)
assert len(LETTERS) == PLACES

SOCIETY_LIRA = np.array([3, 2, 1, 0], np.int64)  # by completion, then nothing; printed
