"""The places and what their actions do (docs/rules/components.md, sections 1 and 6; clauses P01 to P16)."""

from typing import NamedTuple

from arasta.core.bits import bits
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Good, Place

COMMON_GOODS = bits((Good.RED, Good.GREEN, Good.YELLOW))
ANY_GOOD = bits(Good)

EXTENSION_PRICE = 7  # lira, printed
WAREHOUSE_EXTRA_PRICE = 2  # lira, with the green mosque tile; printed


class PlaceRow(NamedTuple):
    """A place: its number, the word for it in code and records, and its action as a program."""

    place: Place
    slug: str
    action: tuple[tuple[Effect, int], ...]


PLACE_TABLE = (
    PlaceRow(
        Place.WAINWRIGHT,
        "wainwright",
        ((Effect.PAY_LIRA, EXTENSION_PRICE), (Effect.GAIN_EXTENSION, 0)),
    ),
    PlaceRow(
        Place.FABRIC_WAREHOUSE,
        "fabric",
        ((Effect.FILL_ROW, Good.RED), (Effect.BUY_GOOD, WAREHOUSE_EXTRA_PRICE)),
    ),
    PlaceRow(
        Place.SPICE_WAREHOUSE,
        "spice",
        ((Effect.FILL_ROW, Good.GREEN), (Effect.BUY_GOOD, WAREHOUSE_EXTRA_PRICE)),
    ),
    PlaceRow(
        Place.FRUIT_WAREHOUSE,
        "fruit",
        ((Effect.FILL_ROW, Good.YELLOW), (Effect.BUY_GOOD, WAREHOUSE_EXTRA_PRICE)),
    ),
    PlaceRow(Place.POST_OFFICE, "post", ((Effect.USE_POST_OFFICE, 0),)),
    PlaceRow(
        Place.CARAVANSARY,
        "caravansary",
        ((Effect.TAKE_CARD, 0), (Effect.TAKE_CARD, 0), (Effect.DISCARD_UNLESS_LEADER, 0)),
    ),
    PlaceRow(Place.FOUNTAIN, "fountain", ((Effect.RETURN_ASSISTANTS, 1),)),
    PlaceRow(
        Place.BLACK_MARKET,
        "black_market",
        (
            (Effect.ROLL_DICE, 0),
            (Effect.CHANGE_DICE, 1),
            (Effect.PAY_BLACK_MARKET, 0),
            (Effect.TAKE_GOOD, COMMON_GOODS),
        ),
    ),
    PlaceRow(Place.TEA_HOUSE, "tea_house", ((Effect.CALL_NUMBER, 1),)),
    PlaceRow(Place.LARGE_MARKET, "large_market", ((Effect.SELL, Place.LARGE_MARKET),)),
    PlaceRow(Place.SMALL_MARKET, "small_market", ((Effect.SELL, Place.SMALL_MARKET),)),
    PlaceRow(Place.POLICE_STATION, "police", ((Effect.SEND_FAMILY, 0),)),
    PlaceRow(Place.PALACE, "palace", ((Effect.PAY_PALACE, 0), (Effect.TAKE_RUBY, Place.PALACE))),
    PlaceRow(Place.SMALL_MOSQUE, "small_mosque", ((Effect.MOSQUE_TILE, Place.SMALL_MOSQUE),)),
    PlaceRow(Place.GREAT_MOSQUE, "great_mosque", ((Effect.MOSQUE_TILE, Place.GREAT_MOSQUE),)),
    PlaceRow(Place.DEALER, "dealer", ((Effect.PAY_DEALER, 0), (Effect.TAKE_RUBY, Place.DEALER))),
)
